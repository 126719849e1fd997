import { learnedWorth } from '@edubba/search';
import type { State } from '../rules/index.ts';
import { turnsTaken, WORTH_FEATURES, worthFeaturesOf } from './evaluation-features.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

/** Later rounds are seldom reached: they share the weights of the last of these. */
export const STAGES = 6;

/** A game has nine points: worth is counted in hundredths of one, and weights finer still. */
export const FINE = 10_000;
const POINT = 100;

/** Which of the weights hold: by round, from the first on. */
export const stageOf = ({ round }: State): number => Math.min(STAGES, Math.max(1, round));

/**
 * Akkad rests when everybody has had a turn, and between rounds: a round has some two hundred answers, more than can be
 * played out often enough to tell one answer from another.
 */
export const evaluation = learnedWorth<State>({
  features: WORTH_FEATURES,
  count: worthFeaturesOf,
  weights: WEIGHTS,
  spreads: SPREADS,
  fine: FINE,
  point: POINT,
  stage: (s) => stageOf(s) - 1,
  points: ({ vp }, player) => vp[player] ?? 0,
  rests: (from, now) => {
    if (now.round !== from.round) return true;
    if (now.phase !== 'action') return false;
    const before = from.phase === 'action' ? turnsTaken(from) : 0;
    return turnsTaken(now) - before > now.table.seats;
  },
});
