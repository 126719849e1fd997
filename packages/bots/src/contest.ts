import type { BaseState, Game, Seat } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import type { Bot } from './bot.ts';
import type { Results, Verdict } from './claim.ts';
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

/**
 * Plays one game of a contest of teams, for games that a whole table wins or loses: every deal is played by a table of the
 * one, as seat 0 of the bout, and by a table of the others, as seat 1.
 */
export function playTeamBout<S extends BaseState>(contest: Contest<S>, index: number): Bout {
  const { bot, others, seats, seed } = contest;
  const side = index % 2;
  const deal = Math.trunc(index / 2);
  const { table } = openSeeded(contest, deal);
  const team = Array.from({ length: seats }, () => (side === 0 ? bot : others));
  const { outcome, faults } = playOut(table, team, new Xoshiro(`${seed}/${deal}/bots`));
  return { won: outcome?.result === 'won' ? 1 : 0, seat: side, faults: faults.length };
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
  protected readonly claim: number;
  private readonly seats: number;
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
      if (this.bouts.length % this.seats === 0) this.ended = this.verdict();
      next = this.ahead.get(this.bouts.length);
    }
  }

  protected get results(): Results {
    return { games: this.bouts.length, won: this.bouts.reduce((all, { won }) => all + won, 0) };
  }

  protected verdict(): Verdict {
    return verdictOn(this.claim, this.results);
  }

  /** What is claimed to be more than something: the share that was won. */
  protected get rate(): Rate {
    return anytimeRate(this.results);
  }

  get standing(): ContestStanding {
    const { bouts, seats, rate } = this;
    const bySeat = Array.from({ length: seats }, (_, seat) => {
      const there = bouts.filter((bout) => bout.seat === seat);
      return { games: there.length, won: there.reduce((all, bout) => all + bout.won, 0) };
    });
    const faults = bouts.reduce((all, bout) => all + bout.faults, 0);
    const won = bySeat.reduce((all, at) => all + at.won, 0);
    return { games: bouts.length, won, bySeat, faults, verdict: this.ended, ...rate };
  }
}

/**
 * The same of a contest of teams: claimed is by how much larger a share of the deals the one team wins than the other, and
 * the rate is that. A deal that both win, or both lose, is a half.
 */
export class TeamSums extends ContestSums {
  constructor(claim: number, most: number, bouts: readonly Bout[] = []) {
    super(2, claim, most, bouts);
  }

  protected override get results(): Results {
    const sums = { games: 0, won: 0, halves: 0 };
    for (let i = 0; i + 1 < this.bouts.length; i += 2) {
      const ahead = (this.bouts[i]?.won ?? 0) - (this.bouts[i + 1]?.won ?? 0);
      sums.games++;
      sums.won += (1 + ahead) / 2;
      if (ahead === 0) sums.halves++;
    }
    return sums;
  }

  protected override verdict(): Verdict {
    return verdictOn((1 + this.claim) / 2, this.results);
  }

  protected override get rate(): Rate {
    const { rate, low, high } = anytimeRate(this.results);
    return { rate: 2 * rate - 1, low: 2 * low - 1, high: 2 * high - 1 };
  }
}
