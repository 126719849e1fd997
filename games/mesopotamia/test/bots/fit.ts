// Learns the weights of the evaluation anew. Usage: node tools/run.mjs node games/mesopotamia/test/bots/fit.ts [games]

import { writeFileSync } from 'node:fs';
import { fit, weightsFile } from '@edubba/search';
import { stageOf } from '../../bots/evaluation.ts';
import { pointsOf, WORTH_FEATURES, worthFeaturesOf } from '../../bots/evaluation-features.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { mesopotamia } from '../../rules/index.ts';

const games = Number(process.argv[2] ?? 600);
const stages = fit({
  game: mesopotamia,
  bot: thumbs,
  seats: [2, 3, 2, 4],
  games,
  seed: 'mesopotamia/fit',
  astray: 4,
  stage: stageOf,
  when: ({ round }) => round,
  features: worthFeaturesOf,
  points: pointsOf,
  onProgress: (done, all) => done % 20 === 0 && process.stderr.write(`${done} of ${all}\n`),
});

const command = `node tools/run.mjs node games/mesopotamia/test/bots/fit.ts ${games}`;
writeFileSync(
  new URL('../../bots/weights.ts', import.meta.url),
  weightsFile(WORTH_FEATURES, stages, command, { stage: 'stage' }),
);
