import { levelsOf } from '@edubba/search';
import { evaluation } from './evaluation.ts';
import { thumbs } from './thumbs.ts';

/** Four levels; what each is worth against the others is in docs/records/mesopotamia-levels.md. */
export const levels = levelsOf({
  thumbs,
  slips: { percent: 45, margin: 15 },
  evaluation,
  master: { steps: 400, width: 4, caution: 1 },
  ensi: { steps: 4000, width: 6, caution: 1 },
});

/** Those that are offered: a level that was not measured to be stronger than the one below is not. */
export const OFFERED = ['apprentice', 'scribe'] as const;
