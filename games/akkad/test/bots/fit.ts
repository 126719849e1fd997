// Learns the weights of the evaluation anew. Usage: node tools/run.mjs node games/akkad/test/bots/fit.ts [games]

import { writeFileSync } from 'node:fs';
import { fit, weightsFile } from '@edubba/search';
import { FINE, stageOf } from '../../bots/evaluation.ts';
import { turnsTaken, WORTH_FEATURES, worthFeaturesOf } from '../../bots/evaluation-features.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { akkad } from '../../rules/index.ts';

const games = Number(process.argv[2] ?? 600);
const stages = fit({
  game: akkad,
  bot: thumbs,
  seats: [3, 4],
  games,
  seed: 'akkad/fit',
  astray: 4,
  fine: FINE,
  stage: stageOf,
  // Wherever the game comes to rest: after every turn of everybody.
  when: (s) => 100 * s.round + Math.trunc(turnsTaken(s) / s.table.seats),
  features: worthFeaturesOf,
  points: ({ vp }, player) => vp[player] ?? 0,
  onProgress: (done, all) => done % 20 === 0 && process.stderr.write(`${done} of ${all}\n`),
});

const command = `node tools/run.mjs node games/akkad/test/bots/fit.ts ${games}`;
writeFileSync(
  new URL('../../bots/weights.ts', import.meta.url),
  weightsFile(WORTH_FEATURES, stages, command, { fine: FINE }),
);
