import type { GamePlay } from '@edubba/gamekit';
import type { BaseState, Seat } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';

type State = BaseState & { hands: string[][]; pile: string[]; turn: Seat };

const R = rules<State>();

const main = R.proc<null>('game')({
  play: {
    ask: 'card.play',
    by: (s) => s.turn,
    options: (s) => (s.hands[s.turn] ?? []).map((card) => `card/${card}`),
    // Being asked tells that there is a card: the last one is asked for as well.
    forced: 'ask',
    then: (g, _, key) => {
      const { s } = g;
      const card = key.slice(5);
      if (card === 'torn') throw new RangeError('a card is torn');
      g.move(card, `hands:${s.turn}`, 'pile');
      s.turn = 1 - s.turn;
      return s.pile.length === 6 ? g.end() : g.goto('play');
    },
  },
});

const game = defineGame<State>({
  id: 'cards',
  version: 1,
  players: { min: 2, max: 2 },
  options: { hand: { values: ['whole', 'torn'] } },
  rules: R,
  main,
  setup: (table) => ({
    table,
    hands: [
      [...(table.options['hand'] === 'torn' ? ['torn'] : []), 'a', 'b', 'c'],
      ['d', 'e', 'f', 'g'],
    ],
    pile: [],
    turn: 0,
  }),
  visibility: { hands: { zone: 'each', sees: 'owner' }, pile: { zone: 'shared', sees: 'all' }, turn: 'all' },
  // Whoever has put the first letter of the alphabet on top of the other's wins; only that it ends matters.
  outcome: ({ pile }) => ranked([pile.indexOf('a'), pile.indexOf('d')]),
});

/** Two hands that nobody else sees, played out card by card. */
export const cards: GamePlay<State> = { game, bots: {} };
