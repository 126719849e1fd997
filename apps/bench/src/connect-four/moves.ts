import type { Random } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';

export const COLUMNS = 7;
export const ROWS = 6;

const stream = new Xoshiro('connect four');

/** The random stream of one game: both sides draw from the same. */
export function streamOf(game: number): Random {
  stream.seed('connect four', game);
  return stream;
}

/** Which of n moves is made. A single one is made without drawing, since our table makes it by itself. */
export function pick(n: number, random: Random): number {
  return n === 1 ? 0 : random.below(n);
}

/** What one side did: so many moves, and a number that stands for every move of every game and who won. */
export interface Played {
  readonly moves: number;
  readonly hash: string;
}

/** Adds up what one side does. */
export class Moves {
  private count = 0;
  private a = 0x811c9dc5 | 0;

  /** A column, 0 to 6. */
  add(column: number): void {
    this.count++;
    this.a = Math.imul(this.a ^ (column + 1), 0x01000193);
  }

  /** The seat that won; −1 for a draw. */
  end(winner: number): void {
    this.a = Math.imul(this.a ^ (winner + 17), 0x85ebca6b);
    this.a ^= this.a >>> 13;
  }

  get played(): Played {
    return { moves: this.count, hash: (this.a >>> 0).toString(16).padStart(8, '0') };
  }
}
