import { Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { royalGameOfUr, WEIGHTS } from '../../rules/index.ts';
import { ur } from '../ur.ts';

test('UR-2.01 the throw is 0 to 4, as often as four fair dice give it', () => {
  const t = Table.open(royalGameOfUr, { seats: 2, chance: 'ask' });
  expect(t.options(-1)).toEqual(['0', '1', '2', '3', '4']);
  expect(t.machine.weights()).toEqual([1, 4, 6, 4, 1]);
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
