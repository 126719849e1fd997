import { join } from 'node:path';
import { assertNone, checkTold } from '@edubba/testkit';
import { test } from 'vitest';
import { akkad } from '../rules/index.ts';
import { recordedGames } from './recorded.ts';

test('what was asked and told in recorded and in random games is asked and told still', () => {
  const file = join(import.meta.dirname, 'playthroughs/told.txt');
  assertNone(checkTold(akkad, { file, records: recordedGames(), random: { games: 24, seed: 'told' } }));
});
