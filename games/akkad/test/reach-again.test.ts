import { expect, test } from 'vitest';
import { PLAIN } from '../rules/queries/movement.ts';
import { destinations, nextSteps } from '../rules/queries/reach.ts';
import { isWater } from '../rules/queries/water.ts';
import { akkadTable } from './support.ts';

// reach.ts fills the same sets for every question: what one question leaves in them may not answer the next one.

const t = akkadTable({
  players: ['red', 'blue', 'green'],
  at: { turn: 'red' },
  rebels: {},
  has: {
    red: { built: ['port'], upgrades: ['advanced-docks'], units: { LAG: { champion: 1 } } },
    blue: { units: {} },
    green: { units: {} },
  },
});
const s = t.board;
const spaces = s.activated.map((_, space) => space);
const wet = spaces.filter((space) => isWater(s, 0, space));
const dry = spaces.filter((space) => !isWater(s, 0, space));

const steps = (target: number, from: number): number[] =>
  nextSteps(s, { seat: 0, way: 'boat', target, pace: PLAIN }, [from]);

test('AKK-9.06 AKK-9.13 a boat bound for a dry space goes there, wherever the one before was bound for', () => {
  let n = 0;
  for (const target of dry)
    for (const from of wet) {
      // Where units get to is asked first: that question leaves nothing behind.
      destinations(s, 0, PLAIN, 1);
      const wanted = steps(target, from);
      n += wanted.length;
      for (const before of dry) {
        steps(before, from);
        expect([target, from, before, steps(target, from)]).toEqual([target, from, before, wanted]);
      }
    }
  expect(n).toBeGreaterThan(50);
});
