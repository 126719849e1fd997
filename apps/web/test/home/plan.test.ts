import { Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { type Shelf, SHELF } from '../../src/app/games.ts';
import { counts, firstPlan, quickPlan } from '../../src/home/plan.ts';
import { firstSeating, planOf, withMode, withSitter } from '../../src/home/seating.ts';

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

const TAUGHT = SHELF.filter(({ learn }) => learn !== undefined).map((one) => [one.id, one] as const);

test.each(TAUGHT)(
  'a first game of %s after the lesson is one that its rules open, with its simple options',
  async (_, one) => {
    const [rules, taught] = await Promise.all([one.play?.(), one.learn?.load()]);
    if (rules === undefined || taught === undefined) return expect.fail('it is not taught');
    const { seats, options } = firstPlan(one, taught.lesson.seats, 'random', '');
    expect(seats).toEqual([me, ...seats.slice(1).map(() => ({ who: 'bot', bot: 'random' }))]);
    expect(seats).toHaveLength(taught.lesson.seats);
    const table = Table.open(rules.game, { seats: seats.length, options, seed: 'first' });
    expect(table.info.options).toMatchObject(options);
  },
);

test('a first game of Sammu-ramat is its guided Challenge, one of Mesopotamia has simplified combat', () => {
  const optionsOf = (id: string): unknown =>
    firstPlan(SHELF.find((one) => one.id === id) ?? expect.fail(id), 3, 'random', '').options;
  expect(optionsOf('sammu-ramat')).toEqual({ 'first-game': 'on' });
  expect(optionsOf('mesopotamia')).toEqual({ combat: 'simplified' });
  expect(optionsOf('assyria')).toEqual({});
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

test('a new table is set up the first way to play; alone it has what its own game has', () => {
  const ways = [
    { id: 'first', icon: '', options: { combat: 'simplified' } },
    { id: 'whole', icon: '', options: {} },
  ];
  const many: Shelf = { ...shelf, ways };
  const first = firstSeating(many, '');
  expect(planOf(many, first, called).options).toEqual({ combat: 'simplified' });
  const alone = withMode(many, first, true);
  expect([alone.alone, planOf(many, alone, called).options]).toEqual([true, {}]);
  expect(planOf(many, withMode(many, alone, false), called).options).toEqual({ combat: 'simplified' });
  // Where a game has no ways, what was chosen stays.
  const chosen = { ...firstSeating(shelf, ''), options: { 'blocked-top': '0' } };
  expect(withMode(shelf, chosen, true).options).toEqual({ 'blocked-top': '0' });
});
