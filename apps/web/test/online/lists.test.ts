import { expect, test } from 'vitest';
import { freeSeats, merged, seatOf, sorted, waitsFor } from '../../src/online/lobby/lists.ts';
import { readNews } from '../../src/online/lobby/news.ts';
import { playing, table } from './fixture.ts';

const ME = 'ada00000';

test('a table waits for me only while it is played and I am asked', () => {
  expect(waitsFor(playing([0]), ME)).toBe(true);
  expect(waitsFor(playing([1]), ME)).toBe(false);
  expect(waitsFor(playing([0]), undefined)).toBe(false);
  expect(waitsFor(table({ turn: { seats: [0], since: 0, kind: 'x', about: null } }), ME)).toBe(false);
  expect(seatOf(playing([0]), 'nobody00')).toBe(-1);
  expect(freeSeats(table())).toBe(1);
});

test('first what waits for me, longest first; then what goes on, what begins, what is over, newest first', () => {
  const turn = (since: number) => ({ seats: [0], since, kind: 'x', about: null });
  const list = [
    table({ id: 'over', status: 'over', updated: 9 }),
    table({ id: 'begins-old', updated: 1 }),
    table({ id: 'begins-new', updated: 2 }),
    playing([1], { id: 'goes-on' }),
    playing([0], { id: 'mine-new', turn: turn(50), updated: 99 }),
    playing([0], { id: 'mine-old', turn: turn(10) }),
  ];
  expect(sorted(list, ME).map(({ id }) => id)).toEqual([
    'mine-old',
    'mine-new',
    'goes-on',
    'begins-new',
    'begins-old',
    'over',
  ]);
});

test('news replace what is known, unless they are older', () => {
  const known = [table({ id: 'a', rev: 5 }), table({ id: 'b', rev: 1 })];
  const news = [
    table({ id: 'a', rev: 4, title: 'late' }),
    table({ id: 'b', rev: 2, title: 'new' }),
    table({ id: 'c' }),
  ];
  expect(merged(known, news).map(({ id, rev, title }) => [id, rev, title])).toEqual([
    ['a', 5, 'Kalhu'],
    ['b', 2, 'new'],
    ['c', 1, 'Kalhu'],
  ]);
});

test('what is no news is not taken for any', () => {
  expect(readNews('{"type":"tables","tables":[]}')).toEqual({ type: 'tables', tables: [] });
  expect(readNews('{"type":"weather"}')).toBeUndefined();
  expect(readNews('mud')).toBeUndefined();
});
