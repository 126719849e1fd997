import type { Bot } from '@edubba/bots';
import { playOut, wilson } from '@edubba/bots';
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
import { SOURCES } from '../../rules/state.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everything whose use is counted, by group. */
export const COUNTED: { readonly [group: string]: readonly string[] } = {
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

type Tally = { [name: string]: { had: number; won: number } };

/** What came of games at one kind of table: sums, so that two stretches of games can be put together. */
export interface Series {
  readonly bot: string;
  readonly table: string;
  readonly players: number;
  games: number;
  errors: number;
  /** Games that were given up. */
  unended: number;
  /** Of those: decisions, Rounds, VP of all at the table, VP of the best; sum, least and most. */
  decisions: Span;
  rounds: Span;
  vp: Span;
  best: Span;
  /** VP of everybody at the table by source, and of the player without a seat. */
  sources: number[];
  others: number[];
  seat: Tally;
  empire: Tally;
  /** Games that somebody at the table won. */
  won: number;
  /** How the games ended: by the fifth part of the Gardens, the fall of Ur, … */
  ends: { [how: string]: number };
  /** Games in which something was used. */
  used: { [what: string]: number };
}

export type Span = { sum: number; n: number; min: number; max: number };

const span = (): Span => ({ sum: 0, n: 0, min: Number.MAX_SAFE_INTEGER, max: -Number.MAX_SAFE_INTEGER });

function widen(of: Span, value: number): void {
  of.sum += value;
  of.n++;
  of.min = Math.min(of.min, value);
  of.max = Math.max(of.max, value);
}

export function blank(bot: string, { name, seats }: Kind): Series {
  return {
    bot,
    table: name,
    players: seats,
    games: 0,
    errors: 0,
    unended: 0,
    decisions: span(),
    rounds: span(),
    vp: span(),
    best: span(),
    sources: SOURCES.map(() => 0),
    others: SOURCES.map(() => 0),
    seat: {},
    empire: {},
    won: 0,
    ends: {},
    used: {},
  };
}

/** Any value of every option that the kind of table leaves open; a table that cannot be is drawn again. */
function drawOptions(fixed: Kind['options'], random: Xoshiro): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(mesopotamia.options).map(([name, { values }]) => [
      name,
      fixed[name] ?? values[random.below(values.length)] ?? '',
    ]),
  );
}

/** How a game came to its end. */
function endOf(s: State): string {
  if (s.mode === 'guardians') return s.decided > 0 ? 'sixth wave defeated' : 'Assur lost';
  if (s.mode === 'siege') return s.decided > 0 ? 'Ram in Ur' : 'Defenders on position 9';
  return 'fifth part of the Hanging Gardens';
}

function count(tally: Tally, name: string, won: boolean): void {
  const entry = (tally[name] ??= { had: 0, won: 0 });
  entry.had++;
  if (won) entry.won++;
}

function playOne(bot: Bot<State>, kind: Kind, own: string, used: Set<string>) {
  const options = drawOptions(kind.options, new Xoshiro(`${own}/options`));
  const table = Table.open(mesopotamia, { seats: kind.seats, seed: own, events: false, options });
  const hear = (_: Seat, asked: string, key: Key): void => {
    used.add(`kind/${asked}`);
    const { s } = table;
    for (const card of s.cards) used.add(`combat/${card}`);
    for (const card of s.strategyRow) used.add(`strategy/${card}`);
    if (asked === 'gather.next' && key.startsWith('trade/'))
      used.add(`trade/${s.trade[Number(key.slice(6)) - 1]?.[0]}`);
  };
  const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), { onAnswer: hear, maxAnswers: PATIENCE });
  const { s } = table;
  for (const item of [...s.shown, ...s.gone]) if (item.startsWith('EV')) used.add(`event/${item}`);
  for (const item of s.gardens.flat()) used.add(`garden/${item}`);
  s.quests.forEach((quests, player) => {
    for (const item of bestQuests(s, player, quests)) used.add(`quest/${item}`);
  });
  for (const empire of s.empire) used.add(`empire/${EMPIRE_NAMES[empire]}`);
  return { ...played, s };
}

/** Plays the games from one number to another. The same seed gives the same numbers everywhere. */
export function playSeries(bot: Bot<State>, kind: Kind, from: number, to: number): Series {
  const series = blank(bot.name, kind);
  for (let game = from; game < to; game++) {
    const used = new Set<string>();
    const { outcome, faults, decisions, s } = playOne(bot, kind, `record/${bot.name}/${kind.name}/${game}`, used);
    series.games++;
    series.errors += faults.filter(({ type }) => type !== 'endless').length;
    if (outcome === undefined) {
      series.unended++;
      continue;
    }
    widen(series.decisions, decisions);
    widen(series.rounds, s.round);
    const humans = s.vp.slice(0, kind.seats);
    for (const vp of humans) widen(series.vp, vp);
    widen(series.best, Math.max(...humans));
    s.ledger.forEach((sheet, player) => {
      const into = player < kind.seats ? series.sources : series.others;
      sheet.forEach((points, at) => (into[at] = (into[at] ?? 0) + points));
    });
    if (outcome.winners.some((winner) => winner < kind.seats)) series.won++;
    for (let player = 0; player < s.players; player++) {
      const won = outcome.winners.includes(player);
      if (player < kind.seats) count(series.seat, String(player + 1), won);
      count(series.empire, EMPIRE_NAMES[s.empire[player] ?? 0] ?? '', won);
    }
    series.ends[endOf(s)] = (series.ends[endOf(s)] ?? 0) + 1;
    for (const what of used) series.used[what] = (series.used[what] ?? 0) + 1;
  }
  return series;
}

function join(a: Span, b: Span): Span {
  return { sum: a.sum + b.sum, n: a.n + b.n, min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}

function joinTally(a: Tally, b: Tally): Tally {
  const out: Tally = {};
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
    out[name] = { had: (a[name]?.had ?? 0) + (b[name]?.had ?? 0), won: (a[name]?.won ?? 0) + (b[name]?.won ?? 0) };
  return out;
}

function joinCounts(a: { [name: string]: number }, b: { [name: string]: number }): { [name: string]: number } {
  const out = { ...a };
  for (const [name, n] of Object.entries(b)) out[name] = (out[name] ?? 0) + n;
  return out;
}

/** Two stretches of games as one. */
export function together(a: Series, b: Series): Series {
  const added = (x: readonly number[], y: readonly number[]): number[] => x.map((n, i) => n + (y[i] ?? 0));
  return {
    bot: a.bot,
    table: a.table,
    players: a.players,
    games: a.games + b.games,
    errors: a.errors + b.errors,
    unended: a.unended + b.unended,
    decisions: join(a.decisions, b.decisions),
    rounds: join(a.rounds, b.rounds),
    vp: join(a.vp, b.vp),
    best: join(a.best, b.best),
    sources: added(a.sources, b.sources),
    others: added(a.others, b.others),
    seat: joinTally(a.seat, b.seat),
    empire: joinTally(a.empire, b.empire),
    won: a.won + b.won,
    ends: joinCounts(a.ends, b.ends),
    used: joinCounts(a.used, b.used),
  };
}

/** `52.1 % (50.0–54.2)` */
export function share(won: number, of: number): string {
  const { rate, low, high } = wilson(won, of);
  const percent = (n: number): string => (100 * n).toFixed(1);
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}

/** What no game of any series used. */
export function unused(all: readonly Series[], kinds: readonly string[]): string[] {
  const wanted = [
    ...Object.entries(COUNTED).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...kinds.map((kind) => `kind/${kind}`),
  ];
  return wanted.filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
}
