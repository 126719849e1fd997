import type { Experiment } from './experiment.ts';
import type { Sums } from './sums.ts';

/** Raised when a kept result means something else than before. */
export const RESULT_FORMAT = 1;

/** What came of an experiment, or of the first part of it. */
export interface LabResult {
  readonly format: 'edubba-lab-result';
  readonly version: typeof RESULT_FORMAT;
  readonly experiment: Experiment;
  /** The rules version that was played, and who plays besides the seats. */
  readonly rules: number;
  readonly players: number;
  /** Batches that are in the sums: the first so many. */
  readonly batches: number;
  /** `all`: every game was played. `sure`: the stopping rule held. `open`: it can go on. */
  readonly ended: 'all' | 'sure' | 'open';
  readonly sums: Sums;
}
