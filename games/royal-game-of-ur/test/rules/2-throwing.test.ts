import { expect, test } from 'vitest';
import { WEIGHTS } from '../../rules/index.ts';
import { ur } from '../ur.ts';

test('UR-2.01 the throw is 0 to 4, as often as four fair dice give it: for the start and in every turn', () => {
  const t = ur({ lapis: [1], shell: [2], throws: [2, 1] });
  t.lapis.answers('piece.move', 'enter');
  for (const nth of [0, 1, 2, 3]) t.chanceWeighed('dice.throw', { 0: 1, 1: 4, 2: 6, 3: 4, 4: 1 }, nth);
  // Two sides of each of the four dice.
  expect(WEIGHTS.reduce((sum, weight) => sum + weight, 0)).toBe(2 * 2 * 2 * 2);
});

test('UR-2.01 a throw is told with the question', () => {
  const t = ur({ lapis: [1], throws: [3] });
  t.lapis.isAsked('piece.move').about({ throw: 3 });
  t.shell.log().includes({ type: 'dice.thrown', seat: 0, rule: 'UR-2.01', data: { throw: 3 } });
});

test('UR-2.02 a throw of 0 ends the turn', () => {
  const t = ur({ lapis: [1], shell: [1], throws: [0, 2] });
  t.lapis.isNotAsked();
  t.shell.isAsked('piece.move').about({ throw: 2 });
  t.shell.log().includes({ type: 'turn.lost', seat: 0, rule: 'UR-2.02', data: { throw: 0 } });
});
