import { readFileSync } from 'node:fs';
import { levelTests } from '@edubba/search/testing';
import { evaluation } from '../../bots/evaluation.ts';
import { WORTH_FEATURES, worthFeaturesOf } from '../../bots/evaluation-features.ts';
import { levels } from '../../bots/levels.ts';
import { MEASURED } from '../../bots/levels-measured.ts';
import { WEIGHTS } from '../../bots/weights.ts';
import module from '../../index.ts';
import { akkad } from '../../rules/index.ts';

levelTests({
  game: akkad,
  levels,
  evaluation,
  learned: {
    features: WORTH_FEATURES,
    count: worthFeaturesOf,
    weights: WEIGHTS,
    points: ({ vp }, player) => vp[player] ?? 0,
  },
  texts: module.texts.en,
  measured: MEASURED,
  record: readFileSync(new URL('../../../../docs/records/akkad-levels.md', import.meta.url), 'utf8'),
  looked: [
    [3, 61],
    [5, 211],
  ],
});
