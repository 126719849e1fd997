import type { BaseState, Game, GameDefinition } from '@edubba/kernel';
import { defineGame, option, ranked, rules, since, Table, tableInfo } from '@edubba/kernel';
import { expect, test } from 'vitest';

type State = BaseState & { heard: string };

const R = rules<State>();
const main = R.proc<null>('main')({
  start: (g) => {
    g.s.heard = [since(g.s, 1), since(g.s, 2), since(g.s, 3)].map(Number).join('') + option(g.s, 'mood');
    return g.end();
  },
});

const definition: GameDefinition<State> = {
  id: 'options',
  version: 3,
  players: { min: 2, max: 4 },
  options: { mood: { values: ['fair', 'foul'], rule: 'O-1' }, length: { values: ['short', 'long'] } },
  rules: R,
  main,
  setup: (table) => ({ table, heard: '' }),
  visibility: { heard: 'all' },
  outcome: () => ranked([]),
};
const game: Game<State> = defineGame(definition);

test('a table is played by the newest rules unless it says otherwise', () => {
  expect(Table.open(game, { seats: 2 }).s.heard).toBe('111fair');
  expect(Table.open(game, { seats: 2, version: 2 }).s.heard).toBe('110fair');
  expect(Table.open(game, { seats: 2, version: 1, options: { mood: 'foul' } }).s.heard).toBe('100foul');
});

test('the first value is the default; what is decided is written down and fixed', () => {
  const info = tableInfo(game, { seats: 3, options: { length: 'long' } });
  expect(info).toEqual({ seats: 3, version: 3, options: { mood: 'fair', length: 'long' } });
  expect(Object.isFrozen(info) && Object.isFrozen(info.options)).toBe(true);
});

test('what cannot be is said clearly', () => {
  const attempt = (wish: Parameters<typeof tableInfo>[1]) => () => tableInfo(game, wish);
  for (const seats of [1, 5, 2.5])
    expect(attempt({ seats })).toThrow(new RangeError(`options is for 2 to 4 players, not ${seats}`));
  for (const version of [0, 4, 1.5]) {
    expect(attempt({ seats: 2, version })).toThrow(
      new RangeError(`options knows rules versions 1 to 3, not ${version}`),
    );
  }
  expect(attempt({ seats: 2, options: { colour: 'red' } })).toThrow(
    'options has no option colour; it has: mood, length',
  );
  expect(attempt({ seats: 2, options: { mood: 'grim' } })).toThrow('mood can be fair, foul, not grim');
  const plain = defineGame<State>({ ...definition, options: {}, players: { min: 2, max: 2 } });
  expect(() => tableInfo(plain, { seats: 2, options: { mood: 'fair' } })).toThrow(
    'options has no option mood; it has: none',
  );
  expect(() => tableInfo(plain, { seats: 3 })).toThrow('options is for 2 players, not 3');
  expect(() => Table.open(plain, { seats: 2 })).toThrow('no option named mood');
});

test('names that every object has are no options', () => {
  expect(() => tableInfo(game, { seats: 2, options: { constructor: 'x' } })).toThrow(
    'options has no option constructor',
  );
  expect(() => tableInfo(game, { seats: 2, options: { toString: 'x' } })).toThrow('options has no option toString');
});

test('a game that cannot be is refused when it is defined', () => {
  for (const id of ['Options', 'a b', '1st', ''])
    expect(() => defineGame<State>({ ...definition, id })).toThrow('lower case with hyphens');
  for (const players of [
    { min: 0, max: 2 },
    { min: 3, max: 2 },
    { min: 2, max: 17 },
  ]) {
    expect(() => defineGame<State>({ ...definition, players })).toThrow('players cannot be seated');
  }
});
