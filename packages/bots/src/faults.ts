import type { Fault } from './play-out.ts';

/** So many faults are described; the others are only counted. */
const TOLD = 20;

/** A fault in a series of games, with the number of the game, from 0. */
export interface ToldFault extends Fault {
  readonly game: number;
}

/** Counts the faults of a series and keeps the first ones. */
export class Faults {
  count = 0;
  readonly told: ToldFault[] = [];

  add(faults: readonly Fault[], game: number): void {
    this.count += faults.length;
    for (const fault of faults) if (this.told.length < TOLD) this.told.push({ ...fault, game });
  }
}
