import type { BaseState, Machine } from '@edubba/kernel';

/** Milliseconds from any beginning: `() => performance.now()`. Bots have no clock of their own. */
export type Clock = () => number;

const BATCH = 1000;
const LONG_ENOUGH = 50;

/** How often a second a position can be copied, taking these in turn. */
export function clonesPerSecond<S extends BaseState>(positions: readonly Machine<S>[], clock: Clock): number {
  if (positions.length === 0) return 0;
  const began = clock();
  let clones = 0;
  let spent = 0;
  // The seqs are added up so that no engine can leave the copying out.
  let seen = 0;
  // A clock that stands still must not keep us for ever.
  while (spent < LONG_ENOUGH && clones < 1000 * BATCH) {
    for (let i = 0; i < BATCH; i++) seen += positions[i % positions.length]?.clone().seq ?? 0;
    clones += BATCH;
    spent = clock() - began;
  }
  return spent > 0 && seen >= 0 ? Math.round((clones * 1000) / spent) : 0;
}
