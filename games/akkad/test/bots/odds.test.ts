import { Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Troop } from '../../bots/forces.ts';
import { blockedBy, forceOf, monsterForce, rebelForce } from '../../bots/forces.ts';
import { chanceOf, oddsFor } from '../../bots/odds.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { spaceOf } from '../../content/map.ts';
import { KINDS, kindOf } from '../../content/units.ts';
import type { Army } from '../support.ts';
import { akkadTable, playOn } from '../support.ts';

const troop = (army: Army): Troop => {
  const units = Array<number>(KINDS).fill(0);
  for (const [name, n] of Object.entries(army)) units[kindOf(name)] = n;
  return { units, hurt: Array<number>(KINDS).fill(0) };
};

const plain = akkadTable({ players: ['red', 'blue', 'green'], at: { turn: 'red' } }).board;
const force = (army: Army) => forceOf(plain, 0, troop(army), { attacks: true, monster: false, fresh: true });

test('a roll of so many bones: its hits by their likelihood', () => {
  expect(chanceOf(2)).toEqual([0.25, 0.5, 0.25]);
  expect(chanceOf(0)).toEqual([1]);
});

test('one spearman against one rebel: each wins a third, and a third of the time both fall', () => {
  const { win, mutual } = oddsFor(force({ spearman: 1 }), rebelForce(1));
  expect([win, mutual].map((n) => Math.round(n * 1e6))).toEqual([333333, 333333]);
});

test('AKK-11.46 a volley comes before the roll', () => {
  // An archer kills a lone rebel at once half of the time.
  const { win } = oddsFor(force({ archer: 1 }), rebelForce(1));
  // Else: two bones against one, 3 hits of 4 and 1 of 2; with nothing (1 of 8) it is rolled again.
  expect(win).toBeCloseTo(0.5 + 0.5 * (0.375 / 0.875), 9);
});

test('AKK-11.09 a shield bearer takes a bone from every roll, and the volley', () => {
  const shield = troop({ 'shield-bearer': 1 });
  const blocked = blockedBy(force({ archer: 1 }), shield);
  expect([blocked.volley, blocked.steady]).toEqual([0, -1]);
  // AKK-11.61 nobody rolls a bone: the attacker has to go
  const { win } = oddsFor(blockedBy(force({ spearman: 1 }), shield), { ...rebelForce(1), steady: -1 });
  expect(win).toBe(0);
});

test('odds agree with many combats that were rolled', () => {
  const random = new Xoshiro('odds');
  const roll = (bones: number): number => {
    let hits = 0;
    for (let i = 0; i < bones; i++) hits += random.below(2);
    return hits;
  };
  const mine = force({ champion: 1, spearman: 2 });
  let won = 0;
  const fights = 20_000;
  for (let n = 0; n < fights; n++) {
    let [taken, given] = [0, 0];
    while ((mine.bones[taken] ?? 0) > 0 && given < 4) {
      const [hits, hurt] = [roll(mine.bones[taken] ?? 0), roll(2)];
      given += hits;
      taken += hurt;
    }
    if ((mine.bones[taken] ?? 0) > 0) won++;
  }
  expect(Math.abs(oddsFor(mine, monsterForce(plain)).win - won / fights)).toBeLessThan(0.012);
});

test('AKK-11.14 a hopeless fight is left, a good one is not', () => {
  const at = (mine: Army, rebels: number) => {
    const t = akkadTable({
      players: ['red', 'blue', 'green'],
      at: { proc: 'arrive', locals: { seat: 0, space: spaceOf('LAG'), cause: 'move' }, active: 'red' },
      has: { red: { units: { LAG: mine }, controls: ['GIR', 'T15'] } },
      rebels: { LAG: rebels },
    });
    playOn(t, () => t.table.machine.kind === 'combat.retreat');
    return thumbs.choose(t.table.observe(0), new Xoshiro('x')).key;
  };
  expect(at({ spearman: 1 }, 4)).not.toBe('no');
  expect(at({ champion: 1, archer: 2 }, 2)).toBe('no');
});
