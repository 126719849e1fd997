import { join } from 'node:path';
import { assertNone, checkCorpus, checkTold, recordsIn } from '@edubba/testkit';
import { test } from 'vitest';
import { assyria } from '../rules/index.ts';

const CORPUS = join(import.meta.dirname, '../../../corpus/assyria');

test('all recorded games of the corpus replay', () => assertNone(checkCorpus(assyria, CORPUS)));

test('what was asked and told in recorded and in random games is asked and told still', () => {
  const file = join(import.meta.dirname, 'playthroughs/told.txt');
  const records = recordsIn(CORPUS);
  assertNone(checkTold(assyria, { file, records, random: { games: 60, seed: 'told' } }));
});
