import { expect, test } from 'vitest';
import { byRank, matches, readAsked } from '../../src/table/keys/text-table.ts';

test('a sentence is found by all its words in any order, and by nothing', () => {
  expect(matches('E5, between the rivers, fish. Empty', 'fish e5')).toBe(true);
  expect(matches('E5, between the rivers, fish. Empty', 'fish red')).toBe(false);
  expect(matches('E5', '')).toBe(true);
});

test('players stand by points, level ones in their order', () => {
  expect(byRank([3, 9, 3, 12])).toEqual([3, 1, 0, 2]);
});

test('a question is about one part of the table, and its words narrow that part', () => {
  const phrases = { options: 'where can i|what can i do', changed: 'what changed', scores: 'compare scores|scores' };
  expect(readAsked('Where can I build?', phrases)).toEqual({ part: 'options', words: 'build' });
  expect(readAsked('what changed', phrases)).toEqual({ part: 'changed', words: '' });
  expect(readAsked('Compare scores', phrases)).toEqual({ part: 'scores', words: '' });
  expect(readAsked('what changedish', phrases)).toEqual({ part: undefined, words: 'what changedish' });
  expect(readAsked('E5', phrases)).toEqual({ part: undefined, words: 'E5' });
});
