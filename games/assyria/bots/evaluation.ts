import { learnedWorth } from '@edubba/search';
import type { State } from '../rules/index.ts';
import { FEATURES, featuresOf } from './features.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

/** Assyria rests between rounds: huts are fed, camels spent, floods over. */
export const evaluation = learnedWorth<State>({
  features: FEATURES,
  count: featuresOf,
  weights: WEIGHTS,
  spreads: SPREADS,
  // The weights are of the round that begins; before the second they are as in it.
  stage: ({ round }) => Math.max(0, round - 2),
  points: ({ vp }, player) => vp[player] ?? 0,
  rests: (from, now) => now.round !== from.round,
});
