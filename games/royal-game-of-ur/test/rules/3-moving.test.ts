import { expect, test } from 'vitest';
import { standing, ur } from '../ur.ts';

test('UR-3.01 one piece moves forward by exactly the throw', () => {
  const t = ur({ lapis: [2, 6], shell: [1], throws: [3, 2] });
  t.lapis.isAsked('piece.move').offeringExactly('enter', 'move/2', 'move/6');
  t.lapis.answers('piece.move', 'move/6');
  expect(standing(t.board.ways[0])).toEqual([0, 0, 0, 0, 0, 2, 9]);
  t.shell.isAsked('piece.move');
  t.shell.log().includes({ type: 'piece.moved', seat: 0, rule: 'UR-3.01', data: { start: 6, square: 9 } });
});

test('UR-3.02 a piece at hand enters on the square of the throw', () => {
  const t = ur({ lapis: [6], shell: [1], throws: [3, 2] });
  t.lapis.answers('piece.move', 'enter');
  expect(standing(t.board.ways[0])).toEqual([0, 0, 0, 0, 0, 3, 6]);
  t.shell.log().includes({ type: 'piece.entered', rule: 'UR-3.02', data: { square: 3 } });
});

test('UR-3.02 with nothing at hand nothing enters', () => {
  const t = ur({ lapis: [1, 5, 15, 15, 15, 15, 15], throws: [2] });
  t.lapis.isRefused('enter', 'UR-3.02', 'ur.none-at-hand');
});

test('UR-3.03 not onto a piece of one’s own', () => {
  const t = ur({ lapis: [2, 6], throws: [4] });
  t.lapis.isAsked('piece.move').offeringExactly('enter', 'move/6');
  t.lapis.isRefused('move/2', 'UR-3.03', 'ur.own-piece', 'ur.fix.move-away');
  expect(t.lapis.refusal('move/2')?.why.params).toEqual({ to: 6 });
});

test('UR-3.03 where the piece in the way cannot move either, only another throw helps', () => {
  // 9 is blocked by 11, and 11 by 13.
  const t = ur({ lapis: [9, 11, 13], throws: [2] });
  t.lapis.isRefused('move/9', 'UR-3.03', 'ur.own-piece', 'ur.fix.pass-by');
  t.lapis.isRefused('move/11', 'UR-3.03', 'ur.own-piece', 'ur.fix.move-away');
});

test('UR-3.04 pieces between are passed over and stay', () => {
  const t = ur({ lapis: [5, 6], shell: [7], throws: [4, 2] });
  t.lapis.answers('piece.move', 'move/5');
  expect(t.board.ways.map(standing)).toEqual([
    [0, 0, 0, 0, 0, 6, 9],
    [0, 0, 0, 0, 0, 0, 7],
  ]);
});

test('UR-3.05 who can move must move', () => {
  const t = ur({ lapis: [8, 14], throws: [1] });
  t.lapis.isAsked('piece.move').offeringExactly('enter', 'move/8', 'move/14');
});

test('UR-3.05 a single move is made without asking, even to one’s harm', () => {
  const t = ur({ lapis: [8, 15, 15, 15, 15, 15, 15], shell: [6], throws: [1, 2] });
  expect(standing(t.board.ways[0])[0]).toBe(9);
  expect(t.table.log.find(({ seat }) => seat === 0)).toMatchObject({ key: 'move/8', mark: 'forced' });
});

test('UR-3.06 if no piece can move the turn ends', () => {
  // Everything is taken: entering on 2, 2 to 4, 4 to 6, and 8 is safe.
  const t = ur({ lapis: [2, 4, 6], shell: [8], throws: [2, 3] });
  t.lapis.isNotAsked();
  t.shell.isAsked('piece.move');
  t.shell.log().includes({ type: 'turn.lost', seat: 0, rule: 'UR-3.06', data: { throw: 2 } });
});
