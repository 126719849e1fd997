import { createModuleWords } from '@edubba/gamekit';
import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import connectFour from '../index.ts';

test('the board as text, the last disc marked', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  t.yellow.answers('disc.drop', 'column/4');
  t.red.answers('disc.drop', 'column/4');
  expect(connectFour.board(t.red.view, createModuleWords(connectFour))).toBe(
    [
      '    1   2   3   4   5   6   7',
      '  +---+---+---+---+---+---+---+',
      '6 |   |   |   |   |   |   |   |',
      '5 |   |   |   |   |   |   |   |',
      '4 |   |   |   |   |   |   |   |',
      '3 |   |   |   |   |   |   |   |',
      '2 |   |   |   |(O)|   |   |   |',
      '1 |   |   |   | X |   |   |   |',
      '  +---+---+---+---+---+---+---+',
      '  X Yellow   O Red   ( ) dropped last',
    ].join('\n'),
  );
});

test('the board has room for longer marks', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  t.yellow.answers('disc.drop', 'column/4');
  const lines = connectFour.board(t.red.view, createModuleWords(connectFour, 'en-XA')).split('\n');
  const grid = lines.slice(1, -1).map((line) => line.length);
  expect(new Set(grid).size).toBe(1);
  expect(lines.join('')).not.toMatch(/[a-z]/i);
});
