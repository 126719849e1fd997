import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type {
  Counts,
  Played,
  Recorder,
  Seating,
  Series as SeriesOf,
  Span,
  UsableThings,
  Wins,
} from '@edubba/bots/record';
import { addList, count, countWin, drawOptions, span, widen } from '@edubba/bots/record';
import type { Key, Seat } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { COMBAT_CARDS } from '../../content/combat-cards.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { EVENTS } from '../../content/events.ts';
import { GARDEN_TOKENS } from '../../content/gardens.ts';
import { QUESTS } from '../../content/quests.ts';
import { STRATEGY_CARDS } from '../../content/solo-cards.ts';
import { TRADE_TOKENS } from '../../content/trade.ts';
import type { State } from '../../rules/index.ts';
import { mesopotamia } from '../../rules/index.ts';
import { bestQuests } from '../../rules/queries/quests.ts';
import { STANDSTILL } from '../../rules/standstill.ts';
import { SOURCES } from '../../rules/state.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everything whose use is counted, by group. */
export const COUNTED: UsableThings = {
  empire: EMPIRE_NAMES,
  event: ids(EVENTS),
  quest: ids(QUESTS),
  garden: ids(GARDEN_TOKENS),
  trade: ids(TRADE_TOKENS),
  combat: ids(COMBAT_CARDS),
  strategy: ids(STRATEGY_CARDS),
};

/** A kind of table: how many sit at it, and what is fixed; all other options are drawn by lot for every game. */
export interface Kind {
  readonly name: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
}

const alone = { automaton: 'none' };
const solo = (name: string, options: { readonly [name: string]: string }): Kind => ({ name, seats: 1, options });

export const TABLES: readonly Kind[] = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ name: `${seats} players`, seats, options: alone })),
  solo('Duel, emperor', { solo: 'duel', 'automaton-level': 'emperor' }),
  solo('Duel, igigi', { solo: 'duel', 'automaton-level': 'igigi' }),
  solo('Duel, anunnaki', { solo: 'duel', 'automaton-level': 'anunnaki' }),
  solo('Siege of Ur', { solo: 'siege' }),
  solo('Guardians of Assur', { solo: 'guardians' }),
  { name: '2 and the Automaton', seats: 2, options: { automaton: 'opponent' } },
  { name: '3 against the Automaton', seats: 3, options: { automaton: 'common-enemy' } },
];

/** No game is given up before so many decisions. */
const PATIENCE = 200_000;

/** What is counted besides: Rounds, VP of all at the table, VP of the best. */
interface Own {
  readonly rounds: Span;
  readonly vp: Span;
  readonly best: Span;
  /** VP of everybody at the table by source, and of the player without a seat. */
  readonly sources: number[];
  readonly others: number[];
  readonly seat: Wins;
  readonly empire: Wins;
  /** Games that somebody at the table won. */
  won: number;
  /** How the games ended: by the fifth part of the Gardens, the fall of Ur, … */
  readonly ends: Counts;
}

export type Series = SeriesOf<Own>;

interface Tables extends Seating<State> {
  readonly options: Kind['options'];
}

/** A kind of table of the record, and who plays at it. */
export const seating = (bot: Bot<State>, { name, seats, options }: Kind, games: number): Tables => ({
  bot,
  name,
  players: seats,
  games,
  seed: `record/${bot.name}/${name}`,
  options,
});

interface OneGame extends Played {
  readonly s: Readonly<State>;
  readonly winners: readonly number[];
}

/** How a game came to its end. */
function endOf(s: Readonly<State>): string {
  if ((s.still ?? 0) >= STANDSTILL) return 'standstill';
  if (s.mode === 'guardians') return s.decided > 0 ? 'sixth wave defeated' : 'Assur lost';
  if (s.mode === 'siege') return s.decided > 0 ? 'Ram in Ur' : 'Defenders on position 9';
  return 'fifth part of the Hanging Gardens';
}

/** Plays one game; every option that the kind of table leaves open is drawn. */
function playOne({ bot, players, options: fixed }: Tables, seed: string): OneGame {
  const options = drawOptions(mesopotamia, new Xoshiro(`${seed}/options`), fixed);
  const table = Table.open(mesopotamia, { seats: players, seed, events: false, options });
  const used = new Set<string>();
  const hear = (_: Seat, asked: string, key: Key): void => {
    used.add(`kind/${asked}`);
    const { s } = table;
    for (const card of s.cards) used.add(`combat/${card}`);
    for (const card of s.strategyRow) used.add(`strategy/${card}`);
    if (asked === 'gather.next' && key.startsWith('trade/'))
      used.add(`trade/${s.trade[Number(key.slice(6)) - 1]?.[0]}`);
  };
  const bots = new Xoshiro(`${seed}/bots`);
  const { outcome, ...played } = playOut(table, [bot], bots, { onAnswer: hear, maxAnswers: PATIENCE });
  const { s } = table;
  for (const item of [...s.shown, ...s.gone]) if (item.startsWith('EV')) used.add(`event/${item}`);
  for (const item of s.gardens.flat()) used.add(`garden/${item}`);
  s.quests.forEach((quests, player) => {
    for (const item of bestQuests(s, player, quests)) used.add(`quest/${item}`);
  });
  for (const empire of s.empire) used.add(`empire/${EMPIRE_NAMES[empire]}`);
  return { ...played, ended: outcome !== undefined, winners: outcome?.winners ?? [], used, s };
}

export const recorder: Recorder<Tables, OneGame, Own> = {
  blank: () => ({
    rounds: span(),
    vp: span(),
    best: span(),
    sources: SOURCES.map(() => 0),
    others: SOURCES.map(() => 0),
    seat: {},
    empire: {},
    won: 0,
    ends: {},
  }),
  play: playOne,
  add(sums, { s, winners }, { players }) {
    widen(sums.rounds, s.round);
    const seated = s.vp.slice(0, players);
    widen(sums.vp, ...seated);
    widen(sums.best, Math.max(...seated));
    s.ledger.forEach((sheet, player) => addList(player < players ? sums.sources : sums.others, sheet));
    if (winners.some((winner) => winner < players)) sums.won++;
    for (let player = 0; player < s.players; player++) {
      const won = winners.includes(player);
      if (player < players) countWin(sums.seat, String(player + 1), won);
      countWin(sums.empire, EMPIRE_NAMES[s.empire[player] ?? 0] ?? '', won);
    }
    count(sums.ends, endOf(s));
  },
};
