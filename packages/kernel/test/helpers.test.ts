import type { BaseState, Effects, Game, Json, Key, Proc, Rules } from '@edubba/kernel';
import {
  call,
  canPay,
  chooseMany,
  choosing,
  clockwise,
  defineGame,
  DONE,
  forEachSeat,
  guarded,
  inOrder,
  mirrored,
  no,
  orderedTriggers,
  payCost,
  paying,
  ranked,
  resolveEffects,
  resolving,
  rules,
  Table,
  told,
  toldEach,
} from '@edubba/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plays, refusalOf } from './support.ts';

type State = BaseState & { purse: { [means: string]: number }; trail: string[]; result: string };

/** A game that is one call of this procedure; what it hands back is kept as text. */
function gameOf<V extends Json>(
  made: (R: Rules<State>) => readonly [Proc<State, V>, () => V],
  purse: State['purse'] = {},
): Game<State> {
  const R = rules<State>();
  const [proc, locals] = made(R);
  const main = R.proc<null>('main')({
    start: (g) => g.call(proc, locals() as never, 'finish'),
    finish: (g) => {
      g.s.result = JSON.stringify(g.result);
      return g.end();
    },
  });
  return defineGame<State>({
    id: 'helpers',
    version: 1,
    players: { min: 1, max: 3 },
    rules: R,
    main,
    setup: (table) => ({ table, purse: { ...purse }, trail: [], result: '' }),
    visibility: { purse: 'all', trail: 'all', result: 'all' },
    outcome: () => ranked([0]),
  });
}

const open = (game: Game<State>): Table<State> => Table.open(game, { seats: 1 });

/** Tries every way of paying. */
function payable(
  due: readonly (readonly [string, number])[],
  purse: { [means: string]: number },
  covers: (need: string, means: string) => boolean,
): boolean {
  const next = due.find(([, n]) => n > 0);
  if (next === undefined) return true;
  const rest = due.map(([need, n]) => [need, need === next[0] ? n - 1 : n] as const);
  return Object.keys(purse).some(
    (means) =>
      (purse[means] ?? 0) > 0 &&
      covers(next[0], means) &&
      payable(rest, { ...purse, [means]: (purse[means] ?? 0) - 1 }, covers),
  );
}

const NEEDS = ['grain', 'stone', 'wood'];
const MEANS = ['grain', 'stone', 'gold', 'favour'];

test('canPay: says the same as trying every way', () => {
  const amounts = (names: readonly string[]): fc.Arbitrary<{ [name: string]: number }> =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 3 })])));
  const table = fc.array(fc.boolean(), {
    minLength: NEEDS.length * MEANS.length,
    maxLength: NEEDS.length * MEANS.length,
  });
  let yes = 0;
  fc.assert(
    fc.property(amounts(NEEDS), amounts(MEANS), table, (due, purse, covering) => {
      const covers = (need: string, means: string): boolean =>
        covering[NEEDS.indexOf(need) * MEANS.length + MEANS.indexOf(means)] === true;
      const expected = payable(Object.entries(due), purse, covers);
      if (expected) yes++;
      return canPay(due, purse, covers) === expected;
    }),
    { numRuns: 3000, seed: 11 },
  );
  // Both answers came up often.
  expect(yes).toBeGreaterThan(300);
  expect(yes).toBeLessThan(2700);
});

const covers = (need: string, means: string): boolean =>
  means === need || means === 'gold' || (need === 'any' && means !== 'gold');

const costing = (due: { [need: string]: number }, purse: { [means: string]: number }): Game<State> =>
  gameOf((R) => {
    const pay = payCost(R, 'pay', {
      kind: 'pay.with',
      purse: (s) => s.purse,
      covers,
      pay: (g: Effects<State>, _, means) => {
        g.s.purse[means] = (g.s.purse[means] ?? 0) - 1;
      },
    });
    return [pay, () => paying(0, due)] as const;
  }, purse);

test('payCost: asks only where there is a choice, and offers only what leaves the rest payable', () => {
  const plain = open(costing({ stone: 2 }, { stone: 2, grain: 3 }));
  expect([plain.log, plain.s.purse, plain.s.result]).toEqual([[], { stone: 0, grain: 3 }, '{"stone":2}']);
  const tight = open(costing({ stone: 2, grain: 1 }, { stone: 1, gold: 1, grain: 1 }));
  // Either may go first, and then the other has to follow.
  expect(tight.options(0)).toEqual(['stone', 'gold']);
  plays(tight, '0:gold');
  expect(tight.s.purse).toEqual({ stone: 0, gold: 0, grain: 0 });
  const free = open(costing({ stone: 1, any: 1 }, { stone: 2, gold: 1 }));
  expect(free.question(0)).toMatchObject({
    options: ['stone', 'gold'],
    about: { need: 'stone', due: { stone: 1, any: 1 } },
  });
  plays(free, '0:gold');
  expect(JSON.parse(free.s.result)).toEqual({ gold: 1, stone: 1 });
});

test('payCost: whatever is chosen, it can be paid to the end', () => {
  const amount = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(
      fc.record({ grain: amount, stone: amount, any: amount }),
      fc.record({ grain: amount, stone: amount, gold: amount, tin: amount }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      (due, purse, choices) => {
        fc.pre(canPay(due, purse, covers));
        const table = open(costing(due, purse));
        for (const choice of choices) {
          if (table.over) break;
          const options = table.options(0);
          table.play(0, options[choice % options.length] as Key);
        }
        const paid = Object.values(JSON.parse(table.s.result) as { [means: string]: number }).reduce(
          (sum, n) => sum + n,
          0,
        );
        expect([table.over, paid]).toEqual([true, due.grain + due.stone + due.any]);
        expect(Math.min(...Object.values(table.s.purse))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300, seed: 5 },
  );
});

test('payCost: what cannot be paid is a fault of whoever called', () => {
  expect(() => open(costing({ stone: 1 }, {}))).toThrow('dead end: pay.with');
});

const choose = (from: readonly Key[], min: number, max?: number): Table<State> =>
  open(
    gameOf(
      (R) => [chooseMany(R, 'choose', { kind: 'x.choose', rule: 'H-1' }), () => choosing(0, from, min, max)] as const,
    ),
  );

test('chooseMany: not fewer than the least, not more than the most, in the order picked', () => {
  const table = choose(['a', 'b', 'c', 'd'], 2, 3);
  expect(table.options(0)).toEqual(['a', 'b', 'c', 'd']);
  expect(refusalOf(() => table.play(0, DONE))).toEqual({
    target: DONE,
    rule: 'H-1',
    why: { id: 'kernel.choose-more', params: { more: 2 } },
  });
  plays(table, '0:c');
  expect(table.question(0)).toMatchObject({
    options: ['a', 'b', 'd'],
    about: { min: 2, max: 3, chosen: 1 },
    aside: ['c'],
  });
  plays(table, '0:a');
  expect(table.options(0)).toEqual(['b', 'd', DONE]);
  plays(table, '0:b');
  expect(table.s.result).toBe('["c","a","b"]');
});

test('chooseMany: enough is enough, and taking a pick back is an undo', () => {
  const table = choose(['a', 'b', 'c'], 1, 2);
  plays(table, '0:b');
  table.undo(0);
  plays(table, '0:a', `0:${DONE}`);
  expect(table.s.result).toBe('["a"]');
});

test('chooseMany: exactly as many as there are needs no question, nor does nothing from nothing', () => {
  const all = choose(['a', 'b'], 2);
  plays(all, '0:b');
  expect(all.log.at(-1)).toEqual({ seat: 0, key: 'a', mark: 'forced' });
  expect([choose([], 0, 3).s.result, choose(['a'], 0, 0).s.result]).toEqual(['[]', '[]']);
  expect(() => choose(['a'], 2)).toThrow('2 are to be chosen, and there are only 1');
});

test('chooseMany: the same key twice is one choice', () => {
  const table = choose(['a', 'a', 'b'], 2);
  plays(table, '0:a');
  expect(table.s.result).toBe('["a","b"]');
});

/** Triggers named `x1` commute with others of `x`; each writes its name down; `gone` has become impossible. */
const triggering = (due: readonly Key[]): Table<State> =>
  open(
    gameOf((R) => {
      const note = R.proc<{ key: Key }>('note')({
        write: (g, v) => {
          g.s.trail.push(v.key);
          return g.end();
        },
      });
      const triggers = orderedTriggers(R, 'triggers', {
        kind: 'x.order',
        run: (_, key) => (key === 'gone' ? undefined : call(note, { key })),
        commute: (_, keys) => keys.every((key) => key.startsWith('x')),
      });
      return [triggers, () => ({ seat: 0, due: [...due] })] as const;
    }),
  );

test('orderedTriggers: the seat in charge orders them; one alone and what commutes is not asked', () => {
  expect(triggering([]).over).toBe(true);
  expect(triggering(['a']).s.trail).toEqual(['a']);
  expect(triggering(['x2', 'x1', 'x3']).s.trail).toEqual(['x2', 'x1', 'x3']);
  const table = triggering(['a', 'b', 'c']);
  expect(table.options(0)).toEqual(['a', 'b', 'c']);
  plays(table, '0:b', '0:c');
  expect(table.s.trail).toEqual(['b', 'c', 'a']);
});

test('orderedTriggers: as soon as the rest commutes nobody is asked any more', () => {
  const table = triggering(['x1', 'a', 'x2']);
  plays(table, '0:a');
  expect(table.s.trail).toEqual(['a', 'x1', 'x2']);
  expect(table.over).toBe(true);
});

test('orderedTriggers: equal ones are one option, impossible ones do nothing', () => {
  const table = triggering(['a', 'a', 'gone']);
  expect(table.options(0)).toEqual(['a', 'gone']);
  plays(table, '0:gone');
  // What is left are two of the same: an option alone.
  expect(table.log.at(-1)).toEqual({ seat: 0, key: 'a', mark: 'forced' });
  expect(table.s.trail).toEqual(['a', 'a']);
});

test('resolveEffects: one after another, each to its end', () => {
  type Deed =
    | { readonly do: 'write'; readonly text: string }
    | { readonly do: 'ask'; readonly from: readonly string[] };
  const table = open(
    gameOf((R) => {
      const ask = R.proc<{ from: readonly string[] }>('ask')({
        pick: {
          ask: 'x.pick',
          by: () => 0,
          options: (_, v) => v.from,
          then: (g, _, key) => {
            g.s.trail.push(key);
            return g.end();
          },
        },
      });
      const effects = resolveEffects<State, Deed>(R, 'effects', {
        write: (g, { text }) => {
          g.s.trail.push(text);
          return undefined;
        },
        ask: (_, { from }) => call(ask, { from }),
      });
      const deeds: Deed[] = [
        { do: 'write', text: 'one' },
        { do: 'ask', from: ['p', 'q'] },
        { do: 'write', text: 'two' },
      ];
      return [effects, () => resolving(0, deeds)] as const;
    }),
  );
  expect(table.s.trail).toEqual(['one']);
  plays(table, '0:q');
  expect(table.s.trail).toEqual(['one', 'q', 'two']);
});

test('guards: options and refusals can never disagree', () => {
  const even = guarded<number, number>(
    (s) => Array.from({ length: s }, (_, i) => `${i}`),
    (_, v, key) => (Number(key) % v === 0 ? undefined : no('H-2', 'h.odd', { n: Number(key) })),
  );
  expect([even.options(4, 2), even.refusals(4, 2)]).toEqual([
    ['0', '2'],
    [
      { target: '1', rule: 'H-2', why: { id: 'h.odd', params: { n: 1 } } },
      { target: '3', rule: 'H-2', why: { id: 'h.odd', params: { n: 3 } } },
    ],
  ]);
  const odd = told<number, number>((s, v, say) => {
    for (let i = 0; i < s; i++) say(`${i}`, i % v !== 0 ? undefined : no('H-2', 'h.even'));
  });
  expect([odd.options(3, 2), odd.refusals(3, 2).map(({ target }) => target)]).toEqual([['1'], ['0', '2']]);
  const each = toldEach<number, null>((_, __, say, seat) => {
    say('a', undefined);
    say('b', seat === 0 ? undefined : no('H-3', 'h.not-you', undefined, { id: 'h.ask-seat-0' }));
  });
  expect([each.options(0, null, 0), each.options(0, null, 1)]).toEqual([['a', 'b'], ['a']]);
  expect(each.refusals(0, null, 1)).toEqual([
    { target: 'b', rule: 'H-3', why: { id: 'h.not-you' }, fix: { id: 'h.ask-seat-0' } },
  ]);
});

test('small ones: order of seats, terms from the other side', () => {
  expect([clockwise(4, 2), clockwise(1, 0), inOrder([2, 0])]).toEqual([[2, 3, 0, 1], [0], { seats: [2, 0], next: 0 }]);
  expect(mirrored({ give: { tin: 1 }, get: { gold: 2 } })).toEqual({ give: { gold: 2 }, get: { tin: 1 } });
});

test('one after another, and whoever needs nothing when it is its turn is passed over', () => {
  const game = gameOf(
    (R) => {
      const visit = R.proc<{ seat: number }>('visit')({
        note: (g, { seat }) => {
          g.s.trail.push(`${seat}`);
          // The first takes away what the second would have come for.
          g.s.purse[`${seat + 1}`] = 0;
          return g.end();
        },
      });
      const all = forEachSeat(R, 'all', visit, (s, seat) => (s.purse[`${seat}`] ?? 0) > 0);
      return [all, () => inOrder([2, 0, 1, 3])];
    },
    { '0': 1, '1': 1, '3': 1 },
  );
  expect(Table.open(game, { seats: 1 }).s.trail).toEqual(['0', '3']);
});
