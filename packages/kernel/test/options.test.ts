import type { BaseState, Game, GameDefinition, TableWish } from '@edubba/kernel';
import {
  defineGame,
  ImpossibleTable,
  no,
  option,
  possible,
  ranked,
  rules,
  since,
  Table,
  tableInfo,
} from '@edubba/kernel';
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

test('what cannot be is refused, with what there is', () => {
  const refused = (wish: TableWish): unknown => {
    const found = possible(game, wish);
    return 'refused' in found ? found.refused : found;
  };
  for (const seats of [1, 5, 2.5])
    expect(refused({ seats })).toEqual(no('kernel', 'kernel.table-seats', { min: 2, max: 4, seats }));
  for (const version of [0, 4, 1.5])
    expect(refused({ seats: 2, version })).toEqual(no('kernel', 'kernel.table-version', { newest: 3, version }));
  expect(refused({ seats: 2, options: { colour: 'red' } })).toEqual(
    no('kernel', 'kernel.table-option', { name: 'colour', known: 'mood, length' }),
  );
  expect(refused({ seats: 2, options: { mood: 'grim' } })).toEqual(
    no('kernel', 'kernel.table-value', { name: 'mood', value: 'grim', known: 'fair, foul' }),
  );
  expect(refused({ seats: 2, options: { mood: 'foul' } })).toEqual({
    table: { seats: 2, version: 3, options: { mood: 'foul', length: 'short' } },
  });
});

test('a game without options has none to choose, and a switch it asks for is not there', () => {
  const plain = defineGame<State>({ ...definition, options: {}, players: { min: 2, max: 2 } });
  expect(possible(plain, { seats: 2, options: { mood: 'fair' } })).toEqual({
    refused: no('kernel', 'kernel.table-no-options', { name: 'mood', known: '' }),
  });
  expect(() => Table.open(plain, { seats: 2 })).toThrow('no option named mood');
});

test('the game itself refuses what does not go together, whoever opens the table', () => {
  const strict = defineGame<State>({
    ...definition,
    possible: ({ seats, options }) =>
      seats > 3 && options['length'] === 'long' ? no('O-2', 'too-long', { seats }) : undefined,
  });
  const long = { length: 'long' };
  expect(possible(strict, { seats: 4, options: long })).toEqual({ refused: no('O-2', 'too-long', { seats: 4 }) });
  expect('table' in possible(strict, { seats: 3, options: long })).toBe(true);
  const thrown = (() => {
    try {
      return Table.open(strict, { seats: 4, options: long });
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(ImpossibleTable);
  expect(thrown).toMatchObject({
    refused: no('O-2', 'too-long', { seats: 4 }),
    message: 'options has no such table: too-long (O-2), seats 4',
  });
});

test('names that every object has are no options', () => {
  for (const name of ['constructor', 'toString'])
    expect(possible(game, { seats: 2, options: { [name]: 'x' } })).toMatchObject({
      refused: { why: { id: 'kernel.table-option' } },
    });
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
