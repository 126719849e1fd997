import { assertNone, checkDual, checkFuzz, checkLaws, checkLeaks, checkUndo } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';

// Becomes `freeTests(module, …)` when every section is written: until then labels and cards are missing on purpose.

const TIMEOUT = 600_000;

test('laws hold at every answer of random games', { timeout: TIMEOUT }, () => {
  assertNone(checkLaws(module, { games: 12 }));
});

test('random games without crash, dead end or impure question', { timeout: TIMEOUT }, () => {
  assertNone(checkFuzz(module, { games: 4, tryEvery: 60 }));
});

test('games continue the same when copied and revived', { timeout: TIMEOUT }, () => {
  assertNone(checkDual(module, { games: 4 }));
});

test('nobody learns what is hidden', { timeout: TIMEOUT }, () => {
  assertNone(checkLeaks(module, { games: 4, every: 25 }));
});

test('what is taken back is as if it had never been', { timeout: TIMEOUT }, () => {
  assertNone(checkUndo(module, { games: 2 }));
});

test('the module offers the game with its content', () => {
  expect([module.game.id, module.rulebook.length]).toEqual(['akkad', 693]);
});
