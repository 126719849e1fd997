import type { ItemId, Observation } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { playOut, random } from '../src/index.ts';
import { highCard, type State } from './high-card.ts';

/** Everything that can be reached through properties, symbols, getters and prototypes. */
function reachable(root: object): Set<unknown> {
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (seen.has(value) || ((typeof value !== 'object' || value === null) && typeof value !== 'function')) {
      seen.add(value);
      return;
    }
    seen.add(value);
    // What the language itself brings along holds no game.
    if (value === Object.prototype || value === Function.prototype || value === Array.prototype) return;
    for (let at: unknown = value; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
      for (const name of Reflect.ownKeys(at as object)) {
        try {
          walk(Reflect.get(at as object, name, value));
        } catch {
          // A getter that needs another `this`: nothing comes out of it.
        }
      }
    }
  };
  walk(root);
  return seen;
}

function atPlay(): { table: Table<State>; observation: Observation<State> } {
  const table = Table.open(highCard, { seats: 2, seed: 'peek' });
  table.play(0, 'hello');
  return { table, observation: table.observe(0) };
}

test('from an observation no way leads to the machine, the position or the board', () => {
  const { table, observation } = atPlay();
  const found = reachable(observation);
  const { machine } = table;
  const { pos } = machine;
  expect(found).toContain(observation.view.s.hand);
  expect(found.size).toBeGreaterThan(40);
  for (const thing of [
    table,
    machine,
    pos,
    pos.s,
    pos.stack,
    pos.s.deck,
    pos.s.hand,
    pos.s.hand[0],
    pos.s.played,
    table.log,
  ]) {
    expect(found.has(thing)).toBe(false);
  }
});

test('an observation holds no card the seat may not see, and nothing hidden', () => {
  const { table, observation } = atPlay();
  const found = reachable(observation);
  for (const card of table.s.hand[0] ?? []) expect(found).toContain(card);
  for (const card of [...table.s.deck, ...(table.s.hand[1] ?? [])]) expect(found).not.toContain(card);
  expect(found).not.toContain('note#1');
});

test('a sampled position holds the unknown drawn anew: other cards from draw to draw', () => {
  const { table, observation } = atPlay();
  const chance = new Xoshiro('samples');
  const hands = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const { pos } = observation.sample(chance);
    expect(pos.s.hand[0]).toEqual(table.s.hand[0]);
    const all = (s: State): ItemId[] => [...s.deck, ...s.hand.flat(), ...s.secret].sort();
    expect(all(pos.s)).toEqual(all(table.s));
    hands.add([...(pos.s.hand[1] ?? [])].sort().join(' '));
  }
  // 9 unseen cards and the note, 120 possible hands.
  expect(hands.size).toBeGreaterThan(20);
});

test('nothing a bot does to its observation changes the game', () => {
  const { table, observation } = atPlay();
  const before = table.fingerprint();
  const options = table.options(0).slice();
  for (const thing of reachable(observation)) {
    if (typeof thing !== 'object' || thing === null) continue;
    if (thing === Object.getPrototypeOf(observation) || Object.isFrozen(thing)) continue;
    if (Array.isArray(thing)) thing.push('card#99');
    else if (Object.getPrototypeOf(thing) === Object.prototype)
      Object.assign(thing, { mischief: true, hand: [], turn: 1 });
  }
  expect(table.fingerprint()).toBe(before);
  expect(table.options(0)).toEqual(options);
});

test('a bot is handed an observation of its own seat and a source of chance, nothing else', () => {
  const got: unknown[][] = [];
  const spy = {
    name: 'spy',
    choose(...all: [Observation<State>, Xoshiro]) {
      got.push(all);
      return random.choose(all[0], all[1]);
    },
  };
  const table = Table.open(highCard, { seats: 2, seed: 'peek' });
  const chance = new Xoshiro('a');
  playOut(table, [random, spy], chance);
  expect(got.length).toBe(2);
  for (const all of got) {
    expect(all.length).toBe(2);
    expect((all[0] as Observation<State>).seat).toBe(1);
    expect(reachable(all[0] as object).has(table)).toBe(false);
    expect(all[1]).toBe(chance);
  }
});
