import type { BaseState, Key } from '@edubba/kernel';
import { defineGame, draw, ranked, rules, swapKey, Table, tuning, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';

// Breaks that no other test noticed: what is kept, what lies at the edge, what happens when a game is taken up.

test('a state of the generator is only mended where all its words are 0', () => {
  // Where all bits are set in one word or another, the state is as good as any: these have that, and their numbers stay.
  const first = Array.from({ length: 64 }, (_, i) => new Xoshiro('state', i));
  const full = first.filter((random) => {
    const { a, b, c, d } = random as unknown as { a: number; b: number; c: number; d: number };
    return (a | b | c | d) === -1;
  });
  expect(full.length).toBeGreaterThan(0);
  for (const random of full) expect((random as unknown as { a: number }).a).not.toBe(1);
});

test('a source that gives more than there is weight draws the last outcome', () => {
  const beyond = { next: () => 0, below: (n: number) => n };
  expect(draw(['a', 'b'], [1, 1], beyond)).toBe('b');
});

test('a single item that is exchanged is exchanged in keys too', () => {
  expect(swapKey('play/c1', new Map([['c1', 'c2']]))).toBe('play/c2');
});

test('the numbers of a table are read once, whichever table is asked in between', () => {
  let reads = 0;
  const turned = (): Pick<BaseState, 'table'> => ({
    table: {
      seats: 2,
      version: 1,
      options: {
        get price() {
          reads++;
          return '5';
        },
      },
    },
  });
  const numberOf = tuning({ price: { value: 3, min: 1, max: 9 } } as never) as (s: object, name: string) => number;
  const [one, other] = [turned(), turned()];
  for (let i = 0; i < 3; i++) expect([numberOf(one, 'price'), numberOf(other, 'price')]).toEqual([5, 5]);
  expect(reads).toBe(2);
});

type State = BaseState & { said: Key[] };

const R = rules<State>();
const main = R.proc<null>('main')({
  say: {
    ask: 'word',
    by: (s) => s.said.length % 2,
    options: () => ['a', 'b'],
    then: (g, _, key) => {
      g.s.said.push(key);
      return g.s.said.length < 4 ? g.goto('say') : g.end();
    },
  },
});
const game = defineGame<State>({
  id: 'limits',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, said: [] }),
  visibility: { said: 'all' },
  outcome: () => ranked([0, 0]),
});

test('an order that comes with the opening is followed as soon as the game is taken up', () => {
  const before = Table.open(game, { seats: 2, seed: 'x' });
  before.play(0, 'b');
  const orders = [{ seat: 1, kind: 'word', key: 'a' }];
  const table = Table.resume(game, { seats: 2, seed: 'x', orders }, before.log);
  expect([table.s.said, table.toMove]).toEqual([['b', 'a'], 0]);
});
