import { expect, test } from 'vitest';
import { ur } from '../ur.ts';

test.each([4, 8, 14])('UR-5.01 a move that ends on rosette %i gives another throw', (at) => {
  const t = ur({ lapis: [at - 2, 5], throws: [2, 1] });
  t.lapis.answers('piece.move', `move/${at - 2}`);
  t.lapis.isAsked('piece.move').about({ throw: 1 });
  t.shell
    .isNotAsked()
    .log()
    .includes({ type: 'rosette.reached', seat: 0, rule: 'UR-5.01', data: { square: at } });
});

test('UR-5.01 entering on a rosette too', () => {
  const t = ur({ lapis: [5], throws: [4, 1] });
  t.lapis.answers('piece.move', 'enter').isAsked('piece.move').about({ throw: 1 });
});

test('UR-5.01 a throw of 0 on the second throw ends the turn', () => {
  const t = ur({ lapis: [5], shell: [1], throws: [4, 0, 2] });
  t.lapis.answers('piece.move', 'enter').isNotAsked();
  t.shell.isAsked('piece.move');
});

test('UR-5.01 any other square gives none', () => {
  const t = ur({ lapis: [5], shell: [1], throws: [1, 2] });
  t.lapis.answers('piece.move', 'move/5').isNotAsked();
  t.shell.isAsked('piece.move').about({ throw: 2 });
});

test('UR-5.01 played without: the turn ends', () => {
  const t = ur({ lapis: [6], shell: [1], throws: [2, 2], options: { 'rosette-again': 'no' } });
  t.lapis.answers('piece.move', 'move/6');
  t.shell.isAsked('piece.move');
  t.shell.log().lacks('rosette.reached');
  expect(t.board.turn).toBe(1);
});
