import { join } from 'node:path';
import { assertNone, checkPlaythroughs } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';

const DIR = join(import.meta.dirname, 'playthroughs');

// Random games go on for thousands of answers: the first four hundred of each number of players are kept word for word,
// and the recorded games (free.test.ts) go to their end.
test('the game is played as stored', () => {
  assertNone(checkPlaythroughs(module, { dir: DIR, maxAnswers: 400 }));
});

/** What the games above leave out, by folder; alone one plays the Duel there. */
const MODES: readonly (readonly [folder: string, seats: number, options: { readonly [name: string]: string }])[] = [
  ['siege', 1, { solo: 'siege' }],
  ['guardians', 1, { solo: 'guardians' }],
  ['automaton', 2, { automaton: 'opponent', 'automaton-level': 'igigi' }],
  ['together', 3, { automaton: 'common-enemy', 'automaton-level': 'anunnaki' }],
  ['no-luck', 2, { dice: 'set', combat: 'simplified' }],
];

test.for(MODES)('the mode %s is played as stored', ([folder, seats, options]) => {
  assertNone(checkPlaythroughs(module, { dir: join(DIR, folder), seats: [seats], options, maxAnswers: 200 }));
});
