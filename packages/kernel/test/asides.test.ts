import type { BaseState, Seat } from '@edubba/kernel';
import { defineGame, no, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { plays, refusalOf } from './support.ts';

type State = BaseState & { coins: number[]; trail: string[] };

const R = rules<State>();

/** Given as locals twice over: whoever is called must get a copy. */
const ONE = { left: 1 };

const count = R.proc<{ left: number }>('count')({
  down: (g, v) => {
    g.s.trail.push(`${v.left}`);
    return v.left-- === 0 ? g.end() : g.goto('down');
  },
});

/** The same with its copy written out. */
const quick = R.proc<{ left: number }>('quick', { copy: ({ left }) => ({ left }) })({
  down: (g, v) => {
    g.s.trail.push(`quick ${v.left}`);
    return v.left-- === 0 ? g.end() : g.goto('down');
  },
});

const roll = R.proc<null>('roll', { closed: true })({
  sure: { ask: 'x.sure', by: () => 0, options: () => ['yes', 'no'], then: (g) => g.end() },
});

const stuck = R.proc<{ sealed: boolean }>('stuck')({
  which: (g, v) => g.goto(v.sealed ? 'sealed' : 'each'),
  sealed: {
    sealed: 'x.sealed',
    seats: () => [0, 1],
    options: (_, __, seat) => (seat === 0 ? ['a'] : []),
    reveal: (g) => g.end(),
  },
  each: { each: 'x.each', seats: () => [1], options: () => [], then: (g) => g.stay(), done: (g) => g.end() },
});

const main = R.proc<null>('main')({
  next: {
    ask: 'x.next',
    by: () => 0,
    options: () => ['count', 'quick', 'roll', 'sealed', 'each', 'end'],
    then: (g, _, key) => {
      if (key === 'count') return g.call(count, ONE, 'next');
      if (key === 'quick') return g.call(quick, ONE, 'next');
      if (key === 'roll') return g.call(roll, null, 'next');
      return key === 'end' ? g.end() : g.call(stuck, { sealed: key === 'sealed' }, 'next');
    },
  },
});

const game = defineGame<State>({
  id: 'asides',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, coins: [0, 1], trail: [] }),
  visibility: { coins: 'all', trail: 'all' },
  outcome: () => ranked([0, 0]),
  anytime: [
    {
      kind: 'spend',
      options: (s, seat: Seat) => ((s.coins[seat] ?? 0) > 0 ? ['coin'] : []),
      refusals: (s, seat) =>
        (s.coins[seat] ?? 0) > 0 ? [] : [{ target: 'coin', ...no('X-1.01', 'x.no-coin', undefined, { id: 'x.earn' }) }],
      then: (g, seat) => void g.s.coins.splice(seat, 1, (g.s.coins[seat] ?? 0) - 1),
    },
  ],
});

const open = (): Table<State> => Table.open(game, { seats: 2 });

test('a side offer that is refused says why, by the rule of the game', () => {
  const table = open();
  expect(refusalOf(() => table.play(0, '~spend/coin'))).toEqual({
    target: '~spend/coin',
    rule: 'X-1.01',
    why: { id: 'x.no-coin' },
    fix: { id: 'x.earn' },
  });
  expect(table.whyNot(1, '~spend/coin')).toBeUndefined();
  expect(table.whyNot(1, '~spend/house')?.why.id).toBe('kernel.not-offered');
});

test('in a closed procedure a side offer is refused for that reason', () => {
  const table = open();
  plays(table, '0:roll');
  expect(table.whyNot(1, '~spend/coin')?.why.id).toBe('kernel.closed');
  plays(table, '0:yes', '1:~spend/coin');
  expect(table.s.coins).toEqual([0, 0]);
});

test('locals are the called procedure’s own: a constant given twice stays what it is', () => {
  const table = open();
  plays(table, '0:count', '0:count', '0:quick', '0:quick');
  expect(table.s.trail).toEqual(['1', '0', '1', '0', 'quick 1', 'quick 0', 'quick 1', 'quick 0']);
  expect(ONE).toEqual({ left: 1 });
});

test('a question of several that one of them cannot answer is a dead end, and nothing of it stands', () => {
  for (const key of ['sealed', 'each']) {
    const table = open();
    expect(() => table.play(0, key)).toThrow(`dead end: x.${key} has no options for seat 1`);
    expect([table.log, table.asked()]).toEqual([[], [0]]);
  }
});
