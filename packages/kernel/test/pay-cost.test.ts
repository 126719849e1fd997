import type { BaseState } from '@edubba/kernel';
import { canPay, defineGame, paying, payCost, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';

type Purse = BaseState & { gold: number; tin: number; wood: number; paid: string[]; result: string };
const P = rules<Purse>();
const covers = (need: string, means: string): boolean => means === 'gold' || means === need;
const pay = payCost<Purse>(P, 'pay', {
  kind: 'pay',
  purse: ({ gold, tin, wood }) => ({ gold, tin, wood }),
  covers,
  pay: (g, seat, means) => {
    g.s[means as 'gold']--;
    g.s.paid.push(`${seat}:${means}`);
  },
});
const paid = (due: { [need: string]: number }, purse: Pick<Purse, 'gold' | 'tin' | 'wood'>): Table<Purse> => {
  const start = P.proc<null>(`start ${JSON.stringify([due, purse])}`)({
    pay: (g) => g.call(pay, paying(1, due), 'done'),
    done: (g) => {
      g.s.result = JSON.stringify(g.result);
      return g.goto('end');
    },
    end: { ask: 'end', by: () => 0, options: () => ['a', 'b'], then: (g) => g.end() },
  });
  const market = defineGame<Purse>({
    id: 'market',
    version: 1,
    players: { min: 2, max: 2 },
    rules: P,
    main: start,
    setup: (table) => ({ table, ...purse, paid: [], result: '' }),
    visibility: { gold: 'all', tin: 'all', wood: 'all', paid: 'all', result: 'all' },
    outcome: () => ranked([0, 0]),
  });
  return Table.open(market, { seats: 2 });
};
const state = ({ s: { gold, tin, wood, paid: list, result } }: Table<Purse>) => ({ gold, tin, wood, list, result });

test('nothing due is paid at once, with nothing', () => {
  for (const due of [{}, { tin: 0, wood: 0 }])
    expect(state(paid(due, { gold: 1, tin: 1, wood: 0 }))).toEqual({
      gold: 1,
      tin: 1,
      wood: 0,
      list: [],
      result: '{}',
    });
});

test('where there is one way nobody is asked, and it ends with what was paid', () => {
  const table = paid({ tin: 2, wood: 1 }, { gold: 1, tin: 2, wood: 0 });
  expect(table.machine.kind).toBe('end');
  expect(state(table)).toEqual({
    gold: 0,
    tin: 0,
    wood: 0,
    list: ['1:tin', '1:tin', '1:gold'],
    result: '{"tin":2,"gold":1}',
  });
});

test('a choice is of the seat that pays, says what is needed and due, and never leaves the rest unpayable', () => {
  const table = paid({ tin: 1, wood: 2 }, { gold: 2, tin: 1, wood: 1 });
  // The question is about what is still due; gold for tin leaves one gold and one wood for two wood.
  expect(table.question(1)).toMatchObject({ kind: 'pay', options: ['gold', 'tin'] });
  expect(table.machine.about()).toEqual({ need: 'tin', due: { tin: 1, wood: 2 } });
  table.play(1, 'tin');
  expect(table.machine.about()).toEqual({ need: 'wood', due: { tin: 0, wood: 2 } });
  expect(table.options(1)).toEqual(['gold', 'wood']);
  table.play(1, 'gold');
  expect(table.options(1)).toEqual(['gold', 'wood']);
  table.play(1, 'wood');
  expect(state(table)).toEqual({
    gold: 1,
    tin: 0,
    wood: 0,
    list: ['1:tin', '1:gold', '1:wood'],
    result: '{"tin":1,"gold":1,"wood":1}',
  });
  const tight = paid({ tin: 1, wood: 2 }, { gold: 1, tin: 1, wood: 1 });
  expect([tight.s.paid, tight.options(1)]).toEqual([['1:tin'], ['gold', 'wood']]);
  tight.play(1, 'wood');
  expect([tight.machine.kind, tight.s.paid]).toEqual(['end', ['1:tin', '1:wood', '1:gold']]);
});

test('canPay: groups of needs, not each for itself', () => {
  expect(canPay({ tin: 1, wood: 1 }, { gold: 1, tin: 0, wood: 0 }, covers)).toBe(false);
  expect(canPay({ tin: 1, wood: 1 }, { gold: 2 }, covers)).toBe(true);
  expect(canPay({ tin: 1, wood: 1 }, { gold: 1, wood: 1 }, covers)).toBe(true);
  expect(canPay({ tin: 2, wood: 0 }, { tin: 1, wood: 5 }, covers)).toBe(false);
  expect(canPay({}, {}, covers)).toBe(true);
});
