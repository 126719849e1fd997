import { readFileSync } from 'node:fs';
import { levelTests } from '@edubba/search/testing';
import { evaluation } from '../../bots/evaluation.ts';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import { levels } from '../../bots/levels.ts';
import { MEASURED } from '../../bots/levels-measured.ts';
import { WEIGHTS } from '../../bots/weights.ts';
import module from '../../index.ts';
import { assyria } from '../../rules/index.ts';

levelTests({
  game: assyria,
  levels,
  evaluation,
  learned: { features: FEATURES, count: featuresOf, weights: WEIGHTS, points: ({ vp }, player) => vp[player] ?? 0 },
  texts: module.texts.en,
  measured: MEASURED,
  record: readFileSync(new URL('../../../../docs/records/assyria-levels.md', import.meta.url), 'utf8'),
  looked: [
    [2, 23],
    [3, 61],
  ],
});
