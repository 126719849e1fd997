import type { Finding } from '@edubba/testkit';
import { assertNone, checkDual, checkFuzz, checkLaws, checkLeaks, checkUndo } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';

// The free tests one by one, but for those of reached.free.test.ts, each with as many games as a minute for all of them allows: a
// game is long, and some look at every position of it many times.

const TIMEOUT = 600_000;

/** Among the proofs many times as many. */
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
const GAMES = PROOFS ? 160 : 8;
const FEW = PROOFS ? 12 : 1;

const free = (name: string, check: () => readonly Finding[]): void => {
  // oxlint-disable-next-line vitest/valid-title -- says in words what was found, which no matcher does
  test(name, { timeout: TIMEOUT }, () => assertNone(check()));
};

free(`laws hold at every answer of ${GAMES} games`, () => checkLaws(module, { games: GAMES }));
free(`${GAMES} random games without crash, dead end or impure question`, () => checkFuzz(module, { games: GAMES }));
free(`${FEW} games continue the same when copied and revived`, () => checkDual(module, { games: FEW }));
free(`nobody learns what they may not know in ${4 * FEW} games`, () =>
  checkLeaks(module, { games: 4 * FEW, every: 40 }),
);
free(`${FEW} games with answers taken back`, () => checkUndo(module, { games: FEW }));
test('the module offers the game with its content', () => {
  expect([module.game.id, module.rulebook.length]).toEqual(['akkad', 693]);
});
