import { levelsOf } from '@edubba/search';
import { evaluation } from './evaluation.ts';
import { thumbs } from './thumbs.ts';

/** Four levels; what each is worth against the others is in docs/records/assyria-levels.md. */
export const levels = levelsOf({
  thumbs,
  slips: { percent: 30, margin: 20 },
  evaluation,
  master: { steps: 500, width: 4 },
  ensi: { steps: 5000, width: 6 },
});
