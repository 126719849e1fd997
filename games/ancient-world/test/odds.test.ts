import { expect, test } from 'vitest';
import { allWays, rollOdds, symbolOdds } from '../rules/queries/odds.ts';

test('AW-9.01 the odds of a roll: every result of one to three dice, exactly', () => {
  // Two of six sides each: of 216 ways, titans fall none, once, twice, thrice in 64, 96, 48 and 8.
  expect(symbolOdds(3, 'titans')).toEqual([64, 96, 48, 8]);
  expect(symbolOdds(3, 'coins')).toEqual([64, 96, 48, 8]);
  expect(symbolOdds(1, 'titans')).toEqual([4, 2]);
  expect([0, 1, 2, 3].map(allWays)).toEqual([1, 6, 36, 216]);
  expect([1, 2, 3].map((dice) => rollOdds(dice).reduce((sum, { ways }) => sum + ways, 0))).toEqual([6, 36, 216]);
  // One of each symbol on two dice: titan then coin, or coin then titan.
  expect(rollOdds(2).find(({ titans, coins }) => titans === 1 && coins === 1)?.ways).toBe(8);
  expect(rollOdds(2).length).toBe(6);
});
