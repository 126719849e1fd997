import { expect, test } from 'vitest';
import type { Shelf } from '../../src/app/games.ts';
import { counts, quickPlan } from '../../src/home/plan.ts';
import { firstSeating, planOf, withSitter } from '../../src/home/seating.ts';

const shelf: Shelf = {
  id: 'assyria',
  players: [1, 4],
  minutes: 90,
  weight: 3,
  signs: '',
  bot: 'thumbs',
  solo: 'difficulty',
};
const called = (n: number): string => `Player ${n}`;
const me = { who: 'person', name: '' };
const bot = { who: 'bot', bot: 'thumbs' };

test('a quick seat against bots: you and as many as you like', () => {
  expect(counts(shelf, 'bots')).toEqual({ among: [1, 2, 3], usual: 3 });
  expect(quickPlan(shelf, { against: 'bots', count: 2 }, '', called)).toEqual({
    game: 'assyria',
    seats: [me, bot, bot],
    options: {},
    curtain: false,
  });
});

test('a game for three to six: a newcomer gets a table of four, and no number is offered that it cannot have', () => {
  const many: Shelf = { ...shelf, id: 'akkad', players: [3, 6] };
  expect(counts(many, 'bots')).toEqual({ among: [2, 3, 4, 5], usual: 3 });
  expect(counts(many, 'people')).toEqual({ among: [3, 4, 5, 6], usual: 3 });
});

test('a quick seat alone sets the strength of the opponent', () => {
  const plan = quickPlan(shelf, { against: 'solo', count: 3 }, 'Ninsun', called);
  expect(plan).toMatchObject({ seats: [{ who: 'person', name: 'Ninsun' }], options: { difficulty: '3' } });
});

test('at one device everybody has a name, and a curtain falls between them', () => {
  const plan = quickPlan(shelf, { against: 'people', count: 3 }, 'Ninsun', called);
  expect(plan.seats.map((sitter) => 'name' in sitter && sitter.name)).toEqual(['Ninsun', 'Player 2', 'Player 3']);
  expect(plan.curtain).toBe(true);
});

test('a table that is set up: the only person is you, several have names', () => {
  const seating = { ...firstSeating(shelf, ''), count: 3 };
  expect(planOf(shelf, seating, called)).toMatchObject({ seats: [me, bot, bot], curtain: false });
  const two = withSitter(seating, 2, { who: 'person', name: ' ' });
  expect(planOf(shelf, two, called).seats).toEqual([
    { who: 'person', name: 'Player 1' },
    bot,
    { who: 'person', name: 'Player 3' },
  ]);
});

test('the strength of the opponent is no option of a table with others', () => {
  const seating = { ...firstSeating(shelf, ''), options: { difficulty: '2', 'blocked-top': '0' } };
  expect(planOf(shelf, seating, called).options).toEqual({ 'blocked-top': '0' });
  expect(planOf(shelf, { ...seating, alone: true }, called)).toMatchObject({
    seats: [me],
    options: { difficulty: '2', 'blocked-top': '0' },
  });
});
