import { eventMessage } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';
import { TableContext, type ToldEvent, useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, use, useMemo } from 'react';

/** Says a log line. */
export function useTell(): (event: ToldEvent) => string {
  const store = use(TableContext);
  const words = useTable((table) => table.words);
  const names = useTable((table) => table.names);
  const ui = useTable((table) => table.ui);
  return useMemo(
    () => (event) => words.say(eventMessage(ui.words, event, names, store?.getState().view)),
    [store, words, names, ui],
  );
}

/** A sentence with the name of whoever it is about set off. */
export function Sentence({ text, seat }: { readonly text: string; readonly seat: Seat | undefined }): ReactElement {
  const name = useSeatName();
  const who = seat === undefined ? '' : name(seat);
  const at = who === '' ? -1 : text.indexOf(who);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>{who}</b>
      {text.slice(at + who.length)}
    </>
  );
}
