import type { BaseState, ItemId, Machine, Seat } from '@edubba/kernel';
import { defineGame, ranked, rules, Table } from '@edubba/kernel';

const SEATS = 4;
const CARDS = 80;

/** A board of the size our games have: a deck, hands, a map, stocks. */
type State = BaseState & {
  deck: ItemId[];
  hand: ItemId[][];
  row: ItemId[];
  map: Seat[];
  coins: number[];
  stock: { barley: number; wool: number; copper: number; cedar: number }[];
  round: number;
};

const R = rules<State>();

const fight = R.proc<{ attacker: Seat; defender: Seat; hits: number[] }>('fight')({
  hit: {
    ask: 'fight.hit',
    by: (_, v) => v.defender,
    options: (s, v) => s.hand[v.defender] ?? [],
    then: (g) => g.end(),
  },
});

const turn = R.proc<{ seat: Seat; actions: number }>('turn')({
  attack: (g, v) => g.call(fight, { attacker: v.seat, defender: v.seat + 1, hits: [2, 0, 1] }, 'done'),
  done: (g) => g.end(),
});

const main = R.proc<null>('main')({
  deal: {
    chance: 'deal',
    outcomes: (s) => s.deck,
    then: (g, _, card) => {
      const poorest = g.s.hand.findIndex((hand) => hand.length < 5);
      g.move(card, 'deck', poorest < 0 ? 'row' : `hand:${poorest}`);
      return g.s.row.length < 5 ? g.goto('deal') : g.call(turn, { seat: 1, actions: 2 }, 'end');
    },
  },
  end: (g) => g.end(),
});

const game = defineGame<State>({
  id: 'market',
  version: 1,
  players: { min: SEATS, max: SEATS },
  rules: R,
  main,
  setup: (table) => ({
    table,
    deck: Array.from({ length: CARDS }, (_, i) => `card#${i + 1}`),
    hand: Array.from({ length: SEATS }, () => []),
    row: [],
    map: Array<Seat>(60).fill(-1),
    coins: Array<number>(SEATS).fill(5),
    stock: Array.from({ length: SEATS }, () => ({ barley: 3, wool: 2, copper: 0, cedar: 1 })),
    round: 1,
  }),
  visibility: {
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    row: { zone: 'shared', sees: 'all' },
    map: 'all',
    coins: 'all',
    stock: 'all',
    round: 'all',
  },
  outcome: (s) => ranked(s.coins),
  copy: (s) => ({
    table: s.table,
    deck: s.deck.slice(),
    hand: s.hand.map((hand) => hand.slice()),
    row: s.row.slice(),
    map: s.map.slice(),
    coins: s.coins.slice(),
    stock: s.stock.map(({ barley, wool, copper, cedar }) => ({ barley, wool, copper, cedar })),
    round: s.round,
  }),
});

/** A position with three frames on the stack, cards in hands and in the deck. */
export function market(): Machine<BaseState> {
  const { machine } = Table.open(game, { seats: SEATS, seed: 'market', events: false });
  if (machine.pos.stack.length !== 3) throw new Error('the position has lost its frames');
  return machine as unknown as Machine<BaseState>;
}
