import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';

/** The laws that a board with so much grain breaks. */
function broken(...grain: number[]): string[] {
  const { board } = table(module, { seats: ['uruk', 'lagash'], having: { grain } });
  return module.game.laws.flatMap((law) => (law.broken(board) === undefined ? [] : [law.name]));
}

test('nobody owes grain', () => {
  expect([broken(0, 3), broken(2, -1)]).toEqual([[], ['nobody owes grain']]);
});
