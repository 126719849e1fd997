import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { KINDS, kindOf } from '../../content/units.ts';
import { attackOdds, oddsNow } from '../../ui/odds.ts';
import { battle, fightOn } from '../fight.ts';
import type { Army } from '../support.ts';

const odds = (red: Army, blue: Army | number): readonly [number, number] => {
  const { win, mutual } = oddsNow(battle(red, blue).red.view);
  return [win, mutual];
};

test('AKK-11.50 one bone against one: a third each', () => {
  const [win, mutual] = odds({ spearman: 1 }, 1);
  expect(win).toBeCloseTo(1 / 3);
  expect(mutual).toBeCloseTo(1 / 3);
});

test('AKK-11.46 a volley comes before the first roll', () => {
  const [win, mutual] = odds({ archer: 1 }, 1);
  expect(win).toBeCloseTo(1 / 2 + (1 / 2) * (3 / 7));
  expect(mutual).toBeCloseTo((1 / 2) * (3 / 7));
});

test('AKK-11.09 a shield bearer takes a bone off the enemy’s roll', () => {
  expect(odds({ spearman: 1, 'shield-bearer': 1 }, 1)).toEqual([1, 0]);
});

test('AKK-11.60 who has no attack left has lost', () => {
  const [win] = odds({ spearman: 1 }, { priest: 1, spearman: 1 });
  const [plain] = odds({ spearman: 1 }, { spearman: 1 });
  // The priest takes a hit first.
  expect(win).toBeLessThan(plain);
  expect(win).toBeGreaterThan(0);
});

test('an attack that is only considered has the odds of the same fight', () => {
  const t = battle({ champion: 1, spearman: 2 }, 3);
  const { s } = t.red.view;
  const space = spaceOf('T21');
  const units = Array<number>(KINDS).fill(0);
  const empty = {
    ...s,
    fight: null,
    units: s.units.map((list) => [...list]),
    figures: s.figures.map((list) => [...list]),
  };
  for (const [name, n] of [
    ['champion', 1],
    ['spearman', 2],
  ] as const) {
    units[kindOf(name)] = n;
    (empty.units[0] as number[])[space * KINDS + kindOf(name)] = 0;
  }
  (empty.figures[0] as number[])[space] = 0;
  expect(attackOdds(empty, 0, space, units)?.win).toBeCloseTo(oddsNow(t.red.view).win);
  expect(attackOdds(empty, 0, spaceOf('LAG'), units)).toBe(undefined);
});

test('the odds are those of fights fought out by the rules', () => {
  const games = 400;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const t = fightOn(battle({ spearman: 2 }, 2, { more: { seed: `odds${i}` } }));
    if (t.board.rebels[spaceOf('T21')] === 0 && (t.board.figures[0]?.[spaceOf('T21')] ?? 0) > 0) won++;
  }
  const [win] = odds({ spearman: 2 }, 2);
  // Three standard deviations.
  expect(Math.abs(won / games - win)).toBeLessThan(3 * Math.sqrt((win * (1 - win)) / games));
});
