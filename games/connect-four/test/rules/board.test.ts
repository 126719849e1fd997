import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import connectFour from '../../index.ts';
import { cellAt } from '../../rules/index.ts';

test('C4-1.01 seven columns, each with room for six discs', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  const cells = [0, 1, 2, 3, 4, 5, 6].flatMap((column) => [0, 1, 2, 3, 4, 5].map((row) => cellAt(column, row)));
  expect(new Set(cells).size).toBe(42);
  expect(cells.every((cell) => t.board.cells[cell] === -1)).toBe(true);
  t.yellow.isAsked('disc.drop').offeringExactly(...[1, 2, 3, 4, 5, 6, 7].map((column) => `column/${column}`));
});

test('C4-1.02 the board is empty at first and Yellow begins', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  expect(t.board.cells.every((cell) => cell === -1)).toBe(true);
  t.red.isNotAsked().isRefused('column/1', 'kernel', 'kernel.not-asked');
  t.yellow.answers('disc.drop', 'column/1');
});
