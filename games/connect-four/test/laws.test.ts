import { tableInfo } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/index.ts';
import { cellAt, connectFour } from '../rules/index.ts';

/** What the laws say of a board with these discs, seat by seat in turn: a column each. */
function said(columns: readonly number[], change: (s: State) => void = () => undefined): string[] {
  const s = connectFour.setup(tableInfo(connectFour, { seats: 2 }));
  for (const column of columns) {
    const row = s.heights[column] ?? 0;
    s.cells[cellAt(column, row)] = s.turn;
    s.heights[column] = row + 1;
    s.turn = 1 - s.turn;
  }
  change(s);
  return connectFour.laws.flatMap(({ name, broken }) => {
    const why = broken(s);
    return why === undefined ? [] : [`${name}: ${why}`];
  });
}

test('boards as they come up break no law', () => {
  for (const columns of [[], [3], [3, 3], [0, 6, 0, 6, 0], [5, 5, 5, 5, 5, 5]]) expect(said(columns)).toEqual([]);
});

test('discs lie on one another, as high as the heights say', () => {
  const law = 'discs lie on one another, as high as the heights say';
  expect(said([6, 6], (s) => s.heights.splice(6, 1, 3))).toEqual([`${law}: column 6, row 2, height 3`]);
  expect(said([6, 6], (s) => s.heights.splice(6, 1, 1))).toEqual([`${law}: column 6, row 1, height 1`]);
  // A disc that hangs in the air, at the very top.
  expect(
    said([0, 1], (s) => {
      s.cells[cellAt(0, 0)] = -1;
      s.cells[cellAt(0, 5)] = 0;
    }),
  ).toEqual([`${law}: column 0, row 0, height 1`]);
  expect(said([2], (s) => void (s.cells[cellAt(2, 5)] = 1))).toContain(`${law}: column 2, row 5, height 1`);
});

test('nobody drops twice in a row', () => {
  const law = 'nobody drops twice in a row';
  expect(said([1, 2], (s) => (s.turn = 1))).toEqual([`${law}: 1 discs against 1 when it is seat 1's turn`]);
  expect(said([1, 2, 3], (s) => (s.turn = 0))).toEqual([`${law}: 2 discs against 1 when it is seat 0's turn`]);
  // Whoever has won has dropped last: the first seat is one ahead then, the second level.
  expect([said([1, 2, 3], (s) => (s.winner = 0)), said([1, 2], (s) => (s.winner = 1))]).toEqual([[], []]);
  expect(said([1, 2], (s) => (s.winner = 0))).toEqual([`${law}: 1 discs against 1 when it is seat 0's turn`]);
  expect(said([1, 2, 3], (s) => (s.winner = 1))).toEqual([`${law}: 2 discs against 1 when it is seat 1's turn`]);
});
