import type { BaseState, ItemId } from '@edubba/kernel';
import { copyLists, defineGame, fill, lists, ranked, refill, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { outcomes, told } from './support.ts';

type State = BaseState & { deck: ItemId[]; discard: ItemId[]; hand: ItemId[] };

const R = rules<State>();

/** Draws so many cards as there are, at most four. */
const drawing = defineGame<State>({
  id: 'drawing',
  version: 1,
  players: { min: 1, max: 1 },
  rules: R,
  main: R.proc<null>('main')({
    next: (g) => {
      if (g.s.hand.length === 4) return g.end();
      return refill(g, 'deck', 'discard', { type: 'deck.made', rule: 'X-1' }) ? g.goto('draw') : g.end();
    },
    draw: {
      chance: 'draw',
      outcomes: (s) => s.deck,
      then: (g, _, card) => {
        g.move(card, 'deck', 'hand');
        return g.goto('next');
      },
    },
  }),
  setup: (table) => ({ table, deck: ['a'], discard: ['b', 'c'], hand: [] }),
  visibility: {
    deck: { zone: 'shared', sees: 'none', bag: true },
    discard: { zone: 'shared', sees: 'all' },
    hand: { zone: 'shared', sees: 'all' },
  },
  outcome: () => ranked([0]),
});

test('a deck that has run out is made anew from its discard pile, when a card is needed and not before', () => {
  const table = Table.open(drawing, { seats: 1, chance: outcomes('a', 'c', 'b') });
  expect(table.over).toBe(true);
  expect([table.s.deck, table.s.discard, table.s.hand]).toEqual([[], [], ['a', 'c', 'b']]);
  expect(told(table, 0)).toEqual(['moved', 'deck.made', 'deck.made', 'moved', 'moved']);
});

test('lists are filled, made and copied each for itself', () => {
  expect([fill(3, 7), fill(0, 7)]).toEqual([[7, 7, 7], []]);
  const made = lists(3, (at) => [at]);
  expect([made, lists(2)]).toEqual([
    [[0], [1], [2]],
    [[], []],
  ]);
  const copied = copyLists(made);
  copied[0]?.push(9);
  expect([made[0], copied[0]]).toEqual([[0], [0, 9]]);
});
