import { join } from 'node:path';
import { assertNone, checkCorpus, checkPlaythroughs } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';

// What was played once is played so for ever: positions of recorded games, and word for word what everybody was asked and told.

test('all recorded games of the corpus replay', () => {
  assertNone(checkCorpus(module, join(import.meta.dirname, '../../../corpus/akkad')));
});

test('the game is played as stored', () => {
  assertNone(checkPlaythroughs(module, { dir: join(import.meta.dirname, 'playthroughs') }));
});
