import { join } from 'node:path';
import { assertNone, checkTold, recordsIn } from '@edubba/testkit';
import { test } from 'vitest';
import { assyria } from '../rules/index.ts';

test('what was asked and told in recorded and in random games is asked and told still', () => {
  const file = join(import.meta.dirname, 'playthroughs/told.txt');
  const records = recordsIn(join(import.meta.dirname, '../../../corpus/assyria'));
  assertNone(checkTold(assyria, { file, records, random: { games: 60, seed: 'told' } }));
});
