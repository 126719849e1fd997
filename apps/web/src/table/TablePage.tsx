import type { Message } from '@edubba/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { drawingOf, keepLastGame, leaveEarly, reachTable, summaryOf } from '../app/early.ts';
import { loadIcons, loadPieces } from '../app/sprites.ts';
import { makeWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { whyOf } from '../worker/api.ts';
import { SessionContext } from './session/context.ts';
import { type OpenTable, Session } from './session/Session.ts';
import { Lost, Opening } from './states/States.tsx';
import { TableScreen } from './TableScreen.tsx';

type Failed = { readonly game: string | undefined; readonly why: Message };

/** Everything a table needs before it can be drawn: whose it is, the game's drawing, its pictures. */
async function prepare(id: string, locale: string): Promise<Session | Failed> {
  try {
    const pictures = Promise.all([loadIcons(), loadPieces()]);
    const summary = await summaryOf(id);
    if (summary === null) return { game: undefined, why: { id: 'table.none' } };
    if (summary.damaged !== null) return { game: summary.game, why: summary.damaged };
    const ui = await drawingOf(summary.game);
    if (ui === undefined) return { game: summary.game, why: { id: 'table.no-game' } };
    keepLastGame(summary.game);
    await pictures;
    return new Session(id, ui, makeWords(locale, ui.words.texts.en), summary.seats);
  } catch (error) {
    return { game: undefined, why: whyOf(error) };
  }
}

/** `/table/:id`: opens the kept game and shows it. */
export default function TablePage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const locale = useSettings((settings) => settings.locale);
  const [ready, setReady] = useState<Session | Failed>();
  useEffect(() => {
    let left = false;
    setReady(undefined);
    void prepare(id, locale).then((made) => {
      if (!(made instanceof Session)) leaveEarly();
      if (!left) setReady(made);
    });
    return () => {
      left = true;
      leaveEarly();
    };
  }, [id, locale]);
  if (ready === undefined) return <Opening />;
  if (!(ready instanceof Session)) return <Lost id={id} {...ready} />;
  return <SeatedTable session={ready} reach={reachTable} />;
}

/** Opens the door while it is drawn, and closes it after. */
export function SeatedTable({
  session,
  reach,
}: {
  readonly session: Session;
  readonly reach: OpenTable;
}): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is reached does not change.
  useEffect(() => {
    // A moment later, so that a page drawn twice at the start opens its table once.
    const soon = setTimeout(() => void session.open(reach), 0);
    return () => {
      clearTimeout(soon);
      session.close();
    };
  }, [session]);
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}
