import type { Anytime, BaseState, Game, Json, Order, Proc, Rules, Step } from '@edubba/kernel';
import {
  anyKey,
  CHANCE,
  deepFreeze,
  defineGame,
  Machine,
  parseRecord,
  playerCount,
  ranked,
  recordOf,
  recordText,
  rules,
  SPECTATOR,
  Table,
  tableInfo,
  verbs,
} from '@edubba/kernel';
import { expect, test } from 'vitest';
import { bit, everybody } from '../src/position.ts';
import { swapKey } from '../src/resample.ts';
import { checkTunables } from '../src/tunable.ts';
import { zoneSeers } from '../src/visibility.ts';
import { plays } from './support.ts';

// Where a limit, a first or a last of something lies: each test is of one place that was once broken unnoticed.

type State = BaseState & { said: Json };

function gameOf(R: Rules<State>, main: Proc<State, null>, anytime: readonly Anytime<State>[] = []): Game<State> {
  return defineGame<State>({
    id: 'edges',
    version: 1,
    players: { min: 1, max: 3 },
    automata: () => ['machine', 'other'],
    rules: R,
    main,
    setup: (table) => ({ table, said: null }),
    visibility: { said: 'all' },
    anytime,
    outcome: () => ranked([0]),
  });
}

function only(steps: { readonly [label: string]: Step<State, null, string> }): Game<State> {
  const R = rules<State>();
  return gameOf(R, R.proc<null>('main')(steps));
}

const start = (game: Game<State>, seats = 2): Machine<State> => Machine.start(game, tableInfo(game, { seats }));

test('a key without a sign between verb and thing has no verb, however short verbs are', () => {
  const keys = verbs({ a: anyKey() });
  expect([keys.read('abc'), keys.read('/abc'), keys.read('a/bc')]).toEqual([
    undefined,
    undefined,
    { verb: 'a', what: 'bc' },
  ]);
});

test('ten thousand answers that nobody chose are made, and not one more', () => {
  let asked = 0;
  const game = only({
    ask: { ask: 'x.on', by: () => (asked++, 0), options: () => ['on'], then: (g) => g.goto('ask') },
  });
  expect(() => Table.open(game, { seats: 1 })).toThrow('endless rules');
  expect(asked).toBe(10_001);
});

test('items that were exchanged are exchanged in keys that name them', () => {
  const swapped = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect([swapKey('card/a', swapped), swapKey('a:b', swapped), swapKey('card/a', new Map())]).toEqual([
    'card/b',
    'b:a',
    'card/a',
  ]);
});

test('what belongs to nobody is seen by no owner, and a zone with its own sight is seen by those it names', () => {
  const table = tableInfo(only({ end: (g) => g.end() }), { seats: 3 });
  const seers = (owner: number, sees: 'owner' | ((_: unknown, seat: number) => boolean)): number =>
    zoneSeers({ name: 'x', zone: { zone: 'each', sees }, owner }, table);
  expect([seers(1, 'owner'), seers(-1, 'owner'), seers(3, 'owner')]).toEqual([0b010, 0, 0]);
  expect(seers(0, (_, seat) => seat === 1)).toBe(0b010);
  expect([1, 2, 3].map(everybody)).toEqual([0b001, 0b011, 0b111].map((seats) => seats | bit(SPECTATOR)));
});

test('a question that is asked again in its own place is opened anew, also after one that went on', () => {
  const machine = start(
    only({
      ask: {
        ask: 'x.ask',
        by: () => 0,
        options: () => ['again', 'end'],
        then: (g, _, key) => (key === 'end' ? g.end() : g.goto('ask')),
      },
    }),
  );
  const { opened } = machine;
  machine.answer(0, 'again');
  machine.answer(0, 'again');
  expect(machine.opened - opened).toBe(2);
});

test('seats and automata play', () => {
  const game = only({ end: (g) => g.end() });
  expect(playerCount(game, tableInfo(game, { seats: 3 }))).toBe(5);
});

test('an order for a certain question answers no question that says nothing, a word or a list', () => {
  const asking = (about: Json): Table<State> =>
    Table.open(
      only({ ask: { ask: 'x.ask', by: () => 0, options: () => ['a', 'b'], about: () => about, then: (g) => g.end() } }),
      { seats: 1 },
    );
  const answered = (about: Json, when: NonNullable<Order['when']>): boolean => {
    const table = asking(about);
    table.order({ seat: 0, kind: 'x.ask', key: 'a', when });
    return table.over;
  };
  expect(answered({ on: 2 }, { on: 2 })).toBe(true);
  expect(answered({ on: 3 }, { on: 2 })).toBe(false);
  expect([answered(null, { on: 2 }), answered('ab', { length: 2 }), answered(['a'], { 0: 'a' })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('what was taken back is not answered again once something else was', () => {
  const game = only({ ask: { ask: 'x.ask', by: () => 0, options: () => ['a', 'b'], then: (g) => g.goto('ask') } });
  const table = Table.open(game, { seats: 1 });
  plays(table, '0:a');
  table.undo(0);
  expect(table.redoable(0)).toBe('a');
  plays(table, '0:b');
  expect(table.redoable(0)).toBeUndefined();
});

test('what is frozen is frozen all the way down', () => {
  const frozen = deepFreeze({ list: [{ n: 1 }] });
  expect([frozen, frozen.list, frozen.list[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
});

test('an answer is forced where one is asked and has one answer, chance too; not where there is a choice, or several are asked', () => {
  const asked = (...keys: readonly string[]): Game<State> =>
    only({ ask: { ask: 'x.ask', by: () => 1, options: () => keys, then: (g) => g.end() } });
  expect([start(asked('a')).forced(), start(asked('a', 'b')).forced()]).toEqual([{ seat: 1, key: 'a' }, undefined]);
  const rolled = only({ roll: { chance: 'x.roll', outcomes: () => ['6'], then: (g) => g.end() } });
  expect(start(rolled).forced()).toEqual({ seat: CHANCE, key: '6' });
  const sealed = only({
    bid: { sealed: 'x.bid', seats: () => [0, 1], options: () => ['a'], reveal: (g) => g.end() },
  });
  expect(start(sealed).forced()).toBeUndefined();
});

test('numbers within bounds are all listed for whoever wants them, of however many parts', () => {
  const listed = (least: number, most: number, ...parts: readonly (readonly [least: number, most: number])[]) =>
    start(
      only({
        bid: {
          sealed: 'x.bid',
          seats: () => [0],
          allot: () => ({
            parts: parts.map(([fewest, all], i) => ({ name: `p${i}`, least: fewest, most: all })),
            least,
            most,
          }),
          reveal: (g) => g.end(),
        },
      }),
    ).options(0);
  expect(listed(1, 1, [0, 1], [0, 1])).toEqual(['0,1', '1,0']);
  expect(listed(4, 4, [0, 2], [0, 2], [0, 2])).toEqual(['0,2,2', '1,1,2', '1,2,1', '2,0,2', '2,1,1', '2,2,0']);
  expect(listed(4, 5, [1, 2], [1, 3], [1, 1])).toEqual(['1,2,1', '1,3,1', '2,1,1', '2,2,1']);
  expect(listed(9, 9, [0, 2], [0, 2])).toEqual([]);
});

test('every mark that an answer can have is read from a record', () => {
  const game = only({
    forced: { ask: 'x.forced', by: () => 0, options: () => ['a'], then: (g) => g.goto('ordered') },
    ordered: { ask: 'x.ask', by: () => 0, options: () => ['a', 'b'], then: (g) => g.goto('last') },
    last: { ask: 'x.last', by: () => 0, options: () => ['a', 'b'], then: (g) => g.end() },
  });
  const table = Table.open(game, { seats: 1 });
  table.order({ seat: 0, kind: 'x.ask', key: 'a' });
  plays(table, '0:a');
  const record = recordOf(table);
  expect(record.log.map((entry) => entry[2])).toEqual(['forced', 'order', undefined]);
  expect(parseRecord(recordText(record))).toEqual(record);
});

test('a number may be published at either end of its range', () => {
  const declared = (value: number) => () =>
    checkTunables('edges', { camels: { value, min: 6, max: 14, source: 'rulebook' } }, {});
  expect(declared(6)).not.toThrow();
  expect(declared(14)).not.toThrow();
  expect(declared(15)).toThrow('camels is 15');
});

/** Seat 0 goes on; whoever waves asks seat 0 whether it waves back. */
function waving(closed: boolean): Game<State> {
  const R = rules<State>();
  const back = R.proc<null>('back')({
    ask: { ask: 'x.back', by: () => 0, options: () => ['yes', 'bang'], then: (g, _, key) => stop(key) ?? g.end() },
  });
  const main = R.proc<null>('main', { closed })({
    ask: { ask: 'x.on', by: () => 0, options: () => ['on', 'off'], then: (g) => g.goto('ask') },
  });
  const refusals = (): { target: string; rule: string; why: { id: string } }[] => [
    { target: 'bye', rule: 'E-1', why: { id: 'e.stay' } },
  ];
  const stop = (key: string): undefined => {
    if (key === 'bang') throw new TypeError('bang');
  };
  return gameOf(R, main, [{ kind: 'wave', options: () => ['hello'], refusals, then: (g) => g.push(back, null) }]);
}

test('of what is no answer besides, nothing is said while nothing is taken besides', () => {
  const targets = (closed: boolean): string[] =>
    start(waving(closed))
      .refusals(0)
      .map(({ target }) => target);
  expect([targets(false), targets(true)]).toEqual([['~wave/bye'], []]);
});

test('after a failure too nobody takes back what came before a question that somebody else opened', () => {
  const table = Table.open(waving(false), { seats: 2 });
  plays(table, '0:on', '1:~wave/hello');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
  expect(() => table.play(0, 'bang')).toThrow('bang');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});
