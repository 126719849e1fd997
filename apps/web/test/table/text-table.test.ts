import { expect, test } from 'vitest';
import { byRank, matches } from '../../src/table/keys/text-table.ts';

test('a sentence is found by all its words in any order, and by nothing', () => {
  expect(matches('E5, between the rivers, fish. Empty', 'fish e5')).toBe(true);
  expect(matches('E5, between the rivers, fish. Empty', 'fish red')).toBe(false);
  expect(matches('E5', '')).toBe(true);
});

test('players stand by points, level ones in their order', () => {
  expect(byRank([3, 9, 3, 12])).toEqual([3, 1, 0, 2]);
});
