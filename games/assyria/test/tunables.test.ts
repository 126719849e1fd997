import { playOut, random } from '@edubba/bots';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { thumbs } from '../bots/thumbs.ts';
import { TUNABLES } from '../content/tunables.ts';
import { assyria, bidCost, camelLimit, numberOf } from '../rules/index.ts';
import { canTake } from '../rules/queries/actions.ts';
import { levelCost } from '../rules/queries/costs.ts';
import { hutVp } from '../rules/queries/scores.ts';
import { spaceOf } from '../content/map.ts';

const open = (options: { [name: string]: string } = {}) => Table.open(assyria, { seats: 2, seed: 'turned', options });

test('every number that may be turned reaches its rule', () => {
  const plain = open();
  expect([plain.s.vp, plain.s.gold]).toEqual([
    [10, 10],
    [1, 1],
  ]);
  expect(open({ 'start-vp': '12' }).s).toMatchObject({ vp: [12, 12], ledger: [[12, 0, 0, 0, 0, 0, 0, 0], {}] });
  expect(open({ 'start-gold': '3' }).s.gold).toEqual([3, 3]);
  expect(camelLimit(open({ 'camel-limit': '14' }).s, 0)).toBe(14);
  expect([0, 1, 2].map((space) => bidCost(open({ 'middle-bid': '2', 'lowest-bid': '6' }).s, space))).toEqual([0, 2, 6]);
  expect(levelCost(open({ 'third-level': '5' }).s, 0, 3)).toBe(5);
  const { s } = open({ 'hut-between': '4', 'hut-outside': '3' });
  s.huts[0] = ['A4', 'A1', 'A3'].map(spaceOf);
  expect(hutVp(s, 0)).toBe(4 + 3 + 0);
  const cheap = open({ 'plough-cost': '1' }).s;
  cheap.camels[0] = 1;
  plain.s.camels[0] = 2;
  expect([canTake(cheap, 0, 'ploughs'), canTake(plain.s, 0, 'ploughs')]).toEqual([true, false]);
});

test('a table as published is what it always was', () => {
  const published = Object.fromEntries(Object.entries(TUNABLES).map(([name, { value }]) => [name, String(value)]));
  expect(open(published).fingerprint()).toBe(open().fingerprint());
});

test('at both ends of every range games are played to their end and break no law', () => {
  for (const [name, { min, max }] of Object.entries(TUNABLES))
    for (const n of [min, max]) {
      const table = Table.open(assyria, { seats: 3, seed: `${name} ${n}`, options: { [name]: String(n) } });
      const laws = (): void => {
        for (const law of assyria.laws)
          expect([name, n, law.name, law.broken(table.s)]).toEqual([name, n, law.name, undefined]);
      };
      const { outcome, faults } = playOut(table, [thumbs, random, random], new Xoshiro(`${name} ${n}`), {
        onAnswer: laws,
      });
      expect([name, n, faults]).toEqual([name, n, []]);
      expect(outcome).toBeDefined();
      expect(numberOf(table.s, name as keyof typeof TUNABLES)).toBe(n);
    }
});

test('gold places and marks are as many and as dear as the table says', () => {
  const sum = (options: { [name: string]: string }): number => {
    const table = Table.open(assyria, { seats: 2, seed: 'marks', options });
    playOut(table, [thumbs], new Xoshiro('marks'));
    return table.s.ledger.reduce((all, sources) => all + (sources[5] ?? 0), 0);
  };
  expect(sum({})).toBeGreaterThan(0);
  expect(sum({}) % 2).toBe(0);
  expect(sum({ 'mark-vp': '0' })).toBe(0);
  expect(sum({ 'mark-vp': '5' }) % 5).toBe(0);
  const crowded = Table.open(assyria, { seats: 2, seed: 'gold', options: { 'gold-places': '6' } });
  let most = 0;
  playOut(crowded, [thumbs], new Xoshiro('gold'), {
    onAnswer: () => (most = Math.max(most, ...crowded.s.areaGold)),
  });
  expect(most).toBeGreaterThan(4);
});
