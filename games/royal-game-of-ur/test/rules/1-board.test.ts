import { Table } from '@edubba/kernel';
import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { squares } from '../../content/squares.ts';
import module from '../../index.ts';
import { isRosette, isShared, LAST, royalGameOfUr } from '../../rules/index.ts';
import { standing } from '../ur.ts';

const way = Array.from({ length: LAST }, (_, i) => i + 1);

test('UR-1.01 twenty squares: eight in the middle, six on each side with a gap', () => {
  const side = squares.filter(({ row }) => row === 1);
  const middle = squares.filter(({ row }) => row === 0);
  expect(middle.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(side.map(({ column }) => column)).toEqual([4, 3, 2, 1, 8, 7]);
  expect(middle.length + 2 * side.length).toBe(20);
});

test('UR-1.02 a way leads over four squares of one’s own, eight shared, two of one’s own', () => {
  expect(way.filter(isShared)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  // Each square lies beside the one before.
  const steps = squares.slice(1).map(({ row, column }, i) => {
    const before = squares[i]!;
    return Math.abs(row - before.row) + Math.abs(column - before.column);
  });
  expect(new Set(steps)).toEqual(new Set([1]));
});

test('UR-1.03 rosettes on 4, 8 and 14', () => {
  expect(way.filter(isRosette)).toEqual([4, 8, 14]);
});

test.each([
  [{}, 7],
  [{ pieces: '5' }, 5],
])('UR-1.04 with %j each has %i pieces, all at hand', (options, pieces) => {
  const { s } = Table.open(royalGameOfUr, { seats: 2, options, chance: 'ask' });
  const atHand = Array<number>(pieces).fill(0);
  expect(s.ways.map(standing)).toEqual([atHand, atHand]);
});

test('UR-1.05 whoever throws more begins', () => {
  const lapis = table(module, { seats: ['lapis', 'shell'], chance: { 'dice.throw': ['3', '1'] } });
  lapis.shell.log().includes({ type: 'game.begun', seat: 0, data: { throw: 3, less: 1 } });
  const shell = table(module, { seats: ['lapis', 'shell'], chance: { 'dice.throw': ['0', '4'] } });
  shell.lapis.log().includes({ type: 'game.begun', seat: 1, data: { throw: 4, less: 0 } });
});

test('UR-1.05 equal throws are thrown again', () => {
  const t = table(module, { seats: ['lapis', 'shell'], chance: { 'dice.throw': ['2', '2', '0', '0', '1', '2'] } });
  t.lapis
    .log()
    .includes({ type: 'dice.equal', data: { throw: 2 } })
    .includes({ type: 'dice.equal', data: { throw: 0 } })
    .includes({ type: 'game.begun', seat: 1 });
});
