// The frame round a game, on the main thread: /dev/table.html?game=akkad&seats=4&n=120&seed=a&kind=build.next&theme=night&hot
// `lab` in the console (and in tests) leads from position to position.
import '@edubba/ui/styles.css';
import { type Bot, random as anything } from '@edubba/bots';
import { botNamed } from '@edubba/hosting';
import { type BaseState, type Seat, Table, Xoshiro } from '@edubba/kernel';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SHELF } from '../src/app/games.ts';
import { loadIcons, loadPieces } from '../src/app/sprites.ts';
import { makeWords } from '../src/app/words.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { useAppearance } from '../src/settings/useAppearance.ts';
import { Session } from '../src/table/session/Session.ts';
import { SeatedTable } from '../src/table/TablePage.tsx';
import type { TableDoor } from '../src/worker/api.ts';
import { GAMES, loadGame } from '../src/worker/games.ts';
import { type Position, positions } from './lab.ts';
import { localDoor } from './local-door.ts';

const asked = new URLSearchParams(location.search);
const shelf = SHELF.find(({ id }) => id === (asked.get('game') ?? 'assyria'));
if (shelf?.ui === undefined) throw new Error('no such table');
const play = await loadGame(GAMES, shelf.id);
const drawing = await shelf.ui();
// `noboard`: the panels alone.
const ui = asked.has('noboard') ? { ...drawing, Board: () => null } : drawing;
const thumbs: Bot<BaseState> = (asked.has('random') ? undefined : botNamed(play, shelf.bot ?? '')) ?? anything;
const hot = asked.has('hot');
const motion = asked.get('motion');
useSettings.getState().set({
  theme: asked.get('theme') === 'night' ? 'night' : 'clay',
  ...(motion === null ? {} : { motion: motion as 'off' }),
  ...(asked.has('two') ? { oneClick: false } : {}),
});

/** Plays with the bot up to the n-th answer, and on to a question of the wanted kind for the reader. */
function positioned(): Position {
  const seats = Number(asked.get('seats') ?? 4);
  const wanted = Number(asked.get('n') ?? 0);
  const only = asked.get('kind');
  const seat = Number(asked.get('me') ?? 1) % seats;
  const table = Table.open(play.game, { seats, seed: asked.get('seed') ?? 'a' });
  const random = new Xoshiro('dev');
  while (!table.over) {
    const now = table.toMove;
    const kind = table.question(now)?.kind ?? '';
    if (table.seq >= wanted && now === seat && (only === null || only === kind)) return { table, seat, kind };
    table.play(now, thumbs.choose(table.observe(now), random).key);
  }
  return { table, seat, kind: '' };
}

/** Who sits where: the reader at one seat, bots or, at one device, others at the rest. */
function sittersOf({ table, seat: me }: Position): ConstructorParameters<typeof Session>[3] {
  return Array.from({ length: table.info.seats }, (_, seat) => {
    if (seat === me || hot) return { who: 'person', name: hot ? `Guest ${seat}` : '' };
    return { who: 'bot', bot: thumbs.name };
  });
}

await Promise.all([loadIcons(), loadPieces()]);
const root: Root = createRoot(document.getElementById('root') as HTMLElement);
let door: TableDoor | undefined;
let shown: Table<BaseState> | undefined;

/** Puts a table on the page. `alone`: nobody else answers. */
function put(position: Position, alone: boolean): void {
  const { table, seat } = position;
  const sitters = sittersOf(position);
  const session = new Session(
    `dev ${table.info.seats}`,
    ui,
    makeWords(asked.get('locale') ?? 'en', ui.words.texts.en),
    sitters,
  );
  const bots = sitters.map(({ who }) => (who === 'bot' && !alone ? thumbs : undefined));
  const reach = (_: string, tell: Parameters<typeof localDoor>[1]): Promise<TableDoor> => {
    door = localDoor({ table, me: seat, bots }, tell);
    return Promise.resolve(door);
  };
  shown = table;
  Object.assign(window, { session, board: table });
  root.render(
    <StrictMode>
      <Page key={`${table.info.seats} ${table.seq}`} session={session} reach={reach} />
    </StrictMode>,
  );
}

function Page(props: Parameters<typeof SeatedTable>[0]): ReturnType<typeof SeatedTable> {
  useAppearance();
  return <SeatedTable {...props} />;
}

/** Leads from position to position, for whoever looks at many. */
const lab = {
  game: shelf.id,
  along: positions(play, shelf.players, shelf.bot),
  /** Shows the next one, to whom it is asked; says which it is. */
  async next(): Promise<{ readonly kind: string; readonly seat: Seat; readonly seats: number; readonly n: number }> {
    const { value: position } = lab.along.next();
    const { table, seat, kind } = position;
    if (table === shown && door !== undefined) await door.sit(seat);
    else put(position, true);
    return { kind, seat, seats: table.info.seats, n: table.seq };
  },
};
Object.assign(window, { lab });
if (!asked.has('lab')) put(positioned(), false);
