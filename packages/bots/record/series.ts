import type { BaseState, Game, Random } from '@edubba/kernel';
import type { ArenaResult } from '../src/arena.ts';
import { arena } from '../src/arena.ts';
import type { Bot } from '../src/bot.ts';
import type { Fault } from '../src/play-out.ts';
import { random as chance } from '../src/random.ts';
import type { Counts, Span } from './sums.ts';
import { added, count, span, widen } from './sums.ts';

/** A kind of table that many games are played at. */
export interface RecordTable {
  readonly bot: { readonly name: string };
  /** Tells it from the other tables of the same bot. */
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

/** A kind of table with one bot in all its seats. */
export interface Seating<S extends BaseState> extends RecordTable {
  readonly bot: Bot<S>;
}

/** What is told of one game. */
export interface Played {
  readonly ended: boolean;
  readonly decisions: number;
  readonly faults: readonly Fault[];
  /** Everything that was used in it: `card/miss`, `kind/turn.choose`. */
  readonly used: Iterable<string>;
}

/** What is counted in every game. */
export interface Counted {
  games: number;
  /** Faults, but for games that were given up. */
  errors: number;
  /** Games that did not come to their end; nothing else is counted of them. */
  unended: number;
  decisions: Span;
  /** Games in which something was used. */
  used: Counts;
}

/** How the games of a record are played, and what a game counts besides. */
export interface Recorder<T extends RecordTable, G extends Played, Own extends object> {
  readonly blank: (table: T) => Own;
  /** Plays one game; the same seed gives the same game everywhere. */
  readonly play: (table: T, seed: string, index: number) => G;
  /** Adds a game that came to its end. */
  readonly add: (sums: Own, game: G, table: T) => void;
}

/** What came of many games at one kind of table. */
export type Series<Own> = Own & Counted & { readonly bot: string; readonly name: string; readonly players: number };

/** A series of which no game has been played. */
export function blankSeries<T extends RecordTable, G extends Played, Own extends object>(
  recorder: Recorder<T, G, Own>,
  table: T,
): Series<Own> {
  const counted: Counted = { games: 0, errors: 0, unended: 0, decisions: span(), used: {} };
  return { ...recorder.blank(table), ...counted, ...named(table) };
}

/** Plays the games of a series from one number to another; all of them, if nothing else is said. */
export function playSeries<T extends RecordTable, G extends Played, Own extends object>(
  recorder: Recorder<T, G, Own>,
  table: T,
  from = 0,
  to = table.games,
): Series<Own> {
  const series = blankSeries(recorder, table);
  for (let index = from; index < to; index++) {
    const game = recorder.play(table, `${table.seed}/${index}`, index);
    series.games++;
    series.errors += game.faults.filter(({ type }) => type !== 'endless').length;
    if (!game.ended) {
      series.unended++;
      continue;
    }
    widen(series.decisions, game.decisions);
    for (const what of new Set(game.used)) count(series.used, what);
    recorder.add(series, game, table);
  }
  return series;
}

/** Two stretches of the same series as one. */
export function joined<Own>(a: Series<Own>, b: Series<Own>): Series<Own> {
  return { ...added(a, b), bot: a.bot, name: a.name, players: a.players };
}

const named = ({ bot, name, players }: RecordTable): Pick<Series<unknown>, 'bot' | 'name' | 'players'> => ({
  bot: bot.name,
  name,
  players,
});

/** Any value of every option that is not fixed, all equally likely. */
export function drawOptions<S extends BaseState>(
  { options }: Game<S>,
  random: Random,
  fixed: { readonly [name: string]: string } = {},
): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(options).map(([name, { values }]) => [
      name,
      fixed[name] ?? values[random.below(values.length)] ?? '',
    ]),
  );
}

/** A bot against random ones, two at a table. */
export function againstChance<S extends BaseState>(game: Game<S>, bot: Bot<S>, games: number): ArenaResult {
  const entrants = [
    { name: bot.name, bot },
    { name: chance.name, bot: chance },
  ];
  return arena({ game, entrants, seats: 2, games, seed: 'record/arena' });
}
