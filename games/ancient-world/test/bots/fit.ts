// Learns the weights of the evaluation anew. Usage: node tools/run.mjs node games/ancient-world/test/bots/fit.ts [games]

import { writeFileSync } from 'node:fs';
import { fit, weightsFile } from '@edubba/search';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';
import { worthOf } from '../../rules/queries/scores.ts';

const games = Number(process.argv[2] ?? 3000);
const stages = fit({
  game: ancientWorld,
  bot: thumbs,
  seats: [2, 3, 2, 4],
  games,
  seed: 'ancient-world/fit',
  astray: 6,
  stage: ({ round }) => Math.max(1, round),
  features: featuresOf,
  points: worthOf,
});

const command = `node tools/run.mjs node games/ancient-world/test/bots/fit.ts ${games}`;
writeFileSync(new URL('../../bots/weights.ts', import.meta.url), weightsFile(FEATURES, stages, command));
