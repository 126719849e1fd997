import type { BaseState, Game, ItemId, Seat } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';

/** Three cards each; everybody says hello and plays one; the highest wins. */
export type State = BaseState & {
  deck: ItemId[];
  hand: ItemId[][];
  played: ItemId[][];
  turn: Seat;
  /** What lies under the table, which nobody sees. */
  secret: ItemId[];
};

const R = rules<State>();
const CARDS = 12;

export const valueOf = (item: ItemId): number => Number(item.slice(item.indexOf('#') + 1));

const main = R.proc<null>('main')({
  deal: {
    chance: 'deal',
    outcomes: (s) => s.deck,
    then: (g, _, card) => {
      const { s } = g;
      g.move(card, 'deck', `hand:${s.turn}`);
      s.turn = (s.turn + 1) % s.table.seats;
      return g.goto(s.hand.every((cards) => cards.length === 3) ? 'greet' : 'deal');
    },
  },
  greet: {
    ask: 'greet',
    by: (s) => s.turn,
    options: () => ['hello', 'hi/there', 'hi/you'],
    then: (g) => g.goto('play'),
  },
  play: {
    ask: 'card.play',
    by: (s) => s.turn,
    // Hands out the board itself, as a careless author might.
    about: (s) => s.played,
    aside: (s) => s.hand[s.turn] ?? [],
    options: (s) => s.hand[s.turn] ?? [],
    then: (g, _, card) => {
      const { s } = g;
      g.move(card, `hand:${s.turn}`, `played:${s.turn}`);
      s.turn = (s.turn + 1) % s.table.seats;
      return s.played.every((cards) => cards.length === 1) ? g.end() : g.goto('greet');
    },
  },
});

/** `pointless`: everybody always wins. */
export const highCard: Game<State> = defineGame<State>({
  id: 'high-card',
  version: 1,
  players: { min: 1, max: 4 },
  options: { stakes: { values: ['high', 'pointless'] } },
  rules: R,
  main,
  setup: (table) => ({
    table,
    deck: Array.from({ length: CARDS }, (_, i) => `card#${i + 1}`),
    hand: Array.from({ length: table.seats }, () => []),
    played: Array.from({ length: table.seats }, () => []),
    turn: 0,
    secret: ['note#1'],
  }),
  visibility: {
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    played: { zone: 'each', sees: 'all' },
    turn: 'all',
    secret: { zone: 'shared', sees: 'none' },
  },
  outcome: (s) => {
    const scores = s.played.map(([card]) => (card === undefined ? 0 : valueOf(card)));
    return s.table.options['stakes'] === 'pointless' ? ranked(scores, []) : ranked(scores);
  },
});

const R2 = rules<BaseState & { left: number }>();

/** Goes on until chance or somebody says stop, and breaks its own rules on `boom`. */
export const circles: Game<BaseState & { left: number }> = defineGame<BaseState & { left: number }>({
  id: 'circles',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R2,
  main: R2.proc<null>('main')({
    turn: {
      each: 'circle.turn',
      seats: (s) => (s.left === 0 ? [] : [0, 1]),
      options: () => ['on', 'stop', 'boom'],
      then: (g, _, seat, key) => {
        if (key === 'boom') throw new Error(`boom by ${seat}`);
        if (key === 'stop') g.s.left = 0;
        return g.stay();
      },
      done: (g) => g.end(),
    },
  }),
  setup: (table) => ({ table, left: 1 }),
  visibility: { left: 'all' },
  outcome: () => ranked([0, 0]),
});
