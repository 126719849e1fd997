import { random } from '@edubba/bots';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { learning } from '../learning.ts';
import connectFour from '../index.ts';

const { game } = connectFour;

test('cells stand column after column from the bottom, 1 for whoever looks', () => {
  const table = Table.open(game, { seats: 2 });
  for (const [seat, column] of [4, 4, 1].entries()) table.play(seat % 2, `column/${column}`);
  const cells = Array<number>(42).fill(0);
  cells[3 * 6] = 1;
  cells[3 * 6 + 1] = -1;
  cells[0] = 1;
  expect(learning.vector(table.observe(0))).toEqual(cells);
  expect(learning.vector(table.observe(1))).toEqual(cells.map((cell) => (cell === 0 ? 0 : -cell)));
});

test('in whole games the vector is as long as its layout says, and every option is an action', () => {
  const length = learning.layout.reduce((sum, part) => sum + part.length, 0);
  for (let n = 0; n < 20; n++) {
    const table = Table.open(game, { seats: 2 });
    const chance = new Xoshiro(`learning/${n}`);
    while (!table.over) {
      const observation = table.observe(table.toMove);
      const vector = learning.vector(observation);
      expect(vector).toHaveLength(length);
      expect(vector.filter((cell) => cell !== 0)).toHaveLength(table.s.discs);
      expect(learning.actions).toEqual(expect.arrayContaining([...observation.options]));
      table.play(table.toMove, random.choose(observation, chance).key);
    }
  }
});
