import { ranked, readOutcome, sameOutcome, together } from '@edubba/kernel';
import { expect, test } from 'vitest';

test('ranked: most points win, equals share a rank, and whoever follows them stands behind all of them', () => {
  expect(ranked([3, 7, 7, 5])).toEqual({
    result: 'ranked',
    scores: [3, 7, 7, 5],
    ranks: [4, 1, 1, 3],
    winners: [1, 2],
  });
});

test('ranked: what decides among equals is looked at in order', () => {
  const scores = [7, 7, 7, 9];
  expect(ranked(scores, [scores, [0, 1, 1, 0], [5, 2, 3, 0]]).ranks).toEqual([4, 3, 2, 1]);
  // The points need not decide at all: somebody reached the goal first.
  expect(ranked(scores, [[0, 1, 0, 0], scores])).toMatchObject({ ranks: [3, 1, 3, 2], winners: [1] });
});

test('ranked: nothing decides, so all share the victory', () => {
  expect(ranked([1, 2], []).winners).toEqual([0, 1]);
});

test('together: all win or nobody does, with the reason and the grade', () => {
  const reason = { id: 'why' };
  const grade = { id: 'how' };
  expect(together(true, [4, 4], { reason, grade })).toEqual({
    result: 'won',
    scores: [4, 4],
    ranks: [1, 1],
    winners: [0, 1],
    reason,
    grade,
  });
  expect(together(false, [4, 4])).toEqual({ result: 'lost', scores: [4, 4], ranks: [1, 1], winners: [] });
});

test('an outcome kept by an older build is read: where no seat had won, somebody without one had', () => {
  expect(readOutcome({ scores: [5, 9, 2], winners: [1] })).toEqual(ranked([5, 9, 2]));
  // By the rules of that time, which broke the tie.
  expect(readOutcome({ scores: [5, 5], winners: [1] })).toMatchObject({ ranks: [2, 1], winners: [1] });
  expect(readOutcome({ scores: [30], winners: [] })).toEqual({
    result: 'ranked',
    scores: [30],
    ranks: [2],
    winners: [],
  });
  const now = ranked([1, 2]);
  expect(readOutcome(now)).toBe(now);
});

test('an outcome of the seats alone is compared by the seats', () => {
  expect(sameOutcome({ scores: [30], winners: [] }, ranked([30, 31]))).toBe(true);
  expect(sameOutcome({ scores: [30], winners: [0] }, ranked([30, 31]))).toBe(false);
  expect(sameOutcome({ scores: [29], winners: [] }, ranked([30, 31]))).toBe(false);
});

test('an outcome of today is compared whole', () => {
  expect(sameOutcome(ranked([1, 2]), ranked([1, 2]))).toBe(true);
  expect(sameOutcome(ranked([1, 2]), ranked([1, 3]))).toBe(false);
  expect(sameOutcome(together(false, [1]), together(false, [1], { reason: { id: 'why' } }))).toBe(false);
  expect([sameOutcome(undefined, undefined), sameOutcome(undefined, ranked([1]))]).toEqual([true, false]);
  expect(sameOutcome(ranked([1]), undefined)).toBe(false);
});
