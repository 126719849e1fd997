import { expect, test } from 'vitest';
import { standing, ur } from '../ur.ts';

test.each([
  [14, 1],
  [13, 2],
  [12, 3],
  [11, 4],
])('UR-6.01 from square %i a throw of %i brings a piece home', (from, thrown) => {
  const t = ur({ lapis: [from], shell: [1], throws: [thrown, 2] });
  t.lapis.answers('piece.move', `move/${from}`);
  expect(standing(t.board.ways[0])).toEqual([0, 0, 0, 0, 0, 0, 15]);
  t.shell.log().includes({ type: 'piece.home', rule: 'UR-6.01', data: { start: from, home: 1, pieces: 7 } });
});

test('UR-6.01 a larger throw does not', () => {
  const t = ur({ lapis: [13, 5, 6], throws: [3] });
  t.lapis.isAsked('piece.move').notOffering('move/13');
  t.lapis.isRefused('move/13', 'UR-6.01', 'ur.too-far', 'ur.fix.throw');
  expect(t.lapis.refusal('move/13')?.why.params).toEqual({ throw: 3, from: 13, needed: 2 });
});

test('UR-6.01 a piece at home moves no more', () => {
  const t = ur({ lapis: [15, 15, 5], throws: [3] });
  t.lapis.isRefused('home', 'UR-6.01', 'ur.are-home');
  expect(t.lapis.refusal('home')?.why.params).toEqual({ home: 2 });
});

test('UR-6.02 the last piece home wins at once', () => {
  const t = ur({ lapis: [14, 15, 15, 15, 15, 15, 15], shell: [15, 15], throws: [1] });
  expect(t.over).toBe(true);
  expect(t.outcome).toMatchObject({ scores: [7, 2], winners: [0] });
  t.shell.log().includes({ type: 'game.won', seat: 0, rule: 'UR-6.02' });
});

test('UR-6.02 with five pieces five are enough', () => {
  const t = ur({ lapis: [14, 15, 15, 15, 15], throws: [1], options: { pieces: '5' } });
  expect(t.outcome).toMatchObject({ scores: [5, 0], winners: [0] });
});

test('UR-6.02 not before all are home', () => {
  const t = ur({ lapis: [14, 11, 15, 15, 15, 15, 15], shell: [1], throws: [1, 2] });
  t.lapis.answers('piece.move', 'move/14');
  t.shell.isAsked('piece.move');
  expect(t.over).toBe(false);
});
