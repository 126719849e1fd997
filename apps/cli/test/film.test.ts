import type { GameModule } from '@edubba/gamekit';
import { defineModule } from '@edubba/gamekit';
import type { BaseState, ItemId, Seat } from '@edubba/kernel';
import { CHANCE, defineGame, ranked, recordOf, rules, SPECTATOR, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { Film } from '../src/film.ts';
import type { AnyModule } from '../src/games.ts';

/** A game in which no answer is told by an event, unless that is what is tested: all that a log can hide. */
type Hush = BaseState & { deck: ItemId[]; hand: ItemId[][]; pile: ItemId[]; shown: ItemId[] };

const R = rules<Hush>();
const nobody = { only: [] };
const main = R.proc<null>('main')({
  draw: {
    chance: 'card.draw',
    outcomes: ({ deck }) => deck,
    then: (g, _, card) => (g.move(card, 'deck', 'hand:0', nobody), g.goto('roll')),
  },
  roll: {
    chance: 'die.roll',
    outcomes: () => ['1', '2'],
    then: (g, _, roll) => (g.emit({ type: 'die.rolled', data: { roll: Number(roll) } }), g.goto('side')),
  },
  side: { ask: 'side.take', by: () => 1, options: () => ['left', 'right'], then: (g) => g.goto('lay') },
  lay: {
    ask: 'card.lay',
    by: () => 0,
    options: ({ hand }) => (hand[0] ?? []).flatMap((card) => [`down:${card}`, `up:${card}`]),
    then: (g, _, key) => {
      const [way, card = ''] = key.split(':');
      g.move(card, 'hand:0', way === 'up' ? 'shown' : 'pile', nobody);
      return g.goto('think');
    },
  },
  // What it has thought so far is for seat 1 alone.
  think: {
    ask: 'plan.think',
    by: () => 1,
    options: () => ['more', 'less'],
    aside: () => null,
    then: (g) => g.goto('bid'),
  },
  bid: { sealed: 'bid.place', seats: () => [0, 1], options: () => ['5', '6'], reveal: (g) => g.end() },
});

const hush: GameModule<Hush> = defineModule<Hush>({
  game: defineGame<Hush>({
    id: 'hush',
    version: 1,
    players: { min: 2, max: 2 },
    rules: R,
    main,
    setup: (table) => ({ table, deck: ['ox#1', 'cow#1'], hand: [[], []], pile: [], shown: [] }),
    visibility: {
      deck: { zone: 'shared', sees: 'none', bag: true },
      hand: { zone: 'each', sees: 'owner' },
      pile: { zone: 'shared', sees: 'none' },
      shown: { zone: 'shared', sees: 'all' },
    },
    outcome: () => ranked([0, 0]),
  }),
  texts: {
    en: {
      'game.hush': 'Hush',
      'seat.red': 'Red',
      'seat.blue': 'Blue',
      'chance.card.draw': 'A card',
      'chance.die.roll': 'The die',
      'ask.side.take': '{seat}?',
      'ask.card.lay': '{seat}?',
      'ask.plan.think': '{seat}?',
      'ask.bid.place': '{seat}?',
      'event.die.rolled': 'The die shows {roll}.',
      'hush.key': '<{key}>',
    },
  },
  rulebook: [],
  bots: {},
  seats: [{ id: 'seat.red' }, { id: 'seat.blue' }],
  // As with prices: an option is called for whoever is asked.
  option: ({ seat }, __, key) => ({ id: 'hush.key', params: { key: key === 'left' ? `left of ${seat}` : key } }),
  board: () => '',
});

/** The film of these answers, as a seat sees it: what it says, and what it gives to a program. */
function shown(seat: Seat, ...answers: readonly (readonly [Seat, string])[]) {
  const table = Table.open(hush.game, { seats: 2, chance: 'ask' });
  for (const [by, key] of answers) table.play(by, key);
  const { moments } = new Film(hush as unknown as AnyModule, recordOf(table), seat, 'en');
  const last = moments.at(-1);
  return { lines: last?.lines, key: last?.key };
}

const draw = [CHANCE, 'ox#1'] as const;
const roll = [CHANCE, '2'] as const;
const side = [1, 'left'] as const;
const down = [0, 'down:ox#1'] as const;
const up = [0, 'up:ox#1'] as const;
const think = [1, 'more'] as const;

test.each([
  ['a hidden draw', [draw], 'chance has chosen.'],
  ['a card laid face down', [draw, roll, side, down], 'Red has chosen.'],
  ['what only the asked knew', [draw, roll, side, down, think], 'Blue has chosen.'],
  ['a sealed bid of a round that goes on', [draw, roll, side, down, think, [1, '6']], 'Blue has chosen.'],
] as const)('%s is kept from a spectator', (_, answers, line) => {
  expect(shown(SPECTATOR, ...answers)).toEqual({ lines: [line], key: undefined });
});

test('another seat is not shown more than a spectator', () => {
  expect(shown(1, draw, roll, side, down).key).toBeUndefined();
  expect(shown(0, draw, roll, side, down, think).key).toBeUndefined();
  expect(shown(0, draw, roll, side, down, think, [1, '6']).key).toBeUndefined();
});

test('one’s own answers are shown', () => {
  expect(shown(0, draw, roll, side, down)).toEqual({ lines: ['Red: <down:ox#1>'], key: 'down:ox#1' });
  expect(shown(1, draw, roll, side, down, think)).toEqual({ lines: ['Blue: <more>'], key: 'more' });
  expect(shown(1, draw, roll, side, down, think, [1, '6'])).toEqual({ lines: ['Blue: <6>'], key: '6' });
});

test('an open answer is shown to all: one that names nothing hidden, or a card that now lies face up', () => {
  expect(shown(SPECTATOR, draw, roll, side)).toEqual({ lines: ['Blue: <left of 1>'], key: 'left' });
  expect(shown(1, draw, roll, side, up)).toEqual({ lines: ['Red: <up:ox#1>'], key: 'up:ox#1' });
});

test('what chance does is shown where an event tells it', () => {
  expect(shown(SPECTATOR, draw, roll)).toEqual({ lines: ['The die shows 2.'], key: '2' });
});
