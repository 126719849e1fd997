import type { BaseState, Game, GameDefinition, TableWish, Tunables } from '@edubba/kernel';
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
  tuning,
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
  for (const players of [
    { min: 1, max: 1 },
    { min: 2, max: 16 },
  ]) {
    expect(defineGame<State>({ ...definition, players }).players).toEqual(players);
  }
});

const TUNABLES = { camels: { value: 10, min: 6, max: 14, source: 'rulebook' } } as const;
const numberOf = tuning(TUNABLES);
const turning: Game<State> = defineGame({ ...definition, id: 'turning', tunables: TUNABLES });

test('a number that is turned stands among the options; as published it is not there', () => {
  const camels = (options?: { [name: string]: string }): number =>
    numberOf(Table.open(turning, options === undefined ? { seats: 2 } : { seats: 2, options }).s, 'camels');
  expect([camels(), camels({ camels: '12' }), camels({ camels: '6' }), camels()]).toEqual([10, 12, 6, 10]);
  expect(tableInfo(turning, { seats: 2, options: { camels: '12' } }).options).toMatchObject({ camels: '12' });
  expect(tableInfo(turning, { seats: 2, options: { camels: '10' } })).toEqual(tableInfo(turning, { seats: 2 }));
});

test('numbers of several tables do not mix, asked in turn', () => {
  const open = (options: { [name: string]: string }) => Table.open(turning, { seats: 2, options }).s;
  const tables = [open({ camels: '12' }), open({}), open({ camels: '6' })];
  const asked = [0, 0, 1, 2, 0, 1, 1, 2].map((n) => numberOf(tables[n] as State, 'camels'));
  expect(asked).toEqual([12, 12, 10, 6, 12, 10, 10, 6]);
});

test('a number is turned within its range, and written as numbers are', () => {
  for (const camels of ['5', '15', '7.5', '07', ' 7', '1e1', ''])
    expect(possible(turning, { seats: 2, options: { camels } })).toMatchObject({
      refused: { why: { id: 'kernel.table-tunable', params: { name: 'camels', min: 6, max: 14, value: camels } } },
    });
});

test('tunables that make no sense are found at once', () => {
  const declare = (tunables: Tunables) => () => defineGame({ ...definition, tunables });
  const of = (value: number, min: number, max: number): Tunables => ({
    camels: { value, min, max, source: 'rulebook' },
  });
  expect(declare(of(5, 6, 14))).toThrow('camels is 5 and can be turned from 6 to 14');
  expect(declare(of(15, 6, 14))).toThrow('camels is 15');
  for (const end of [6, 14]) expect(declare(of(end, 6, 14))().tunables['camels']?.value).toBe(end);
  expect(declare(of(6, 6, 6))).toThrow('camels is 6');
  expect(declare(of(6.5, 6, 7))).toThrow('camels is 6.5');
  expect(declare({ mood: { value: 1, min: 0, max: 2, source: 'rulebook' } })).toThrow(
    'mood is an option and a tunable',
  );
});

test('tables with the very same fixed wishes share what is known of them; with others they do not', () => {
  const fixed = Object.freeze({ camels: '12' });
  expect(tableInfo(turning, { seats: 2, options: fixed })).toBe(tableInfo(turning, { seats: 2, options: fixed }));
  expect(tableInfo(turning, { seats: 3, options: fixed }).seats).toBe(3);
  const open = { camels: '12' };
  const first = tableInfo(turning, { seats: 2, options: open });
  open.camels = '13';
  expect(tableInfo(turning, { seats: 2, options: open })).not.toEqual(first);
  expect(() => tableInfo(game, { seats: 2, options: fixed })).toThrow(ImpossibleTable);
});
