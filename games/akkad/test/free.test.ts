import { assertNone, checkDual, checkFuzz, checkLaws, checkLeaks } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';

// Becomes `freeTests(module, …)` when the game has its bot and its words are complete.
// Few games, since its questions are not quick yet and the whole suite must stay within minutes;
// checkUndo takes three minutes for one game and is not among them until it is quicker.

const TIMEOUT = 600_000;

test('laws hold at every answer of random games', { timeout: TIMEOUT }, () => {
  assertNone(checkLaws(module, { games: 3 }));
});

test('random games without crash, dead end or impure question', { timeout: TIMEOUT }, () => {
  assertNone(checkFuzz(module, { games: 1, tryEvery: 200 }));
});

test('games continue the same when copied and revived', { timeout: TIMEOUT }, () => {
  assertNone(checkDual(module, { games: 1 }));
});

test('nobody learns what is hidden', { timeout: TIMEOUT }, () => {
  assertNone(checkLeaks(module, { games: 1, every: 60 }));
});

test('the module offers the game with its content', () => {
  expect([module.game.id, module.rulebook.length]).toEqual(['akkad', 693]);
});
