import type { BaseState, Game, ItemId, Seat } from '@edubba/kernel';
import {
  bit,
  defineGame,
  interned,
  partsOf,
  places,
  ranked,
  rules,
  RulesError,
  SPECTATOR,
  Table,
  Xoshiro,
  zonesOf,
} from '@edubba/kernel';
import { expect, test } from 'vitest';
import { plays } from './support.ts';

type State = BaseState & {
  open: { n: number };
  deck: ItemId[];
  pile: ItemId[];
  row: ItemId[];
  hand: ItemId[][];
  partner: ItemId[][];
  lamp: boolean;
  dark: ItemId[];
};

const R = rules<State>();
/** Answers are instructions: `move:item:from:to`, `reveal:item:at:seats`, `emit:…`, so that a test can say anything. */
const main = R.proc<null>('main')({
  do: {
    ask: 'main.do',
    by: () => 0,
    options: () => ORDERS,
    about: (s) => ({ lamp: s.lamp }),
    aside: (s) => s.hand[0] ?? [],
    then: (g, _, key) => {
      const [verb, item = '', one = '', two = ''] = key.split(' ');
      if (verb === 'move') g.move(item, one as 'deck', two as 'row');
      if (verb === 'reveal') g.reveal(item, one as 'deck', two.split('').map(Number));
      if (verb === 'lamp') g.s.lamp = !g.s.lamp;
      if (verb === 'tell') g.emit({ type: 'told', seat: 0, rule: 'V-1', data: { n: 1 } });
      if (verb === 'whisper') g.emit({ type: 'whispered', item, only: [1] });
      if (verb === 'name') g.emit({ type: 'named', item });
      return g.goto('do');
    },
  },
});

const ORDERS: string[] = [];

const game: Game<State> = defineGame<State>({
  id: 'visibility',
  version: 1,
  players: { min: 3, max: 3 },
  rules: R,
  main,
  setup: (table) => ({
    table,
    open: { n: 1 },
    deck: ['d#3', 'd#1', 'e#2'],
    pile: ['p#1', 'p#2'],
    row: ['r#1'],
    hand: [['h#0'], ['h#1'], ['h#2']],
    partner: [['w#0'], ['w#1'], ['w#2']],
    lamp: false,
    dark: ['k#1'],
  }),
  visibility: {
    open: 'all',
    deck: { zone: 'shared', sees: 'none', bag: true },
    pile: { zone: 'shared', sees: 'none' },
    row: { zone: 'shared', sees: 'all' },
    hand: { zone: 'each', sees: 'owner' },
    // Everybody sees the hand to the left, and nobody its own.
    partner: { zone: 'each', sees: (table, seat, owner) => seat >= 0 && (seat + 1) % table.seats === owner },
    lamp: 'all',
    dark: { zone: 'shared', sees: 'none' },
  },
  backOf: (item) => (item.startsWith('e') ? 'royal' : 'card'),
  outcome: () => ranked([]),
});

function after(...orders: readonly string[]): Table<State> {
  for (const order of orders) if (!ORDERS.includes(order)) ORDERS.push(order);
  if (ORDERS.length < 2) ORDERS.push('nothing', 'at all');
  const table = Table.open(game, { seats: 3 });
  plays(table, ...orders.map((order) => `0:${order}`));
  return table;
}

const seen = (table: Table<State>, seat: Seat): State => table.view(seat).s;
const last = (table: Table<State>, seat: Seat): unknown => table.eventsFor(seat).at(-1)?.event;

test('all: everybody sees it', () => {
  for (const seat of [0, 1, SPECTATOR]) expect(seen(after(), seat)).toMatchObject({ open: { n: 1 }, lamp: false });
});

test('zones: none, all, owner, and by a function', () => {
  const table = after();
  expect(seen(table, 1)).toMatchObject({
    deck: ['?card', '?card', '?royal'],
    pile: ['?card', '?card'],
    row: ['r#1'],
    hand: [['?card'], ['h#1'], ['?card']],
    partner: [['?card'], ['?card'], ['w#2']],
  });
  expect(seen(table, SPECTATOR)).toMatchObject({
    hand: [['?card'], ['?card'], ['?card']],
    partner: [['?card'], ['?card'], ['?card']],
  });
});

test('a view has the shape of the state, and is a copy', () => {
  const table = after();
  const view = seen(table, 0);
  expect(Object.keys(view).sort()).toEqual(Object.keys(table.s).sort());
  view.open.n = 99;
  view.row.push('x');
  expect([table.s.open.n, table.s.row]).toEqual([1, ['r#1']]);
});

test('the question: about for everybody, aside for the asked', () => {
  const table = after();
  expect(table.view(2).pending).toEqual([{ seat: 0, kind: 'main.do', about: { lamp: false } }]);
  expect(table.question(0)?.aside).toEqual(['h#0']);
  for (const seat of [1, 2, SPECTATOR]) expect(JSON.stringify(table.view(seat))).not.toContain('h#0');
});

test('known: what was seen going into the dark is known there', () => {
  const table = after('move r#1 row pile', 'move h#0 hand:0 pile');
  expect(seen(table, 1).pile).toEqual(['?card', '?card', 'r#1', '?card']);
  expect(seen(table, SPECTATOR).pile).toEqual(['?card', '?card', 'r#1', '?card']);
  // The owner remembers which card it put there.
  expect(seen(table, 0).pile).toEqual(['?card', '?card', 'r#1', 'h#0']);
});

test('known: it stays known from one hidden place to the next', () => {
  const table = after('reveal p#1 pile 1', 'move p#1 pile hand:2');
  expect(seen(table, 0).hand[2]).toEqual(['?card', '?card']);
  expect(seen(table, 1).hand[2]).toEqual(['?card', 'p#1']);
  expect(seen(table, 2).hand[2]).toEqual(['h#2', 'p#1']);
});

test('a bag forgets what goes in', () => {
  const table = after('move r#1 row deck');
  expect(seen(table, 0).deck).toEqual(['?card', '?card', '?card', '?royal']);
  expect(table.machine.pos.known).toEqual({});
  expect(seen(after('reveal p#1 pile 1', 'move p#1 pile deck'), 1).deck).not.toContain('p#1');
  const out = after('reveal p#1 pile 1', 'move p#1 pile deck', 'move p#1 deck hand:2');
  expect(seen(out, 1).hand[2]).toEqual(['?card', '?card']);
});

test('a bag forgets also what was looked at inside of it, once it is drawn', () => {
  const table = after('reveal d#1 deck 1', 'move d#1 deck hand:2');
  expect(seen(table, 1).hand[2]).toEqual(['?card', '?card']);
  expect(last(table, 1)).toMatchObject({ type: 'moved', item: '?card' });
});

test('a bag shows no order', () => {
  const table = after('reveal d#3 deck 0', 'reveal d#1 deck 0');
  expect(seen(table, 0).deck).toEqual(['?royal', 'd#1', 'd#3']);
});

test('events: a move is heard by all, and its item known to who sees either end', () => {
  const table = after('move h#1 hand:1 pile');
  expect(last(table, 1)).toEqual({ type: 'moved', item: 'h#1', from: 'hand:1', to: 'pile' });
  expect(last(table, 0)).toEqual({ type: 'moved', item: '?card', from: 'hand:1', to: 'pile' });
  expect(last(table, SPECTATOR)).toEqual({ type: 'moved', item: '?card', from: 'hand:1', to: 'pile' });
  expect(last(after('move h#1 hand:1 row'), 0)).toMatchObject({ item: 'h#1' });
});

test('events: what an event tells besides', () => {
  const table = after('tell');
  expect(last(table, SPECTATOR)).toEqual({ type: 'told', seat: 0, rule: 'V-1', data: { n: 1 } });
});

test('events: for some only; versions have no gaps for the others', () => {
  const table = after('tell', 'whisper h#1', 'tell');
  expect(table.eventsFor(1).map(({ event }) => event?.type)).toEqual(['told', 'whispered', 'told']);
  for (const seat of [0, 2, SPECTATOR]) {
    const events = table.eventsFor(seat);
    expect(events.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(events[1]).toEqual({ version: 1, seq: 2 });
  }
  expect(JSON.stringify(table.eventsFor(1))).not.toContain('only');
  expect(table.eventsFor(0, 2)).toEqual(table.eventsFor(0).slice(2));
});

test('events: a thing named where it lies is shown to those who see it there', () => {
  const table = after('name h#1');
  expect(last(table, 1)).toMatchObject({ item: 'h#1' });
  expect(last(table, 2)).toMatchObject({ item: '?card' });
});

test('events: a reveal is heard by those it was made for, and a second one by nobody', () => {
  const table = after('reveal p#1 pile 12');
  expect(last(table, 1)).toEqual({ type: 'revealed', item: 'p#1', to: 'pile' });
  expect(table.eventsFor(0)).toEqual([{ version: 0, seq: 1 }]);
  expect(after('reveal p#1 pile 12', 'reveal p#1 pile 12').events).toHaveLength(1);
});

test('an event keeps what was known when it happened', () => {
  const table = after('move p#1 pile hand:2', 'reveal p#1 hand:2 0');
  expect(table.eventsFor(0)[0]?.event).toMatchObject({ item: '?card' });
});

test('faults of the rules: not there, no such place, no zone', () => {
  expect(() => after('move r#1 deck row')).toThrow(new RulesError('r#1 is not in deck'));
  expect(() => after('reveal r#1 deck 0')).toThrow('r#1 is not in deck');
  expect(() => after('move r#1 row hand:9')).toThrow('there is no place hand:9');
  expect(() => after('move r#1 open row')).toThrow('there is no place open');
  expect(() => after('name nobody')).toThrow('nobody lies in no zone');
});

test('a zone that names the way to its member must lead there', () => {
  const zones = (of: (s: State) => ItemId[]) =>
    zonesOf<State>({ ...game.visibility, deck: { zone: 'shared', sees: 'none', of } });
  expect(() => zones((s) => s.pile)).toThrow('the zone deck says that it is another member');
  expect(zones((s) => s.deck).map(([name]) => name)).toContain('deck');
});

test('names that are made once are those that would be put together', () => {
  const hand = partsOf('hand');
  expect([hand(0), hand(15), hand(16), hand(-1)]).toEqual(['hand:0', 'hand:15', 'hand:16', 'hand:-1']);
  expect(interned(['b', '2', 'b', '1'])).toEqual(['b', '2', 'b', '1']);
});

test('masks: every seat and the spectators have a bit of their own', () => {
  const bits = [SPECTATOR, ...Array(16).keys()].map(bit);
  expect(new Set(bits).size).toBe(17);
  expect(bits.every((mask) => mask > 0)).toBe(true);
});

test('resampling keeps what a seat sees and moves the rest among equal backs', () => {
  const table = after('reveal p#1 pile 1', 'reveal p#2 pile 2', 'move r#1 row pile');
  const before = JSON.stringify(seen(table, 1));
  const truth = places(game.zones, table.s).flatMap(({ items }) => items);
  const other = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const machine = table.observe(1).sample(new Xoshiro('sample', i));
    const again = Table.open(game, { seats: 3, position: machine.pos });
    expect(JSON.stringify(seen(again, 1))).toBe(before);
    expect(
      places(game.zones, machine.pos.s)
        .flatMap(({ items }) => items)
        .sort(),
    ).toEqual(truth.slice().sort());
    expect(machine.pos.s.deck.filter((item) => item.startsWith('e'))).toEqual(['e#2']);
    // Whatever lies there now, seat 2 has seen it.
    expect(machine.pos.known[machine.pos.s.pile[1] as ItemId]).toBe(bit(2));
    other.add(JSON.stringify(machine.pos.s.hand[0]));
  }
  expect(other.size).toBeGreaterThan(3);
  expect(table.s.hand[0]).toEqual(['h#0']);
});
