import type { BaseState, ItemId, Order, Random } from '@edubba/kernel';
import {
  answerRewind,
  wishRewind,
  CHANCE,
  defineGame,
  Machine,
  ranked,
  rules,
  shuffle,
  SPECTATOR,
  Table,
  tableInfo,
} from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { everythingOf, plays, refusalOf, whyNot } from './support.ts';

/** One seat after another picks what is asked next: what the larger games pass by. */
type State = BaseState & {
  count: number;
  seats: number[];
  row: ItemId[];
  stack: ItemId[];
  hand: ItemId[][];
  shrine: ItemId[];
};

const R = rules<State>();
const ASKS = ['count', 'seal', 'roll', 'move', 'back', 'give', 'offer', 'bang', 'end'] as const;

const main = R.proc<null>('main')({
  next: {
    ask: 'next',
    by: (s) => s.count % s.table.seats,
    options: () => ASKS,
    about: (s) => ({ count: s.count }),
    then: (g, _, key) => {
      if (key === 'end') return g.end();
      if (key === 'bang') throw new TypeError('bang');
      return g.goto(key as 'count');
    },
  },
  count: {
    ask: 'count',
    by: () => 1,
    options: (s) => (s.count < 500 ? ['one', 'stop'] : ['stop', 'again']),
    then: (g, _, key) => {
      if (key === 'one') g.s.count++;
      return g.goto(key === 'stop' ? 'next' : 'count');
    },
  },
  seal: {
    sealed: 'seal',
    seats: (s) => s.seats,
    options: () => ['x', 'y'],
    reveal: (g, _, picks) => {
      g.s.count += picks.length;
      return g.goto('next');
    },
  },
  roll: { chance: 'roll', outcomes: () => ['1', '2'], weights: () => [3, 1], then: (g) => g.goto('next') },
  move: (g) => {
    g.moveAll('row', 'stack', { type: 'stacked', rule: 'C-1' });
    return g.goto('next');
  },
  back: (g) => {
    for (const item of g.s.stack.slice()) g.move(item, 'stack', 'shrine', { type: 'shown' });
    return g.goto('next');
  },
  give: (g) => {
    g.move('h', 'hand:0', 'hand:2');
    return g.goto('next');
  },
  offer: {
    ask: 'offer',
    by: () => 0,
    options: () => ['a', 'b'],
    aside: () => ({ mine: 1 }),
    then: (g) => g.goto('next'),
  },
});

const game = defineGame<State>({
  id: 'corners',
  version: 3,
  players: { min: 2, max: 3 },
  rules: R,
  main,
  setup: (table) => ({
    table,
    count: 0,
    seats: [1],
    row: ['a', 'b', 'c'],
    stack: [],
    hand: [['h'], [], []],
    shrine: [],
  }),
  visibility: {
    count: 'all',
    seats: 'all',
    row: { zone: 'shared', sees: 'all' },
    stack: { zone: 'shared', sees: 'none' },
    hand: { zone: 'each', sees: 'owner' },
    // Shown to those who look on, and to seat 0 alone of those who play.
    shrine: { zone: 'shared', sees: (_, seat) => seat === SPECTATOR || seat === 0 },
  },
  outcome: (s) => ranked(Array.from({ length: s.table.seats }, () => 0)),
  anytime: [
    {
      kind: 'wave',
      options: () => ['hello'],
      refusals: () => [{ target: 'bye', rule: 'C-2', why: { id: 'c.stay' } }],
      then: (g) => void g.s.count++,
    },
  ],
});

const open = (seats = 2): Table<State> => Table.open(game, { seats, seed: 'corners' });

describe('a wish to go back', () => {
  test('only to an answer that stands: not before the first, not beyond the last, not between two', () => {
    const table = open();
    plays(table, '0:move', '0:offer', '0:a');
    for (const to of [-1, 1.5, 3, Number.NaN]) {
      const refusal = { target: `rewind:${to}`, rule: 'kernel', why: { id: 'kernel.rewind-nowhere' } };
      expect(refusalOf(() => wishRewind(table, 0, to, [0, 1]))).toEqual(refusal);
      expect(refusalOf(() => table.rewind(0, to))).toEqual(refusal);
    }
    expect(table.line).toHaveLength(3);
    expect(wishRewind(table, 0, 2, [0, 1])).toMatchObject({
      state: 'open',
      by: 0,
      to: 2,
      needed: [0, 1],
      agreed: [0],
    });
  });

  test('who says yes twice has said it once; after the end nobody says anything', () => {
    const table = open(3);
    plays(table, '0:offer', '0:a');
    let wish = wishRewind(table, 0, 0, [0, 1, 2]);
    wish = answerRewind(table, wish, 1, true);
    wish = answerRewind(table, wish, 1, true);
    expect(wish).toMatchObject({ state: 'open', agreed: [0, 1] });
    wish = answerRewind(table, wish, 2, true);
    expect([wish.state, table.line.length]).toEqual(['done', 0]);
    wish = answerRewind(table, wish, 2, false);
    expect(wish.state).toBe('done');
  });

  test('who wishes may also think better of it, even with no say', () => {
    const table = open(3);
    plays(table, '0:offer', '0:a');
    let wish = wishRewind(table, 2, 1, [0, 1]);
    expect(wish.agreed).toEqual([2]);
    wish = answerRewind(table, wish, 2, false);
    expect([wish.state, table.line.length]).toEqual(['declined', 2]);
  });
});

test('where nobody has said what chance comes from there is none: no seed is the same everywhere', () => {
  const table = Table.open(game, { seats: 2 });
  const before = table.fingerprint();
  expect(() => table.play(0, 'roll')).toThrow('neither a seed nor a source of chance');
  expect(table.fingerprint()).toBe(before);
});

describe('taking back is told', () => {
  test('who, to which answer, counted with what stands then, to everybody', () => {
    const table = open();
    plays(table, '0:offer', '0:a', '0:offer', '0:b');
    table.undo(0);
    const undone = { type: 'undone', seat: 0, seq: 3, sees: -1, heard: -1, data: { to: 3 } };
    expect(table.events.at(-1)).toEqual(undone);
    table.rewind(1, 1);
    expect(table.events.at(-1)).toEqual({ ...undone, seat: 1, seq: 1, data: { to: 1 } });
    for (const seat of [0, 1, SPECTATOR])
      expect(table.eventsFor(seat).at(-1)?.event).toMatchObject({ type: 'undone', seat: 1, data: { to: 1 } });
  });

  test('what fails half way at a table from a position leaves that position', () => {
    const { pos } = Machine.resume(game, open().machine.clone().pos);
    pos.s.count = 7;
    const table = Table.open(game, { seats: 2, position: pos, seed: 'corners' });
    plays(table, '1:offer', '0:a');
    const before = everythingOf(table);
    // The order would answer for ever, so that all of it is taken back: to the position, not to the game's own beginning.
    expect(whyNot(() => table.order({ seat: 1, kind: 'next', key: 'move' }))).toBe('kernel.order-endless');
    expect([everythingOf(table), table.s.count]).toEqual([before, 7]);
    expect(() => table.play(1, 'bang')).toThrow('bang');
    expect([everythingOf(table), table.s.count]).toEqual([before, 7]);
    table.undo(0);
    expect([table.asked(), table.machine.kind, table.s.count]).toEqual([[0], 'offer', 7]);
  });
});

describe('standing orders', () => {
  /** Seat 1 counts by order: so many times in a row, where the limit lies at 500. */
  const counting = (from: number): Table<State> => {
    const machine = Machine.start(game, tableInfo(game, { seats: 2 }));
    machine.pos.s.count = from;
    return Table.open(game, { seats: 2, position: machine.pos, seed: 'corners' });
  };
  const one: Order = { seat: 1, kind: 'count', key: 'one' };

  test('two hundred answers in a row are made, one more is a circle', () => {
    const table = counting(300);
    table.order(one);
    plays(table, '0:count');
    expect([table.s.count, table.line.length, table.orders]).toEqual([500, 201, [one]]);
    const round = counting(299);
    round.order(one);
    plays(round, '1:count');
    expect([round.s.count, round.line.length, round.orders]).toEqual([299, 1, []]);
  });

  test('a circle takes only its own order along, and only of its seat', () => {
    const table = counting(200);
    const innocent: Order[] = [
      { seat: 1, kind: 'offer', key: 'a' },
      { seat: 0, kind: 'count', key: 'one' },
    ];
    for (const order of [one, ...innocent]) table.order(order);
    plays(table, '0:count');
    expect(table.orders).toEqual(innocent);
  });
});

describe('moving everything', () => {
  test('all in their order, each told with what was said of it; from an empty place nothing, and nothing is told', () => {
    const table = open();
    plays(table, '0:move', '0:move');
    expect([table.s.row, table.s.stack]).toEqual([[], ['a', 'b', 'c']]);
    expect(table.events.map(({ type, item, from, to, rule }) => [type, item, from, to, rule])).toEqual(
      ['a', 'b', 'c'].map((item) => ['stacked', item, 'row', 'stack', 'C-1']),
    );
  });

  test('a place that shows by a function: who looks on, too, learns there or does not', () => {
    const table = open();
    plays(table, '0:move');
    // Everybody saw them go into the stack, and so knows them in the shrine.
    plays(table, '0:back');
    expect(table.undoable(0)).toEqual({ to: 1, single: false });
    // Dealt in the dark they are known there only to those it shows them to.
    const machine = Machine.start(game, tableInfo(game, { seats: 2 }));
    machine.pos.s.stack = machine.pos.s.row.splice(0);
    const dark = Table.open(game, { seats: 2, position: machine.pos, seed: 'corners' });
    plays(dark, '0:back');
    expect(dark.undoable(0)).toEqual({ blocked: 'revealed' });
    const seen = (seat: number) => dark.eventsFor(seat).map(({ event }) => event?.item);
    expect([seen(SPECTATOR), seen(0)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(seen(1)).not.toContain('a');
    expect([dark.view(SPECTATOR).s.shrine, dark.view(1).s.shrine.includes('a')]).toEqual([['a', 'b', 'c'], false]);
  });
});

describe('a place of somebody who has no seat', () => {
  test('is seen by nobody as its owner', () => {
    const machine = Machine.start(game, tableInfo(game, { seats: 2 }));
    // The third hand is there, and nobody sits behind it.
    machine.pos.s.hand[2] = ['z'];
    const table = Table.open(game, { seats: 2, position: machine.pos, seed: 'corners' });
    for (const seat of [0, 1, SPECTATOR]) expect(table.view(seat).s.hand[2]).not.toContain('z');
    expect(table.view(0).s.hand[0]).toEqual(['h']);
    plays(table, '0:give');
    expect(table.events.map(({ item, sees }) => [item, sees])).toEqual([['h', 1]]);
    expect(table.s.hand).toEqual([[], [], ['z', 'h']]);
    const seen = (seat: number) => table.eventsFor(seat).map(({ event }) => event?.item);
    expect([seen(0), seen(1)[0] === 'h', seen(SPECTATOR)[0] === 'h']).toEqual([['h'], false, false]);
  });
});

describe('what a question says, and to whom', () => {
  test('a sealed choice of one seat alone is revealed: it cannot be taken back', () => {
    const table = open();
    plays(table, '0:seal', '1:x');
    expect([table.s.count, table.undoable(1)]).toEqual([1, { blocked: 'revealed' }]);
  });

  test('a sealed question for nobody reveals nothing', () => {
    const machine = Machine.start(game, tableInfo(game, { seats: 2 }));
    machine.pos.s.seats = [];
    const table = Table.open(game, { seats: 2, position: machine.pos });
    plays(table, '0:seal');
    expect(table.undoable(0)).toEqual({ to: 0, single: false });
  });

  test('weights are those of chance, while it is asked', () => {
    const table = Table.open(game, { seats: 2, chance: 'ask' });
    expect([table.machine.weights(), table.machine.about()]).toEqual([undefined, { count: 0 }]);
    plays(table, '0:roll');
    expect([table.asked(), table.machine.weights(), table.machine.about()]).toEqual([[CHANCE], [3, 1], null]);
    expect([table.offers(0), table.machine.refusals(CHANCE)]).toEqual([[], []]);
    plays(table, `${CHANCE}:1`, '0:end');
    expect([table.machine.weights(), table.machine.about(), table.machine.aside(0)]).toEqual([undefined, null, null]);
    expect([table.asked(), table.machine.mayAnswer(), table.options(0), table.offers(0)]).toEqual([[], [], [], []]);
    expect(() => table.toMove).toThrow('the game is over');
    expect(() => table.machine.answer(0, 'end')).toThrow('the game is over');
  });

  test('reasons are for seats: who looks on and chance have none', () => {
    const table = open();
    expect(table.refusals(1)).toEqual([{ target: '~wave/bye', rule: 'C-2', why: { id: 'c.stay' } }]);
    expect([table.refusals(SPECTATOR), table.refusals(CHANCE)]).toEqual([[], []]);
    plays(table, '0:end');
    expect(table.refusals(1)).toEqual([]);
  });

  test('an observation says whether somebody waits, and what only its seat may know', () => {
    const table = open();
    expect([table.observe(0).optional, table.observe(1).optional]).toEqual([false, true]);
    plays(table, '0:offer');
    const { aside, about, kind, options, offers } = table.observe(0);
    expect({ aside, about, kind, options, offers }).toEqual({
      aside: { mine: 1 },
      about: null,
      kind: 'offer',
      options: ['a', 'b'],
      offers: ['~wave/hello'],
    });
    expect(table.observe(1).options).toEqual([]);
  });
});

describe('tables', () => {
  test('without wishes of their own they share one info for each number of seats', () => {
    expect(tableInfo(game, { seats: 2 })).toBe(tableInfo(game, { seats: 2 }));
    expect(tableInfo(game, { seats: 3 })).toEqual({ seats: 3, version: 3, options: {} });
    expect(tableInfo(game, { seats: 2, version: 1 }).version).toBe(1);
  });

  test('a position of another table is none of this one', () => {
    const position = Machine.start(game, tableInfo(game, { seats: 2 })).pos;
    expect(() => Table.open(game, { seats: 3, position })).toThrow('the position is of another table');
    expect(() => Table.open(game, { seats: 2, version: 1, position })).toThrow('the position is of another table');
    expect(Table.open(game, { seats: 2, version: 3, position }).seq).toBe(0);
  });
});

test('a shuffle draws once for each item but the last', () => {
  const asked: number[] = [];
  const random: Random = {
    next: () => 0,
    below: (n) => {
      asked.push(n);
      return 0;
    },
  } as Random;
  expect(shuffle(['a', 'b', 'c', 'd'], random)).toEqual(['b', 'c', 'd', 'a']);
  expect(asked).toEqual([4, 3, 2]);
});
