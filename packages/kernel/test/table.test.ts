import type { BaseState, Game, Key, Opening, Seat } from '@edubba/kernel';
import { CHANCE, clockwise, defineGame, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { everythingOf, outcomes, plays, refusalOf, whyNot } from './support.ts';

/**
 * Each round: seat 0 picks; with `roll` a die is cast first; with `seal` all choose in secret; with `each` all answer at
 * their own pace; with `one` the next question has a single option; with `quiet` too, but it is asked; `bang` throws half-way.
 */
type State = BaseState & { trail: string[]; left: number[] };

const R = rules<State>();
const round = R.proc<null>('round')({
  pick: {
    ask: 'round.pick',
    by: () => 0,
    options: () => ['plain', 'roll', 'seal', 'each', 'one', 'quiet', 'bang', 'stuck', 'late', 'end'],
    refusals: () => [{ target: 'fly', rule: 'T-1', why: { id: 't.no-wings' } }],
    about: (s) => ({ round: s.trail.length, first: s.trail.length === 0 }),
    then: (g, _, key) => {
      g.s.trail.push(key);
      g.emit({ type: 'picked', data: { key } });
      if (key === 'bang') throw new TypeError('bang');
      if (key === 'end') return g.end();
      if (key === 'each') g.s.left = Array<number>(g.s.table.seats).fill(2);
      return g.goto(key === 'plain' ? 'pick' : (key as 'roll'));
    },
  },
  roll: {
    chance: 'round.roll',
    outcomes: () => ['1', '2', '3', '4', '5', '6'],
    then: (g, _, key) => {
      g.s.trail.push(key);
      return g.goto('pick');
    },
  },
  seal: {
    sealed: 'round.seal',
    seats: (s) => clockwise(s.table.seats, 0),
    options: () => ['x', 'y'],
    reveal: (g, _, picks) => {
      g.s.trail.push(picks.map(({ key }) => key).join(''));
      return g.goto('pick');
    },
  },
  each: {
    each: 'round.each',
    seats: (s) => clockwise(s.table.seats, 0).filter((seat) => (s.left[seat] ?? 0) > 0),
    options: () => ['a', 'b'],
    then: (g, _, seat, key) => {
      g.s.trail.push(`${seat}${key}`);
      g.s.left[seat] = (g.s.left[seat] ?? 0) - 1;
      return g.stay();
    },
    done: (g) => g.goto('pick'),
  },
  one: { ask: 'round.one', by: () => 1, options: () => ['only'], then: (g) => g.goto('pick') },
  quiet: { ask: 'round.quiet', by: () => 1, options: () => ['pass'], forced: 'ask', then: (g) => g.goto('pick') },
  stuck: { ask: 'round.stuck', by: () => 1, options: (): Key[] => [], then: (g) => g.goto('pick') },
  late: {
    ask: 'round.late',
    by: () => 1,
    options: () => ['only'],
    then: (g) => {
      g.s.trail.push('late');
      g.emit({ type: 'late' });
      throw new TypeError('late');
    },
  },
});

const game: Game<State> = defineGame<State>({
  id: 'table',
  version: 1,
  players: { min: 1, max: 3 },
  rules: R,
  main: round,
  setup: (table) => ({ table, trail: [], left: [] }),
  visibility: { trail: 'all', left: 'all' },
  outcome: (s) => ranked(clockwise(s.table.seats, 0).map(() => 0)),
  turn: (s) => (s.trail.length < 3 ? 'early' : 'late'),
});

const open = (opening: Partial<Opening<State>> = {}): Table<State> =>
  Table.open(game, { seats: 2, seed: 'table', ...opening });

test('the open question, as the asked seat gets it', () => {
  const table = open();
  expect(table.question(0)).toEqual({
    number: 0,
    seat: 0,
    kind: 'round.pick',
    options: expect.arrayContaining(['plain']),
    optional: false,
    about: { round: 0, first: true },
    aside: null,
  });
  expect(table.question(1)).toBeUndefined();
});

test('what cannot be answered is refused, with the reason that fits best', () => {
  const table = open();
  expect(refusalOf(() => table.play(0, 'fly'))).toEqual({ target: 'fly', rule: 'T-1', why: { id: 't.no-wings' } });
  expect(refusalOf(() => table.play(0, 'swim')).why).toEqual({ id: 'kernel.not-offered' });
  expect(refusalOf(() => table.play(1, 'plain')).why).toEqual({ id: 'kernel.not-asked', params: { seat: 0 } });
  expect(refusalOf(() => table.play(0, '~fly/up')).why).toEqual({ id: 'kernel.not-offered' });
  plays(table, '0:end');
  expect(refusalOf(() => table.play(0, 'plain')).why).toEqual({ id: 'kernel.over' });
  expect(table.outcome).toEqual(ranked([0, 0]));
});

test('stale numbers: one seat’s question', () => {
  const table = open();
  const { number } = table.question(0) ?? { number: -1 };
  table.play(0, 'plain', number);
  expect(whyNot(() => table.play(0, 'plain', number))).toBe('kernel.stale');
  expect(table.s.trail).toEqual(['plain']);
  table.play(0, 'plain', table.number(0));
  expect(table.s.trail).toHaveLength(2);
});

test('stale numbers: a sealed question, where the others’ choices do not touch mine', () => {
  const table = open({ seats: 3 });
  plays(table, '0:seal');
  const mine = table.number(1);
  plays(table, '0:x');
  table.play(1, 'x', mine);
  expect(whyNot(() => table.play(1, 'y', mine))).toBe('kernel.stale');
  table.play(1, 'y', table.number(1));
  plays(table, '2:x');
  expect(table.s.trail).toEqual(['seal', 'xyx']);
  // The question is gone: an answer to it does not answer the next one.
  expect(whyNot(() => table.play(1, 'y', mine))).toBe('kernel.stale');
});

test('stale numbers: a parallel question, the same twice is taken once', () => {
  const table = open();
  plays(table, '0:each');
  const [first, second] = [table.number(0), table.number(1)];
  table.play(0, 'a', first);
  expect(whyNot(() => table.play(0, 'a', first))).toBe('kernel.stale');
  table.play(1, 'b', second);
  expect(table.s.trail).toEqual(['each', '0a', '1b']);
});

test('numbers only ever grow, also when answers are taken back', () => {
  const table = open();
  const numbers = [table.number(0)];
  const note = (): unknown => numbers.push(table.number(0));
  plays(table, '0:plain');
  note();
  table.undo(0);
  note();
  plays(table, '0:plain');
  note();
  table.undo(0);
  note();
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers).toHaveLength(5);
});

test('when the rules fail nothing has happened: log, events, position, numbers, undo', () => {
  const table = open();
  plays(table, '0:plain', '0:roll');
  const before = everythingOf(table);
  expect(() => table.play(0, 'bang')).toThrow('bang');
  expect(everythingOf(table)).toEqual(before);
  // Here the answer itself is good and what follows by itself fails.
  expect(() => table.play(0, 'late')).toThrow('late');
  expect(everythingOf(table)).toEqual(before);
  expect(() => table.play(0, 'stuck')).toThrow('dead end: round.stuck has no options for seat 1');
  expect(everythingOf(table)).toEqual(before);
  plays(table, '0:plain');
  expect(table.log).toHaveLength(4);
});

test('the same where something was taken back before; and a failed answer uses up no number', () => {
  const table = open({ seats: 3 });
  plays(table, '0:plain', '0:plain');
  table.undo(0);
  const before = everythingOf(table);
  expect(() => table.play(0, 'late')).toThrow('late');
  expect(everythingOf(table)).toEqual(before);
  const number = table.number(0);
  table.play(0, 'plain', number);
  expect(whyNot(() => table.play(0, 'plain', number))).toBe('kernel.stale');
});

test('a chance source that fails takes the answer with it', () => {
  const table = open({ chance: outcomes('3') });
  plays(table, '0:roll');
  const before = everythingOf(table);
  expect(() => table.play(0, 'roll')).toThrow('nothing is written for round.roll');
  expect(everythingOf(table)).toEqual(before);
});

test('forced moves are taken and recorded; where asking is part of the game they are asked', () => {
  const table = open();
  plays(table, '0:one');
  expect(table.log).toEqual([
    { seat: 0, key: 'one' },
    { seat: 1, key: 'only', mark: 'forced' },
  ]);
  expect(table.asked()).toEqual([0]);
  plays(table, '0:quiet');
  expect(table.question(1)?.options).toEqual(['pass']);
  expect(table.log).toHaveLength(3);
});

test('chance can be left to whoever asks', () => {
  const table = open({ chance: 'ask' });
  plays(table, '0:roll');
  expect(table.asked()).toEqual([CHANCE]);
  expect(whyNot(() => table.play(0, '3'))).toBe('kernel.not-asked');
  table.play(CHANCE, '3');
  expect(table.s.trail).toEqual(['roll', '3']);
});

test('a replay of the log is the same table, with what was taken back', () => {
  const table = open();
  plays(table, '0:roll', '0:plain', '0:each', '0:a', '1:b');
  table.undo(0);
  plays(table, '0:b', '0:b', '1:b', '0:one');
  const again = Table.replay(game, { seats: 2, chance: 'ask' }, table.log);
  expect(again.fingerprint()).toBe(table.fingerprint());
  expect(again.log).toEqual(table.log);
  expect(again.line).toEqual(table.line);
  expect(again.eventsFor(0)).toEqual(table.eventsFor(0));
});

test('a replay shows every position, also the first', () => {
  const table = open();
  plays(table, '0:plain', '0:plain');
  const lengths: number[] = [];
  Table.replay(game, { seats: 2 }, table.log, (at) => lengths.push(at.log.length));
  expect(lengths).toEqual([0, 1, 2]);
});

test('events are counted with the answer they follow from', () => {
  const table = open();
  plays(table, '0:plain', '0:plain');
  expect(table.events.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('the same seed and answers give the same game; another seed another', () => {
  const played = (seed: string): string[] => {
    const table = open({ seed });
    plays(table, ...Array<string>(8).fill('0:roll'));
    return table.s.trail;
  };
  expect(played('one')).toEqual(played('one'));
  expect(played('one')).not.toEqual(played('two'));
});

test('without listeners no events are kept', () => {
  const table = open({ events: false });
  plays(table, '0:plain');
  table.undo(0);
  expect(table.events).toEqual([]);
});

const passing = (
  order: { readonly when?: { readonly [name: string]: boolean | number }; readonly turn?: string },
  seat: Seat = 0,
) => ({
  seat,
  kind: 'round.pick',
  key: 'plain',
  ...order,
});

test('orders answer with a mark, as long as what they say is so', () => {
  const table = open();
  table.order(passing({ when: { first: true } }));
  expect(table.log).toEqual([{ seat: 0, key: 'plain', mark: 'order' }]);
  table.order(passing({ turn: 'early' }));
  // Answered until the turn was over.
  expect(table.log).toHaveLength(3);
  expect(table.log.every(({ mark }) => mark === 'order')).toBe(true);
  expect(table.asked()).toEqual([0]);
  // An order about something else stands beside it; one about the same takes its place.
  expect(table.orders).toHaveLength(2);
  table.order(passing({ turn: 'never' }));
  expect(table.orders).toHaveLength(2);
});

test('orders: `when` must match wholly, an impossible answer is no answer, and they can be dropped', () => {
  const table = open();
  table.order(passing({ when: { first: true, round: 7 } }));
  table.order({ seat: 0, kind: 'round.pick', key: 'swim' });
  expect(table.log).toEqual([]);
  table.order({ seat: 1, kind: 'round.quiet', key: 'pass' });
  plays(table, '0:quiet');
  expect(table.log.at(-1)).toEqual({ seat: 1, key: 'pass', mark: 'order' });
  table.dropOrders(1);
  plays(table, '0:quiet');
  expect(table.asked()).toEqual([1]);
  table.dropOrders(0, 'round.quiet');
  expect(table.orders).toHaveLength(2);
});

test('orders: also in secret, and for whoever is waited for in a parallel question', () => {
  const table = open();
  table.order({ seat: 1, kind: 'round.seal', key: 'y' });
  table.order({ seat: 1, kind: 'round.each', key: 'b' });
  plays(table, '0:seal', '0:x', '0:each');
  expect(table.s.trail).toEqual(['seal', 'xy', 'each', '1b', '1b']);
  expect(table.asked()).toEqual([0]);
});

test('an order that would never end is refused, and nothing of it stands', () => {
  const table = open();
  plays(table, '0:plain');
  const before = everythingOf(table);
  expect(whyNot(() => table.order(passing({})))).toBe('kernel.order-endless');
  expect([everythingOf(table), table.orders]).toEqual([before, []]);
});

test('an order that comes to no end in somebody else’s answer is dropped, and the answer stands', () => {
  const table = open();
  plays(table, '0:quiet');
  // Nobody is asked this now, so the order cannot be seen to be endless yet.
  table.order(passing({}));
  expect(table.orders).toHaveLength(1);
  plays(table, '1:pass');
  expect(table.orders).toEqual([]);
  expect(table.log.at(-1)).toEqual({ seat: 1, key: 'pass' });
});

test('a table from a position: counted from there, and a copy of its own', () => {
  const table = open();
  plays(table, '0:roll', '0:each', '0:a');
  const fork = Table.open(game, { seats: 2, position: table.machine.pos });
  expect([fork.seq, fork.log, fork.asked()]).toEqual([0, [], [0, 1]]);
  expect(fork.undoable(0)).toEqual({ blocked: 'nothing' });
  plays(fork, '0:b', '1:a');
  fork.undo(0);
  expect(fork.s.trail).toEqual([...table.s.trail, '1a']);
  plays(table, '0:b');
  expect(fork.start?.s.trail).toEqual(['roll', expect.any(String), 'each', '0a']);
});

test('a position of another table is refused', () => {
  const { pos } = open().machine;
  expect(() => open({ seats: 3, position: pos })).toThrow('another table');
});
