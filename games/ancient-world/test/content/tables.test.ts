import { contentProblems } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { BANNER_VP, CAPITAL, PALACE_VP, ROUND_TABLE, SEAT_COINS, SPACE_TABLE, SPACES } from '../../content/board.ts';
import { BOARD_TABLE } from '../../content/city-states.ts';
import { DIE, FACES, SIDES } from '../../content/dice.ts';
import { rulebook } from '../../content/rulebook.ts';
import { rulesEn } from '../../content/rules.en.ts';
import { STARTING_TITANS } from '../../content/titans.ts';

test('nine spaces, of which Explore and Grow begin covered and without ambrosia', () => {
  expect(SPACE_TABLE.map(({ id }) => id)).toEqual([...SPACES]);
  expect(SPACE_TABLE.map(({ opens }) => opens)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 3]);
  expect(SPACE_TABLE.map(({ ambrosia }) => ambrosia)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('AW-1.01 AW-3.02 AW-3.06 AW-3.15 six rounds with their decks', () => {
  expect(ROUND_TABLE.map(({ id, stars, deck }) => `${id}${deck}${stars}`)).toEqual([
    '1A0',
    '2A1',
    '3A2',
    '4B2',
    '5B3',
    '6B3',
  ]);
});

test('AW-1.05 what a capital city gives, and the tables of points', () => {
  expect(CAPITAL).toEqual({ food: 1, income: 5, armies: 2, capacity: 4 });
  expect([BANNER_VP, PALACE_VP, SEAT_COINS]).toEqual([
    [0, 2, 4, 7, 11, 16, 22],
    [0, 0, 1, 3, 5, 7, 9],
    [0, 1, 2, 2],
  ]);
});

test('four boards, each with a colour and a starting titan of its own', () => {
  expect(BOARD_TABLE.map(({ id, citizens, titan }) => `${id} ${citizens} ${titan}`)).toEqual([
    'umnok blue ST01',
    'merlume yellow ST02',
    'amnite red ST04',
    'zaltor green ST03',
  ]);
  expect(BOARD_TABLE.map(({ titan }) => STARTING_TITANS.find(({ id }) => id === titan)?.banners)).toEqual(
    BOARD_TABLE.map(({ citizens }) => [citizens]),
  );
});

test('a damage die has six sides, each face at least once', () => {
  expect(SIDES.reduce((sum, n) => sum + n, 0)).toBe(6);
  expect(DIE.map(({ id, sides }) => [id, sides])).toEqual(FACES.map((face) => [face, 2]));
});

test('the rulebook has every rule once, and a text for each', () => {
  expect(rulebook.length).toBe(440);
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(440);
  for (const { id, section } of rulebook)
    expect([id, (rulesEn[`rule.${id}`] ?? '').length > 10, rulesEn[section] !== undefined]).toEqual([id, true, true]);
  expect(Object.keys(rulesEn).length).toBe(440 + 20);
});

test('every table says where its rows come from', () => {
  const tables = { spaces: SPACE_TABLE, boards: BOARD_TABLE, faces: DIE };
  expect(
    contentProblems(
      tables,
      rulebook.map(({ id }) => id),
    ),
  ).toEqual([]);
});
