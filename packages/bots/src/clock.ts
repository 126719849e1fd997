import type { BaseState, Table } from '@edubba/kernel';

/** Milliseconds from any beginning: `() => performance.now()`. Bots have no clock of their own. */
export type Clock = () => number;

const BATCH = 1000;
const LONG_ENOUGH = 50;

/** How often a second the position of a table can be copied. */
export function clonesPerSecond<S extends BaseState>({ machine }: Table<S>, clock: Clock): number {
  const began = clock();
  let clones = 0;
  let spent = 0;
  // The seqs are added up so that no engine can leave the copying out.
  let seen = 0;
  // A clock that stands still must not keep us for ever.
  while (spent < LONG_ENOUGH && clones < 1000 * BATCH) {
    for (let i = 0; i < BATCH; i++) seen += machine.clone().seq;
    clones += BATCH;
    spent = clock() - began;
  }
  return spent > 0 && seen >= 0 ? Math.round((clones * 1000) / spent) : 0;
}
