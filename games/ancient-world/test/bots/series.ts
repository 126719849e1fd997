import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { Played, Recorder, Seating, Series as SeriesOf, Span, UsableThings, Wins } from '@edubba/bots/record';
import { addList, countWin, drawOptions, span, widen } from '@edubba/bots/record';
import type { Key, Seat } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { ROUNDS } from '../../content/board.ts';
import { BOARDS } from '../../content/city-states.ts';
import { DISTRICT_IDS, TITAN_IDS } from '../../content/decks.ts';
import { EMPIRE_A } from '../../content/empire-a.ts';
import { EMPIRE_B } from '../../content/empire-b.ts';
import { EMPIRE_C } from '../../content/empire-c.ts';
import { MILITARY } from '../../content/military.ts';
import type { State } from '../../rules/index.ts';
import { ancientWorld } from '../../rules/index.ts';
import { SOURCES } from '../../rules/state.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everything whose use is counted, by group. */
export const COUNTED: UsableThings = {
  empire: ids([...EMPIRE_A, ...EMPIRE_B, ...EMPIRE_C]),
  titan: TITAN_IDS,
  military: ids(MILITARY),
  district: DISTRICT_IDS,
  'city-state': BOARDS,
};

/** What is counted besides; options are drawn for each game. */
interface Own {
  readonly vp: Span;
  readonly best: Span;
  /** VP of all players by source. */
  readonly sources: number[];
  /** By place in the first round's turn order. */
  readonly place: Wins;
  readonly seat: Wins;
  /** Games with city-states only. */
  readonly cityState: Wins;
  cards: number;
  titans: number;
}

export type Series = SeriesOf<Own>;

/** A kind of table of the record. */
export const seating = (bot: Bot<State>, players: number, games: number): Seating<State> => ({
  bot,
  name: String(players),
  players,
  games,
  seed: `record/${bot.name}/${players}`,
});

interface OneGame extends Played {
  readonly s: Readonly<State>;
  readonly starter: Seat;
  readonly cityStates: boolean;
  readonly winners: readonly number[];
}

/** Plays one game. What was used: `empire/EA01` built, `titan/T101` defeated, `kind/build.card` asked. */
function playOne({ bot, players }: Seating<State>, seed: string): OneGame {
  const options = drawOptions(ancientWorld, new Xoshiro(`${seed}/options`));
  const table = Table.open(ancientWorld, { seats: players, seed, events: false, options });
  const used = new Set<string>();
  let starter: Seat = -1;
  const hear = (_: Seat, kind: string, key: Key): void => {
    const side = /^~([^/]+)\//.exec(key)?.[1];
    used.add(`kind/${side ?? kind}`);
    if (starter < 0) starter = table.s.starter;
  };
  const { outcome, ...played } = playOut(table, [bot], new Xoshiro(`${seed}/bots`), { onAnswer: hear });
  const { s } = table;
  const put = (group: string, lists: readonly (readonly string[])[]): void => {
    for (const item of lists.flat()) used.add(`${group}/${item}`);
  };
  put('empire', s.tableau);
  put('titan', s.titans);
  put('district', s.districts);
  put('military', s.army);
  const cityStates = options['boards'] === 'city-states';
  if (cityStates) put('city-state', [s.board.map((board) => BOARDS[board] ?? '')]);
  const ended = outcome !== undefined && s.round === ROUNDS;
  return { ...played, ended, winners: outcome?.winners ?? [], used, s, starter, cityStates };
}

export const recorder: Recorder<Seating<State>, OneGame, Own> = {
  blank: () => ({
    vp: span(),
    best: span(),
    sources: SOURCES.map(() => 0),
    place: {},
    seat: {},
    cityState: {},
    cards: 0,
    titans: 0,
  }),
  play: playOne,
  add(sums, { s, starter, cityStates, winners }, { players }) {
    widen(sums.vp, ...s.vp);
    widen(sums.best, Math.max(...s.vp));
    for (const sheet of s.ledger) addList(sums.sources, sheet);
    for (let seat = 0; seat < players; seat++) {
      const won = winners.includes(seat);
      countWin(sums.seat, String(seat + 1), won);
      countWin(sums.place, String(1 + ((seat - starter + players) % players)), won);
      // Two cards are there from the beginning.
      sums.cards += (s.tableau[seat]?.length ?? 0) - 2;
      sums.titans += s.titans[seat]?.length ?? 0;
      if (cityStates) countWin(sums.cityState, BOARDS[s.board[seat] ?? 0] ?? '', won);
    }
  },
};
