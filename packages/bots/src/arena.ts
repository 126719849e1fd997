import type { BaseState, Game, Outcome, Seat } from '@edubba/kernel';
import { fingerprintOf } from '@edubba/kernel';
import type { Bot } from './bot.ts';
import { Faults } from './faults.ts';
import type { ToldFault } from './faults.ts';
import { playOut } from './play-out.ts';
import { openSeeded } from './simulate.ts';
import type { Rate } from './wilson.ts';
import { wilson } from './wilson.ts';

/** Somebody who competes. */
export interface Entrant<S extends BaseState> {
  readonly name: string;
  readonly bot: Bot<S>;
}

/** What to play in the arena. */
export interface Competing<S extends BaseState> {
  readonly game: Game<S>;
  readonly entrants: readonly Entrant<S>[];
  readonly seats: number;
  /** For each pairing; rounded up so that both sides sit in every seat equally often. */
  readonly games: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: string };
  /** A game is given up after so many decisions. */
  readonly maxAnswers?: number;
  readonly onProgress?: (done: number, games: number) => void;
}

/** Finished games won and lost, with the rate of winning; a win shared with the other side counts as half a win in the rate. */
export interface Standing extends Rate {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** How an entrant did against everybody, and in each seat. */
export interface EntrantResult extends Standing {
  readonly name: string;
  readonly seats: readonly Standing[];
}

/** How the first of two entrants did against the second. */
export interface Pairing extends Standing {
  readonly first: string;
  readonly second: string;
}

/** What came of an arena: strongest entrant first. */
export interface ArenaResult {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly games: number;
  readonly entrants: readonly EntrantResult[];
  readonly pairings: readonly Pairing[];
  /** How many faults there were; `faults` describes the first ones. */
  readonly errors: number;
  readonly faults: readonly ToldFault[];
  /** Stands for all final positions: two runs agree if this does. */
  readonly hash: string;
}

/** One of the two sides of a pairing. */
type Side = 0 | 1;

/** Who sits where in one game of a pairing: the sides take turns, the pattern wanders round the table, then they change. */
export function lineUp(seats: number, index: number): readonly Side[] {
  const swapped = Math.trunc(index / seats) % 2;
  return Array.from({ length: seats }, (_, seat) => ((((seat + index) % seats) + swapped) % 2) as Side);
}

/** Lets every two entrants play each other, both in all seats; gives rates with 95 % intervals. */
export function arena<S extends BaseState>(wish: Competing<S>): ArenaResult {
  const { game, entrants, seats, seed, onProgress } = wish;
  check(entrants);
  const cycle = 2 * seats;
  const games = Math.ceil(wish.games / cycle) * cycle;
  const total = (games * entrants.length * (entrants.length - 1)) / 2;
  const playing = wish.maxAnswers === undefined ? {} : { maxAnswers: wish.maxAnswers };
  const books = new Map(entrants.map((entrant) => [entrant, new Book(seats)]));
  const pairings: Pairing[] = [];
  const faults = new Faults();
  let done = 0;
  let hash = fingerprintOf([game.id, seats]);
  for (const pair of pairsOf(entrants)) {
    const score = new Score();
    for (let n = 0; n < games; n++) {
      const sides = lineUp(seats, n);
      const { table, random } = openSeeded(wish, done);
      const { outcome, faults: seen } = playOut(
        table,
        sides.map((side) => pair[side].bot),
        random,
        playing,
      );
      faults.add(seen, done);
      hash = fingerprintOf([hash, table.fingerprint()]);
      if (outcome !== undefined) {
        for (const side of [0, 1] as const) books.get(pair[side])?.enter(outcome, sides, side);
        if (sides.includes(0)) score.add(winsOf(outcome, sides, 0), outcome.winners.length);
      }
      done++;
      onProgress?.(done, total);
    }
    pairings.push({ first: pair[0].name, second: pair[1].name, ...score.standing });
  }
  const standings = [...books].map(([{ name }, book]) => ({ name, ...book.result }));
  standings.sort((a, b) => b.rate - a.rate);
  return {
    game: game.id,
    players: seats,
    seed,
    games: total,
    entrants: standings,
    pairings,
    errors: faults.count,
    faults: faults.told,
    hash,
  };
}

function check<S extends BaseState>(entrants: readonly Entrant<S>[]): void {
  if (entrants.length < 2) throw new RangeError('an arena needs two entrants at least');
  const names = new Set(entrants.map(({ name }) => name));
  if (names.size !== entrants.length) throw new RangeError('two entrants have the same name');
}

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second) => [first, second] as const));
}

/** Winning seats of one side. */
function winsOf({ winners }: Outcome, sides: readonly Side[], side: Side): number {
  return winners.filter((seat) => sides[seat] === side).length;
}

class Score {
  private games = 0;
  private wins = 0;
  private ties = 0;

  /** `mine`: winning seats of this side; `all`: winning seats. */
  add(mine: number, all: number): void {
    this.games++;
    if (mine > 0 && mine === all) this.wins++;
    else if (mine > 0) this.ties++;
  }

  get standing(): Standing {
    const { games, wins, ties } = this;
    return { games, wins, ties, losses: games - wins - ties, ...wilson(wins + ties / 2, games) };
  }
}

/** One entrant's games. */
class Book {
  private readonly all = new Score();
  private readonly seats: readonly Score[];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new Score());
  }

  enter(outcome: Outcome, sides: readonly Side[], side: Side): void {
    if (!sides.includes(side)) return;
    const { winners } = outcome;
    this.all.add(winsOf(outcome, sides, side), winners.length);
    sides.forEach((sitting, seat: Seat) => {
      if (sitting === side) this.seats[seat]?.add(winners.includes(seat) ? 1 : 0, winners.length);
    });
  }

  get result(): Standing & { readonly seats: readonly Standing[] } {
    return { ...this.all.standing, seats: this.seats.map(({ standing }) => standing) };
  }
}
