import type { Message } from '@edubba/kernel';
import type { Me, TableInfo } from '@edubba/protocol';
import { type Colour, Icon } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useStore } from 'zustand';
import { drawingOf, keepLastGame } from '../app/early.ts';
import { SHELF } from '../app/games.ts';
import { later } from '../app/later.tsx';
import { loadIcons, loadPieces } from '../app/sprites.ts';
import { makeWords, type Say } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { SessionContext } from '../table/session/context.ts';
import { Session } from '../table/session/Session.ts';
import { Opening } from '../table/states/States.tsx';
import { SeatedTable } from '../table/TablePage.tsx';
import type { TableDoor } from '../worker/api.ts';
import { loadMe } from './account/me.ts';
import { mutes, tables, Unanswered, whyUnanswered } from './api.ts';
import { aroundOf } from './around/around.ts';
import { Dialogs } from './around/Dialogs.tsx';
import { LiveContext, useHouseTell } from './around/live.ts';
import { Talk } from './around/Talk.tsx';
import { lobbyTexts } from './lobby/texts.en.ts';
import { LiveTable } from './live-table.ts';
import { seatTexts, sittersOf } from './seats.ts';
import { atTexts } from './texts.en.ts';
import { browserWorld } from './world.ts';

const WaitingRoom = later(() => import('./lobby/WaitingRoom.tsx'));

/** How far opening has come. */
type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'waiting'; readonly live: LiveTable }
  | { readonly at: 'table'; readonly session: Session; readonly live: LiveTable }
  | { readonly at: 'failed'; readonly why: Message };

/** Words of the page, of the house and of what lies around a game. */
function sayIn(locale: string): Say {
  const words = makeWords(locale, lobbyTexts, atTexts);
  return (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id);
}

/** The table as this window will have it; whom the person does not want to hear comes when it is known. */
function beheld(info: TableInfo, person: Me | null, words: Words, colours: readonly Colour[]): LiveTable {
  const live = new LiveTable(info, { person, words, colours, world: browserWorld(info.id) });
  if (person !== null) {
    mutes.list().then(
      (people) => live.setMuted(people),
      () => undefined,
    );
  }
  return live;
}

async function seat(info: TableInfo, me: Me | null, locale: string): Promise<Stage> {
  const pictures = Promise.all([loadIcons(), loadPieces()]);
  const ui = await drawingOf(info.game);
  if (ui === undefined) return { at: 'failed', why: { id: 'at.no-game' } };
  keepLastGame(info.game);
  await pictures;
  const words = makeWords(locale, lobbyTexts, atTexts, ui.words.texts.en, seatTexts(ui.words.seats, info));
  const live = beheld(info, me, words, ui.colours);
  return { at: 'table', live, session: new Session(info.id, ui, words, sittersOf(info), aroundOf(live)) };
}

async function open(id: string, locale: string): Promise<Stage> {
  try {
    const [info, me] = await Promise.all([tables.table(id), loadMe()]);
    if (info.status === 'closed') return { at: 'failed', why: { id: 'at.closed' } };
    if (info.status !== 'waiting') return await seat(info, me, locale);
    const colours = SHELF.find((game) => game.id === info.game)?.colours ?? [];
    return { at: 'waiting', live: beheld(info, me, makeWords(locale, lobbyTexts, atTexts), colours) };
  } catch (error) {
    const missing = error instanceof Unanswered && error.status === 404 && error.code !== 'no-house';
    return { at: 'failed', why: missing ? { id: 'at.refused.no-table' } : whyUnanswered(error) };
  }
}

/** `/at/:id`: a table of the house: the room where people gather, then the game with everything around it. */
export default function OnlineTable(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const locale = useSettings((settings) => settings.locale);
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` says that it is to be looked at again.
  useEffect(() => {
    let left = false;
    // What is shown stays until the next is there: somebody sat down, the game begins.
    setStage((now) => (now.at === 'waiting' && now.live.id === id ? now : { at: 'opening' }));
    void open(id, locale).then((next) => {
      if (!left) setStage(next);
    });
    return () => {
      left = true;
    };
  }, [id, locale, round]);
  if (stage.at === 'opening') return <Opening />;
  if (stage.at === 'failed') return <Failed say={sayIn(locale)} why={stage.why} />;
  if (stage.at === 'waiting') return <Room live={stage.live} reload={() => setRound((n) => n + 1)} />;
  return <HouseTable key={id} {...stage} />;
}

/** Before the game: whoever comes, goes or says something shows at once; when it begins, the table is opened. */
function Room({ live, reload }: { readonly live: LiveTable; readonly reload: () => void }): ReactElement {
  const info = useStore(live.store, (state) => state.info);
  const me = useStore(live.store, (state) => state.me);
  useEffect(() => {
    let door: TableDoor | undefined;
    // A moment later, so that a page drawn twice at the start opens its line once.
    const soon = setTimeout(() => {
      door = live.open(() => undefined);
    }, 0);
    return () => {
      clearTimeout(soon);
      void door?.close();
    };
  }, [live]);
  const begun = info.status !== 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has begun.
  useEffect(() => {
    if (begun) reload();
  }, [begun]);
  return (
    <LiveContext value={live}>
      <WaitingRoom info={info} me={me} reload={reload}>
        {me !== null && <RoomTalk />}
      </WaitingRoom>
    </LiveContext>
  );
}

function RoomTalk(): ReactElement {
  const tell = useHouseTell();
  return (
    <section className="panel at-room-talk" aria-label={tell('at.talk')}>
      <header>
        <Icon id="ui-chat" size={18} />
        <h2>{tell('at.talk')}</h2>
      </header>
      <Talk />
    </section>
  );
}

/** The game, with everything around it. */
export function HouseTable({ session, live }: { readonly session: Session; readonly live: LiveTable }): ReactElement {
  const link = useStore(live.store, (state) => state.link);
  const status = useStore(live.store, (state) => state.info.status);
  const opened = useStore(session.frame, ({ place }) => place.at === 'open');
  const locale = session.words.locale;
  const refused = link.at === 'refused';
  if (refused || status === 'closed') {
    return <Failed say={sayIn(locale)} why={{ id: refused ? `at.refused.${link.why}` : 'at.closed' }} />;
  }
  return (
    <LiveContext value={live}>
      <SeatedTable session={session} reach={(_, tell) => Promise.resolve(live.open(tell))} />
      {!opened && link.at === 'lost' && <Waiting say={sayIn(locale)} retry={() => live.retry()} />}
      <SessionContext value={session}>
        <Dialogs />
      </SessionContext>
    </LiveContext>
  );
}

/** The house does not answer before there was anything to show. */
function Waiting({ say, retry }: { readonly say: Say; readonly retry: () => void }): ReactElement {
  return (
    <div className="toast warn" role="status">
      <Icon id="ui-offline" size={18} />
      {say('at.waiting-line')}
      <button type="button" className="btn sm" onClick={retry}>
        {say('at.lost.now')}
      </button>
    </div>
  );
}

/** It cannot be opened: why, and the ways on. */
function Failed({ say, why }: { readonly say: Say; readonly why: Message }): ReactElement {
  return (
    <main className="state-page" id="content">
      <div className="state-card">
        <Icon id="ui-warning" size={44} />
        <h1>{say('at.cannot')}</h1>
        <p>{say(why)}</p>
        <div className="state-buttons">
          <Link href="/online" className="btn primary">
            {say('at.lobby')}
          </Link>
          <button type="button" className="btn" onClick={() => location.reload()}>
            {say('at.again')}
          </button>
        </div>
      </div>
    </main>
  );
}
