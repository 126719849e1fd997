import { eventMessage } from '@edubba/gamekit';
import { useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { usePrompt } from './prompt/usePrompt.ts';
import { useFrame, useSession, useTell } from './session/context.ts';

/** Never more than one announcement in this time. */
const QUIET = 400;
/** More lines at once are only counted. */
const MOST = 4;

/** Speaks to screen readers: your question and refusals at once, what happens when there is a pause. */
export function Live(): ReactElement {
  return (
    <>
      <Loud />
      <Soft />
    </>
  );
}

function Loud(): ReactElement {
  const tell = useTell();
  const { say, why, mine } = usePrompt();
  const note = useFrame((frame) => frame.note);
  const toast = useFrame((frame) => frame.toast);
  const ask = mine ? `${tell(say)} ${why === undefined ? '' : tell(why)}` : '';
  const refused =
    note?.kind === 'refuse' ? [note.title, ...note.facts.map(({ text }) => tell(text))].join('. ') : undefined;
  return (
    <div className="sr" aria-live="assertive">
      {toast !== undefined ? tell(toast) : (refused ?? ask)}
    </div>
  );
}

function Soft(): ReactElement {
  const { ui, words, state } = useSession();
  const tell = useTell();
  const events = useFrame((frame) => frame.events);
  const names = useTable((table) => table.names);
  const told = useRef(events.length);
  const [text, setText] = useState('');
  useEffect(() => {
    if (events.length < told.current) told.current = events.length;
    const timer = setTimeout(() => {
      const fresh = events
        .slice(told.current)
        .flatMap(({ event }) => (event === undefined || ui.isMinor(event) ? [] : [event]));
      told.current = events.length;
      if (fresh.length === 0) return;
      const said = fresh
        .slice(-MOST)
        .map((event) => words.say(eventMessage(ui.words, event, names, state.standing?.view)));
      const before = fresh.length > MOST ? [tell('table.live.more', { n: fresh.length - MOST })] : [];
      setText([...before, ...said].join(' '));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [events, ui, words, names, tell, state]);
  return (
    <div className="sr" aria-live="polite">
      {text}
    </div>
  );
}
