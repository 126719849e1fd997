// Learns the weights of the evaluation anew. Usage: node tools/run.mjs node games/assyria/test/bots/fit.ts [games]

import { writeFileSync } from 'node:fs';
import { fit } from '@edubba/search';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { assyria } from '../../rules/index.ts';

const games = Number(process.argv[2] ?? 3000);
const stages = fit({
  game: assyria,
  bot: thumbs,
  seats: [2, 3, 2, 4],
  games,
  seed: 'assyria/fit',
  astray: 6,
  stage: ({ round }) => Math.max(1, round),
  features: featuresOf,
  points: ({ vp }, player) => vp[player] ?? 0,
});

const rows = FEATURES.map(([name], i) => `  [${stages.map(({ weights }) => weights[i]).join(', ')}], // ${name}`).join(
  '\n',
);
const apart = stages
  .map(
    ({ stage, positions, byPoints, byWeights }) =>
      `round ${stage}: ${positions} positions, the lead foretold within ${byWeights.toFixed(1)} VP, by points alone ${byPoints.toFixed(1)}`,
  )
  .join('\n * ');
writeFileSync(
  new URL('../../bots/weights.ts', import.meta.url),
  `/**
 * What each feature brings until the end, in hundredths of a VP, when round 2, 3, 4, 5, 6 begins. Learned, not written:
 * \`node tools/run.mjs node games/assyria/test/bots/fit.ts ${games}\`. Standard deviations:
 * ${apart}
 */
export const WEIGHTS: readonly (readonly number[])[] = [
${rows}
];
`,
);
