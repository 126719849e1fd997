import type { BaseState, DecisionKind, Game, Key, Outcome } from '@edubba/kernel';
import { fingerprintOf, Table, Xoshiro } from '@edubba/kernel';
import type { Bot } from './bot.ts';
import type { Clock } from './clock.ts';
import { clonesPerSecond } from './clock.ts';
import type { ToldFault } from './faults.ts';
import { Faults } from './faults.ts';
import { playOut } from './play-out.ts';
import { sideOffer } from './side-offer.ts';
import { Tally } from './tally.ts';

/** What to simulate. */
export interface Simulating<S extends BaseState> {
  readonly game: Game<S>;
  readonly seats: number;
  /** One for each seat; fewer sit down again in the same order. */
  readonly bots: readonly Bot<S>[];
  readonly games: number;
  readonly seed: string;
  /** Switches of the table. */
  readonly options?: { readonly [name: string]: string };
  /** A game is given up after so many decisions. */
  readonly maxAnswers?: number;
  /** Counts what is answered, by kind of decision. */
  readonly usage?: boolean;
  /** With a clock, the result says how fast it went; without one it depends on nothing but what is asked for. */
  readonly clock?: Clock;
  readonly onProgress?: (done: number, games: number) => void;
}

/** How one seat fared. */
export interface SeatResult {
  readonly bot: string;
  /** Games in which the seat is among the winners … */
  readonly wins: number;
  /** … and those of them that it shares with another seat. */
  readonly shared: number;
  readonly meanScore: number;
  readonly minScore: number;
  readonly maxScore: number;
  /** Standard deviation of the score. */
  readonly deviation: number;
}

/** Answers by the first word of their key: `play` for `play:granary#2`. */
export type Usage = { readonly [kind: DecisionKind]: { readonly [word: string]: number } };

/** How many decisions a game takes. */
export interface Length {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

/** How fast it went, by the clock that was passed in. */
export interface Speed {
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
}

/** What came of a simulation; with a clock also how fast it went. */
export interface Simulation extends Partial<Speed> {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  /** Of the finished games. */
  readonly length: Length;
  readonly seats: readonly SeatResult[];
  /** How many faults there were; `faults` describes the first ones. */
  readonly errors: number;
  readonly faults: readonly ToldFault[];
  /** Stands for all final positions: two runs agree if this does. */
  readonly hash: string;
  readonly usage?: Usage;
}

/** Opens the table of one game of a series: chance and bots each get a stream of their own. */
export function openSeeded<S extends BaseState>(
  { game, seats, seed, options }: Pick<Simulating<S>, 'game' | 'seats' | 'seed' | 'options'>,
  index: number,
): { table: Table<S>; random: Xoshiro } {
  const table = Table.open(game, {
    seats,
    seed: `${seed}/${index}`,
    events: false,
    ...(options === undefined ? {} : { options }),
  });
  return { table, random: new Xoshiro(`${seed}/${index}/bots`) };
}

/** Plays games with bots and adds up how they came out. The same seed gives the same result everywhere. */
export function simulate<S extends BaseState>(wish: Simulating<S>): Simulation {
  const { game, seats, bots, games, seed, clock, onProgress } = wish;
  const tallies = Array.from({ length: seats }, () => new Tally());
  const lengths = new Tally();
  const faults = new Faults();
  const usage = wish.usage === true ? new Counter() : undefined;
  const playing = {
    ...(wish.maxAnswers === undefined ? {} : { maxAnswers: wish.maxAnswers }),
    ...(usage === undefined ? {} : { onAnswer: (_: number, kind: DecisionKind, key: Key) => usage.count(kind, key) }),
  };
  let decisions = 0;
  let hash = fingerprintOf([game.id, seats]);
  const began = clock?.() ?? 0;
  for (let index = 0; index < games; index++) {
    const { table, random } = openSeeded(wish, index);
    const played = playOut(table, bots, random, playing);
    decisions += played.decisions;
    faults.add(played.faults, index);
    if (played.outcome !== undefined) {
      lengths.add(played.decisions);
      book(played.outcome, tallies);
    }
    hash = fingerprintOf([hash, table.fingerprint()]);
    onProgress?.(index + 1, games);
  }
  const spent = (clock?.() ?? 0) - began;
  return {
    game: game.id,
    players: seats,
    seed,
    games,
    finished: lengths.n,
    decisions,
    length: { min: lengths.min, mean: lengths.mean, max: lengths.max },
    seats: tallies.map((tally, seat) => ({ bot: bots[seat % bots.length]?.name ?? '', ...tally.result() })),
    errors: faults.count,
    faults: faults.told,
    hash,
    ...(usage === undefined ? {} : { usage: usage.counts }),
    ...(clock === undefined ? {} : speed(wish, clock, decisions, spent / 1000)),
  };
}

function book({ scores, winners }: Outcome, tallies: readonly Tally[]): void {
  for (const [seat, tally] of tallies.entries()) {
    tally.add(scores[seat] ?? 0, winners.includes(seat), winners.length > 1);
  }
}

function speed<S extends BaseState>(wish: Simulating<S>, clock: Clock, decisions: number, seconds: number): Speed {
  const decisionsPerSecond = seconds > 0 ? Math.round(decisions / seconds) : 0;
  return { seconds, decisionsPerSecond, clonesPerSecond: clonesPerSecond([middle(wish).machine], clock) };
}

/** A position from the middle of the first game. */
function middle<S extends BaseState>(wish: Simulating<S>): Table<S> {
  const whole = openSeeded(wish, 0);
  const { decisions } = playOut(
    whole.table,
    wish.bots,
    whole.random,
    wish.maxAnswers === undefined ? {} : { maxAnswers: wish.maxAnswers },
  );
  const { table, random } = openSeeded(wish, 0);
  playOut(table, wish.bots, random, { maxAnswers: Math.trunc(decisions / 2) });
  return table;
}

/** Counts answers by kind and by the first word of the key. */
class Counter {
  readonly counts: { [kind: DecisionKind]: { [word: string]: number } } = {};

  count(kind: DecisionKind, key: Key): void {
    const words = (this.counts[kind] ??= {});
    const bare = sideOffer(key)?.key ?? key;
    const word = /^[^:/#,]*/.exec(bare)?.[0] ?? bare;
    words[word] = (words[word] ?? 0) + 1;
  }
}
