import { expect, test } from 'vitest';
import { standing, ur } from '../ur.ts';

test('UR-4.01 a piece moved onto goes back to its owner’s hand', () => {
  const t = ur({ lapis: [5], shell: [7, 2], throws: [2, 3] });
  t.lapis.answers('piece.move', 'move/5');
  expect(t.board.ways.map(standing)).toEqual([
    [0, 0, 0, 0, 0, 0, 7],
    [0, 0, 0, 0, 0, 0, 2],
  ]);
  t.shell.log().includes({ type: 'piece.captured', seat: 0, rule: 'UR-4.01', data: { other: 1, square: 7 } });
  t.shell.isAsked('piece.move').offering('enter');
});

test.each([3, 4, 13, 14])('UR-4.02 on square %i of their own sides two pieces do not meet', (at) => {
  const t = ur({ lapis: [at - 1, 9], shell: [at, 7], throws: [1, 2, 2] });
  t.lapis.answers('piece.move', `move/${at - 1}`);
  expect(standing(t.board.ways[0])).toContain(at);
  expect(standing(t.board.ways[1])).toContain(at);
  t.shell.log().lacks('piece.captured');
});

test('UR-4.02 each square of the middle row is shared', () => {
  for (const at of [5, 6, 7, 9, 10, 11, 12]) {
    const t = ur({ lapis: [at - 1], shell: [at, 2], throws: [1, 3] });
    t.lapis.answers('piece.move', `move/${at - 1}`);
    expect(standing(t.board.ways[1])).not.toContain(at);
  }
});

test('UR-4.03 a piece on the middle rosette is safe', () => {
  const t = ur({ lapis: [5, 6], shell: [8], throws: [2] });
  t.lapis.isAsked('piece.move').offeringExactly('enter', 'move/5');
  t.lapis.isRefused('move/6', 'UR-4.03', 'ur.safe', 'ur.fix.wait');
  expect(t.lapis.refusal('move/6')?.why.params).toEqual({ to: 8, other: 1 });
});

test('UR-4.03 played without: it can be captured there', () => {
  const t = ur({ lapis: [5, 6], shell: [8], throws: [2, 2], options: { 'safe-rosette': 'no' } });
  t.lapis.answers('piece.move', 'move/6');
  expect(t.board.ways.map(standing)).toEqual([
    [0, 0, 0, 0, 0, 5, 8],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
});
