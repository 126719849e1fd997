import { expect, test } from 'vitest';
import type { Keys } from '../src/index.ts';
import { anyKey, counted, either, headed, joined, keysOf, numbered, verbs, words } from '../src/index.ts';

const SPACES = ['A1', 'A2', 'B1'];
const space = numbered(SPACES);

/** Every answer is read back from its key, and every key written back from its answer. */
function bothWays<T>(writing: Keys<T>, pairs: readonly (readonly [T, string])[]): void {
  for (const [answer, key] of pairs) {
    expect(writing.of(answer)).toBe(key);
    expect(writing.read(key)).toEqual(answer);
    expect(writing.has(answer)).toBe(true);
  }
}

test('names stand for numbers; what is no name means nothing', () => {
  bothWays(space, [
    [0, 'A1'],
    [2, 'B1'],
  ]);
  expect(space.read('C1')).toBeUndefined();
  expect(space.has('A1')).toBe(false);
});

test('words are their own answers, and only those', () => {
  const answer = words('yes', 'no');
  bothWays(answer, [
    ['yes', 'yes'],
    ['no', 'no'],
  ]);
  expect(answer.read('maybe')).toBeUndefined();
  expect(answer.has('maybe')).toBe(false);
  expect(answer.plain).toBe(true);
  expect(anyKey().read('whatever')).toBe('whatever');
});

test('numbers are read as they are written, and nothing that only looks like one', () => {
  bothWays(counted(), [
    [0, '0'],
    [12, '12'],
  ]);
  for (const key of ['', '01', '-1', '1.5', '1e3', 'x']) expect(counted().read(key)).toBeUndefined();
});

test('parts are joined in their order; the last may hold the sign', () => {
  const bid = joined('/', { row: numbered(['row1', 'row2']), place: words('high', 'low') });
  bothWays(bid, [[{ row: 1, place: 'low' }, 'row2/low']]);
  for (const key of ['row2', 'row3/low', 'row2/', 'row2/low/low', '/low']) expect(bid.read(key)).toBeUndefined();
  bothWays(joined('>', { from: words('a'), to: anyKey() }), [[{ from: 'a', to: 'b>c' }, 'a>b>c']]);
});

test('what was read once is the same thing again', () => {
  const bid = joined('/', { row: space, place: words('high', 'low') });
  expect(bid.read('A1/low')).toBe(bid.read('A1/low'));
});

test('a verb says what is done to what; words of an object are no verbs', () => {
  const turn = verbs({ hut: space, steps: counted() });
  bothWays(turn, [
    [{ verb: 'hut', what: 2 }, 'hut/B1'],
    [{ verb: 'steps', what: 3 }, 'steps/3'],
  ]);
  for (const key of ['hut', 'hut/', 'hut/C9', 'ship/A1', 'toString/A1', '/A1']) expect(turn.read(key)).toBeUndefined();
  expect(turn.has({ verb: 'toString', what: 1 })).toBe(false);
});

test('one of several writings: each answer goes back to its own', () => {
  const turn = either(verbs({ hut: space }), space, words('end'));
  bothWays(turn, [
    [{ verb: 'hut', what: 0 }, 'hut/A1'],
    [1, 'A2'],
    ['end', 'end'],
  ]);
  expect(turn.read('pass')).toBeUndefined();
  expect(turn.has('pass')).toBe(false);
  expect(turn.plain).toBeUndefined();
  expect(either(words('end'), words('pass')).plain).toBe(true);
});

test('the keys of a list are written once', () => {
  expect(
    keysOf(verbs({ hut: space }), [
      { verb: 'hut', what: 0 },
      { verb: 'hut', what: 2 },
    ]),
  ).toEqual(['hut/A1', 'hut/B1']);
});

test('a head says what a number is of', () => {
  const cards = headed('cards/', counted());
  bothWays(cards, [[2, 'cards/2']]);
  for (const key of ['2', 'cards/', 'cards/x', 'steps/2']) expect(cards.read(key)).toBeUndefined();
});

test('every key that can be written is told, but for lists above the limit', () => {
  const there = { items: ['card-1', 'card-2'], most: 3, limit: 6 };
  const two = words('high', 'low');
  expect(anyKey().all?.(there)).toEqual(['card-1', 'card-2']);
  expect(two.all?.(there)).toEqual(['high', 'low']);
  expect(space.all?.(there)).toEqual(SPACES);
  expect(counted().all?.(there)).toEqual(['0', '1', '2', '3']);
  expect(headed('n/', counted()).all?.({ ...there, most: 1 })).toEqual(['n/0', 'n/1']);
  const bid = joined('>', { row: space, place: two });
  expect(bid.all?.(there)).toEqual(['A1>high', 'A1>low', 'A2>high', 'A2>low', 'B1>high', 'B1>low']);
  expect(bid.all?.({ ...there, limit: 5 })).toBeUndefined();
  expect(joined('>', { from: space, to: space }).all?.({ ...there, limit: 8 })).toBeUndefined();
  expect(verbs({ hut: space, take: two }).all?.(there)).toEqual([
    'hut/A1',
    'hut/A2',
    'hut/B1',
    'take/high',
    'take/low',
  ]);
  expect(either(two, space).all?.(there)).toEqual(['high', 'low', ...SPACES]);
});

test('where one part cannot be listed, a whole is not listed, and of several writings the others are', () => {
  const there = { items: [], most: 3, limit: 6 };
  const secret: Keys<string> = { of: (key) => key, read: (key) => key, has: () => true };
  expect(headed('n/', secret).all?.(there)).toBeUndefined();
  expect(joined('/', { row: space, secret }).all?.(there)).toBeUndefined();
  expect(verbs({ hut: space, guess: secret }).all?.(there)).toEqual(['hut/A1', 'hut/A2', 'hut/B1']);
  expect(either(words('pass'), secret).all?.(there)).toEqual(['pass']);
});
