/** Bots that look ahead: search on the kernel, what positions are worth, and levels. No game is in here. */
export type { Comparing } from './compare.ts';
export { Comparison } from './compare.ts';
export type { Evaluation } from './evaluation.ts';
export type { Fitted, Fitting } from './fit.ts';
export { fit } from './fit.ts';
export type { Features, LearnedWorth } from './learned-worth.ts';
export { learnedWorth, weightsFile } from './learned-worth.ts';
export type { Level, Leveling, Slips, Strength } from './levels.ts';
export { apprentice, LEVELS, levelsOf, scribe } from './levels.ts';
export type { Reviewing } from './review.ts';
export { reviewer, reviewing } from './review.ts';
export type { Searching } from './search.ts';
export { searching } from './search.ts';
