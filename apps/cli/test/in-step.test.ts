import { Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games.ts';
import type { Side } from './in-step.ts';
import { compareGame, wishOf } from './in-step.ts';

const { game } = await loadGame('royal-game-of-ur');
const here: Side = { Table, game };

/** What is different at the first table of a series on a side that is changed so. */
function found(there: Partial<Side>, seats = 2): string | undefined {
  return compareGame(here, { ...here, ...there }, { seats }, 0).difference;
}

test('a game is the same beside itself, with all seats and options by lot', async () => {
  const assyria: Side = { Table, game: (await loadGame('assyria')).game };
  const wishes = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => wishOf(assyria, assyria, index, 1).wish);
  expect(new Set(wishes.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(wishes.map(({ options }) => JSON.stringify(options))).size).toBeGreaterThan(3);
  expect(wishes.every(({ version }) => version === 1)).toBe(true);
  for (const [index, wish] of wishes.slice(0, 4).entries()) {
    const compared = compareGame(assyria, assyria, wish, index);
    expect(compared.difference).toBeUndefined();
    expect(compared.answers).toBeGreaterThan(50);
  }
});

test('an option that only one side has is not drawn', () => {
  const { pieces, ...others } = game.options;
  const { wish } = wishOf(here, { Table, game: { ...game, options: others } }, 0);
  expect(pieces).toBeDefined();
  expect(Object.keys(wish.options ?? {})).toEqual(Object.keys(others));
});

test('other chance, other options and another last position are found', () => {
  expect(found({})).toBeUndefined();
  const loaded: Side['Table'] = { open: (rules, opening) => Table.open(rules, { ...opening, seed: 'other' }) };
  expect(found({ Table: loaded })).toMatch(/here .*, there /);
  const unsafe: Side['Table'] = {
    open: (rules, opening) => Table.open(rules, { ...opening, options: { 'safe-rosette': 'no' } }),
  };
  expect(found({ Table: unsafe })).toMatch(/options of \d, place \d+: here |fingerprint/);
  const setup: typeof game.setup = (table) => ({ ...game.setup(table), more: 1 });
  const copy: typeof game.copy = (s) => ({ ...game.copy(s), more: 1 });
  expect(found({ game: { ...game, setup, copy } })).toMatch(/^at the end: fingerprint, place 0: /);
});

test('a side that fails is told with its place', () => {
  const failing = { ...game, outcome: game.outcome, players: { min: 3, max: 3 } };
  expect(found({ game: failing })).toMatch(/^at the beginning: ImpossibleTable/);
});
