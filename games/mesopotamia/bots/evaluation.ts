import { learnedWorth } from '@edubba/search';
import type { State } from '../rules/index.ts';
import { castOf } from '../rules/options.ts';
import { pointsOf, WORTH_FEATURES, worthFeaturesOf } from './evaluation-features.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

/** So many Rounds belong to the beginning. */
const EARLY = 5;

/**
 * Which of the weights hold. Rounds have no end of their own, and the fifth part of the Hanging Gardens ends the game: 1 at
 * the beginning, 2 until the first part is built, then one more for each.
 */
export const stageOf = ({ round, gardensBuilt }: State): number =>
  gardensBuilt === 0 && round <= EARLY ? 1 : 2 + Math.min(4, gardensBuilt);

/** Mesopotamia rests between Rounds: everybody has had a Turn, and battles are fought. */
export const evaluation = learnedWorth<State>({
  features: WORTH_FEATURES,
  count: worthFeaturesOf,
  weights: WEIGHTS,
  spreads: SPREADS,
  stage: (s) => stageOf(s) - 1,
  points: pointsOf,
  rests: (from, now) => now.round !== from.round,
  // What wins against Ur, for Assur and against a common enemy is not VP ahead of everybody else.
  judges: (table) => {
    const { mode, cooperative } = castOf(table);
    return !cooperative && (mode === 'standard' || mode === 'duel');
  },
});
