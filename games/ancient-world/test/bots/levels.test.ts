import { levelTests } from '@edubba/search/testing';
import { evaluation } from '../../bots/evaluation.ts';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import { levels } from '../../bots/levels.ts';
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
  looked: [
    [2, 13],
    [3, 41],
  ],
});
