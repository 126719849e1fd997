import { resample, SPECTATOR, Table, Xoshiro } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { outcomes, plays, whyNot } from '../../support.ts';
import type { State } from './game.ts';
import { muster } from './game.ts';

freeTests(muster);

const open = (seats = 2, ...lots: readonly string[]): Table<State> =>
  Table.open(muster, { seats, chance: outcomes(...lots) });

test('MUS-2.01 several numbers are one answer: the question says which, and lists none', () => {
  const table = open();
  expect(table.question(1)).toMatchObject({
    kind: 'men.send',
    options: [],
    allotment: {
      parts: ['river', 'field', 'water'].map((name) => ({ name, least: 0, most: 4 })),
      least: 0,
      most: 6,
    },
  });
  expect(table.observe(1).allotment).toEqual(table.question(1)?.allotment);
});

test('MUS-2.01 whoever wants all of them can have the list: within the bounds, and as the guard allows', () => {
  const { options } = open().observe(0);
  const all = [];
  for (let a = 0; a <= 4; a++)
    for (let b = 0; b <= 4; b++)
      for (let c = 0; c <= 4; c++) if (a + b + c <= 6 && (c === 0 || b > 0)) all.push(`${a},${b},${c}`);
  expect(options).toEqual(all);
});

test('MUS-2.01, MUS-2.02 out of bounds, too many, and what the guard forbids are refused with what is wrong', () => {
  const table = open();
  const why = (key: string): unknown => {
    const refusal = table.whyNot(1, key);
    return refusal && [refusal.target, refusal.rule, refusal.why.id, refusal.why.params];
  };
  const part = { id: 'part.field' };
  expect(why('0,5,0')).toEqual(['0,5,0', 'kernel', 'kernel.allot-part', { part, least: 0, most: 4, n: 5 }]);
  expect(why('0,-1,0')).toEqual(['0,-1,0', 'kernel', 'kernel.allot-part', { part, least: 0, most: 4, n: -1 }]);
  expect(why('3,3,1')).toEqual(['3,3,1', 'kernel', 'kernel.allot-sum', { least: 0, most: 6, sum: 7 }]);
  expect(why('2,0,1')).toEqual(['2,0,1', 'MUS-2.02', 'mus.no-field', undefined]);
  for (const key of ['1,1', '1,1,1,1', '', '1.5,0,0', ' 1,0,0', '01,0,0', 'x', '1,,0'])
    expect(why(key)).toEqual([key, 'kernel', 'kernel.allot-count', { n: 3 }]);
  expect(why('2,3,1')).toBeUndefined();
  expect(whyNot(() => table.play(1, '3,3,1'))).toBe('kernel.allot-sum');
  expect(table.log).toEqual([]);
});

test('MUS-2.01 nobody sees what another has sent until all have; it may be changed until then', () => {
  const table = open(3, '1');
  plays(table, '1:4,2,0');
  expect(table.asked()).toEqual([0, 2]);
  expect(table.question(1)).toMatchObject({ optional: true, aside: '4,2,0' });
  for (const seat of [0, 2, SPECTATOR]) expect(JSON.stringify(table.view(seat))).not.toContain('4,2,0');
  plays(table, '1:0,1,1', '0:4,0,0', '2:0,0,0');
  expect(table.s).toMatchObject({ round: 1, points: [1, 0, 0, 0] });
});

test('MUS-2.01 what others have sent is drawn anew from what they might have', () => {
  const table = open();
  plays(table, '0:4,2,0');
  const sent = (n: number): unknown => resample(table.machine, 1, new Xoshiro('muster', n)).machine.pos.stack[0]?.got;
  const drawn = new Set(Array.from({ length: 40 }, (_, n) => JSON.stringify(sent(n))));
  expect(drawn.size).toBeGreaterThan(10);
});

test('MUS-2.01 men that are gone cannot be sent: the bounds follow', () => {
  const table = open(2, '2');
  expect(table.s.men).toEqual([6, 6, 7]);
  plays(table, '0:2,2,2', '1:4,2,0');
  expect(table.question(0)?.allotment).toMatchObject({ most: table.s.men[0] });
});

test('MUS-2.03 the king sends one or two to each gate with odds of 3 and 2, one while he has few', () => {
  const table = Table.open(muster, { seats: 2, chance: 'ask' });
  plays(table, '0:0,0,0', '1:0,0,0');
  expect([table.options(-1), table.machine.weights()]).toEqual([
    ['1', '2'],
    [3, 2],
  ]);
});

test('MUS-3.01 most men, alone, win a gate; men sent to a gate that was not won are lost, two at the most', () => {
  const table = open(2, '1');
  plays(table, '0:4,1,1', '1:3,1,0');
  // River: 4 to 3 to 1. Field: all have one. Water: 1, 0, 1.
  expect(table.s).toMatchObject({ points: [1, 0, 0], men: [4, 3, 4] });
  expect(table.events.map(({ type, data }) => [type, data?.['gate'], data?.['winner']])).toEqual([
    ['gate.fought', 'river', 0],
    ['gate.fought', 'field', -1],
    ['gate.fought', 'water', -1],
  ]);
});

test('MUS-4.01 somebody without a seat can win: he has points and a rank like anybody', () => {
  const table = open(2, '2', '2', '2');
  for (let round = 0; round < 3; round++) plays(table, '0:0,0,0', '1:1,0,0');
  expect(table.outcome).toEqual({ result: 'ranked', scores: [0, 0, 9], ranks: [2, 3, 1], winners: [2] });
});
