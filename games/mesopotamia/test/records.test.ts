import { join } from 'node:path';
import { assertNone, checkPlaythroughs } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';

// Random games go on for thousands of answers: the first four hundred of each number of players are kept word for word,
// and the recorded games (free.test.ts) go to their end.
test('the game is played as stored', () => {
  assertNone(checkPlaythroughs(module, { dir: join(import.meta.dirname, 'playthroughs'), maxAnswers: 400 }));
});
