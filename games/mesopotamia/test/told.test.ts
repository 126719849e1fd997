import { join } from 'node:path';
import { assertNone, checkTold, recordsIn } from '@edubba/testkit';
import { test } from 'vitest';
import { mesopotamia } from '../rules/index.ts';

const CORPUS = join(import.meta.dirname, '../../../corpus/mesopotamia/v3');

test('what was asked and told in recorded and in random games is asked and told still', () => {
  const file = join(import.meta.dirname, 'playthroughs/told.txt');
  // A game of two at random is as long as all others together.
  const records = recordsIn(CORPUS).filter(([name]) => !name.startsWith('random.2p'));
  assertNone(checkTold(mesopotamia, { file, records, random: { games: 16, seats: [1], seed: 'told' } }));
});
