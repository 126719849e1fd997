import { readFileSync } from 'node:fs';
import { levelTests } from '@edubba/search/testing';
import { evaluation } from '../../bots/evaluation.ts';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import { levels } from '../../bots/levels.ts';
import { MEASURED } from '../../bots/levels-measured.ts';
import { WEIGHTS } from '../../bots/weights.ts';
import module from '../../index.ts';
import { ancientWorld } from '../../rules/index.ts';
import { worthOf } from '../../rules/queries/scores.ts';

levelTests({
  game: ancientWorld,
  levels,
  evaluation,
  learned: { features: FEATURES, count: featuresOf, weights: WEIGHTS, points: worthOf },
  texts: module.texts.en,
  measured: MEASURED,
  record: readFileSync(new URL('../../../../docs/records/ancient-world-levels.md', import.meta.url), 'utf8'),
  looked: [
    [2, 13],
    [3, 41],
  ],
});
