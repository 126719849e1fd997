import type { ThumbBot } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { BaseState, Game, ItemId, Seat } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';
import type { Evaluation } from '../src/index.ts';

/** Two hands of four; the leader plays a card, the other follows, the higher takes the trick and leads. One card stays unseen. */
export type State = BaseState & {
  deck: ItemId[];
  hand: ItemId[][];
  led: ItemId[];
  gone: ItemId[];
  leader: Seat;
  turn: Seat;
  tricks: number[];
};

export const valueOf = (item: ItemId): number => Number(item.slice(item.indexOf('#') + 1));

const R = rules<State>();

const main = R.proc<null>('main')({
  deal: {
    chance: 'deal',
    outcomes: (s) => s.deck,
    then: (g, _, card) => {
      const { s } = g;
      g.move(card, 'deck', `hand:${s.turn}`);
      s.turn = 1 - s.turn;
      return g.goto(s.hand.every(({ length }) => length === 4) ? 'play' : 'deal');
    },
  },
  play: {
    ask: 'card.play',
    by: (s) => s.turn,
    options: (s) => s.hand[s.turn] ?? [],
    then: (g, _, card) => {
      const { s } = g;
      const [led] = s.led;
      if (led === undefined) {
        g.move(card, `hand:${s.turn}`, 'led');
        s.turn = 1 - s.turn;
        return g.goto('play');
      }
      g.move(card, `hand:${s.turn}`, 'gone');
      g.move(led, 'led', 'gone');
      if (valueOf(card) > valueOf(led)) s.leader = s.turn;
      s.tricks[s.leader] = (s.tricks[s.leader] ?? 0) + 1;
      s.turn = s.leader;
      return s.hand.every(({ length }) => length === 0) ? g.end() : g.goto('play');
    },
  },
});

export const tricks: Game<State> = defineGame<State>({
  id: 'tricks',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({
    table,
    deck: Array.from({ length: 9 }, (_, i) => `card#${i + 1}`),
    hand: [[], []],
    led: [],
    gone: [],
    leader: 0,
    turn: 0,
    tricks: [0, 0],
  }),
  visibility: {
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    led: { zone: 'shared', sees: 'all' },
    gone: { zone: 'shared', sees: 'all' },
    leader: 'all',
    turn: 'all',
    tricks: 'all',
  },
  outcome: (s) => ranked(s.tricks),
});

/** Always plays its highest card. */
export const proud: ThumbBot<State> = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: { 'card.play': (_, key) => [{ feature: 'value', amount: valueOf(key) }] },
  weights: { value: 1 },
});

/** Ten for a trick, and what is still in hand. */
export const evaluation: Evaluation<State> = {
  parts: ['points', 'hand'],
  of: (s, player) => [
    10 * (s.tricks[player] ?? 0),
    (s.hand[player] ?? []).reduce((all, card) => all + valueOf(card), 0),
  ],
  point: 10,
  rests: () => false,
  spread: () => 20,
};
