import type { BaseState, Game, Key } from '@edubba/kernel';
import { defineGame, ranked, rules, Table } from '@edubba/kernel';
import { beforeEach, expect, test } from 'vitest';
import { eachAllotment } from '../src/allotment.ts';
import { parse, zonesOf } from '../src/visibility.ts';
import { whyNot } from './support.ts';

// What is kept so that it need not be made again: that it is kept, and that it is the same as if it were made.

type State = BaseState & { said: Key[] };

/** How often options were listed and answers carried out. */
const done = { lists: 0, answers: 0 };
beforeEach(() => {
  done.lists = 0;
  done.answers = 0;
});

const R = rules<State>();
const main = R.proc<null>('main')({
  say: {
    ask: 'word',
    by: (s) => s.said.length % 2,
    options: () => {
      done.lists++;
      return ['a', 'b', 'end'];
    },
    then: (g, _, key) => {
      done.answers++;
      if (key === 'end') return g.end();
      g.s.said.push(key);
      return g.goto('say');
    },
  },
});
const game: Game<State> = defineGame<State>({
  id: 'economy',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, said: [] }),
  visibility: { said: 'all' },
  outcome: () => ranked([0, 0]),
});

function said(table: Table<State>, n: number, word: Key): void {
  for (let i = 0; i < n; i++) table.play(table.toMove, word);
}

test('while a question stands its options are listed once', () => {
  const { machine } = Table.open(game, { seats: 2, seed: 'x' });
  for (let i = 0; i < 5; i++) expect(machine.options(0)).toHaveLength(3);
  expect(done.lists).toBe(1);
  machine.answer(0, 'a');
  expect([machine.options(0), machine.options(1)]).toEqual([[], ['a', 'b', 'end']]);
  expect(done.lists).toBe(2);
});

test('the first question has the number 0, the next is counted with the answers', () => {
  const table = Table.open(game, { seats: 2, seed: 'x' });
  expect([table.number(0), table.number(1)]).toEqual([0, 0]);
  said(table, 3, 'a');
  expect([table.number(0), table.number(1)]).toEqual([3, 3]);
});

test('who takes back a late answer has at most 64 of them played again', () => {
  for (const n of [64, 65, 130, 200]) {
    const table = Table.open(game, { seats: 2, seed: 'x' });
    said(table, n, 'a');
    done.answers = 0;
    table.undo((n - 1) % 2);
    expect(done.answers).toBe((n - 1) % 64);
    expect(table.s.said).toEqual(Array<Key>(n - 1).fill('a'));
  }
});

test('what was kept of a game that was not is forgotten', () => {
  const table = Table.open(game, { seats: 2, seed: 'x' });
  said(table, 140, 'a');
  table.rewind(0, 60);
  expect(table.s.said).toHaveLength(60);
  said(table, 80, 'b');
  table.undo(1);
  expect(table.s.said.join('')).toBe('a'.repeat(60) + 'b'.repeat(79));
  table.rewind(0, 64);
  expect(table.s.said.join('')).toBe('a'.repeat(60) + 'b'.repeat(4));
});

test('a place is read once, and in each game by its own zones', () => {
  const one = zonesOf({ pile: { zone: 'one', sees: 'all' } } as never);
  const other = zonesOf({ pile: { zone: 'each', sees: 'owner' } } as never);
  const first = parse(one, 'pile');
  expect(parse(one, 'pile')).toBe(first);
  expect([first.zone.sees, parse(other, 'pile').zone.sees, parse(one, 'pile').zone.sees]).toEqual([
    'all',
    'owner',
    'all',
  ]);
  expect(parse(other, 'pile:3')).toMatchObject({ member: 'pile', owner: 3 });
});

test('numbers within bounds are gone through until somebody has seen enough', () => {
  const parts = [0, 1, 2].map((n) => ({ name: `p${n}`, least: 0, most: 2 }));
  const seen = (most: number): number => {
    let n = 0;
    eachAllotment({ parts, least: 0, most: 6 }, () => ++n === most);
    return n;
  };
  expect([seen(1), seen(5), seen(99)]).toEqual([1, 5, 27]);
});

test('an order that cannot stand leaves all others as they were', () => {
  const table = Table.open(game, { seats: 2, seed: 'x' });
  const endless = { seat: 0, kind: 'word', key: 'a' };
  const before = [
    { seat: 1, kind: 'word', key: 'b' },
    { seat: 1, kind: 'other', key: 'b' },
  ];
  for (const order of before) table.order(order);
  expect(whyNot(() => table.order(endless))).toBe('kernel.order-endless');
  expect([table.orders, table.line]).toEqual([before, []]);
});
