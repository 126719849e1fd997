import { learnedWorth } from '@edubba/search';
import { worthOf } from '../rules/queries/scores.ts';
import type { State } from '../rules/state.ts';
import { FEATURES, featuresOf } from './features.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

/** The Ancient World rests between rounds: citizens are back, coins collected, titans dealt with. */
export const evaluation = learnedWorth<State>({
  features: FEATURES,
  count: featuresOf,
  weights: WEIGHTS,
  spreads: SPREADS,
  // The weights are of the round that begins; before the second they are as in it.
  stage: ({ round }) => Math.max(0, round - 2),
  points: worthOf,
  rests: (from, now) => now.round !== from.round,
});
