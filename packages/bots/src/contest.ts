import type { BaseState, Game, Seat } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import type { Bot } from './bot.ts';
import type { Verdict } from './claim.ts';
import { anytimeRate, verdictOn } from './claim.ts';
import { playOut } from './play-out.ts';
import { openSeeded } from './simulate.ts';
import type { Rate } from './wilson.ts';

/** One against the rest: a bot among others that are all alike. */
export interface Contest<S extends BaseState> {
  readonly game: Game<S>;
  readonly bot: Bot<S>;
  readonly others: Bot<S>;
  readonly seats: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: string };
}

/** What came of one game for the one. */
export interface Bout {
  /** Its part of the win: 1 alone, a half with another, 0. */
  readonly won: number;
  readonly seat: Seat;
  /** What went wrong at the table. */
  readonly faults: number;
}

/**
 * Plays one game of a contest; it depends on the contest and the number alone. Every deal is played once from each seat, so
 * that neither seats nor luck favour anybody.
 */
export function playBout<S extends BaseState>(contest: Contest<S>, index: number): Bout {
  const { bot, others, seats, seed } = contest;
  const seat = index % seats;
  const deal = Math.trunc(index / seats);
  const { table } = openSeeded(contest, deal);
  const bots = Array.from({ length: seats }, (_, at) => (at === seat ? bot : others));
  const { outcome, faults } = playOut(table, bots, new Xoshiro(`${seed}/${deal}/bots/${seat}`));
  const winners = outcome?.winners ?? [];
  return { won: winners.includes(seat) ? 1 / winners.length : 0, seat, faults: faults.length };
}

/** How a contest stands. */
export interface ContestStanding extends Rate {
  readonly games: number;
  readonly won: number;
  readonly bySeat: readonly { readonly games: number; readonly won: number }[];
  readonly faults: number;
  readonly verdict: Verdict;
}

/** Adds up a contest's games in their order, whoever played them, until the claim is proven or refuted or enough were played. */
export class ContestSums {
  /** In their order; what is kept of a contest. */
  readonly bouts: Bout[];
  private readonly ahead = new Map<number, Bout>();
  private readonly seats: number;
  private readonly claim: number;
  private readonly most: number;
  private ended: Verdict = 'open';

  constructor(seats: number, claim: number, most: number, bouts: readonly Bout[] = []) {
    this.seats = seats;
    this.claim = claim;
    this.most = Math.ceil(most / seats) * seats;
    this.bouts = [];
    bouts.forEach((bout, index) => this.take(index, bout));
  }

  /** Is it to be played on? */
  get open(): boolean {
    return this.ended === 'open' && this.bouts.length < this.most;
  }

  /** Games that may be played although those before them are not all in: one cannot know yet that they are not needed. */
  isWanted(index: number): boolean {
    return this.open && index < this.most;
  }

  /** A game is in. What comes after the end is not counted. */
  take(index: number, bout: Bout): void {
    this.ahead.set(index, bout);
    for (let next = this.ahead.get(this.bouts.length); next !== undefined && this.open; ) {
      this.ahead.delete(this.bouts.length);
      this.bouts.push(next);
      // Only whole rounds are judged: half of one could favour a seat.
      if (this.bouts.length % this.seats === 0) this.ended = verdictOn(this.claim, this.bouts.length, this.won);
      next = this.ahead.get(this.bouts.length);
    }
  }

  private get won(): number {
    return this.bouts.reduce((all, { won }) => all + won, 0);
  }

  get standing(): ContestStanding {
    const { bouts, won, seats } = this;
    const bySeat = Array.from({ length: seats }, (_, seat) => {
      const there = bouts.filter((bout) => bout.seat === seat);
      return { games: there.length, won: there.reduce((all, bout) => all + bout.won, 0) };
    });
    const faults = bouts.reduce((all, bout) => all + bout.faults, 0);
    return { games: bouts.length, won, bySeat, faults, verdict: this.ended, ...anytimeRate(bouts.length, won) };
  }
}
