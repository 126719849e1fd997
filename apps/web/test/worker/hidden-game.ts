import type { Bot } from '@edubba/bots';
import type { BaseState, ItemId, Seat, TableInfo } from '@edubba/kernel';
import { clockwise, defineGame, forEachSeat, inOrder, ranked, rules } from '@edubba/kernel';
import type { AnyPlay } from '@edubba/hosting';
import { anyPlay } from '@edubba/hosting';

/** A game small enough for a test, with hands that only their owners see, draws, a sealed choice and a side offer. */
export type State = BaseState & {
  round: number;
  deck: ItemId[];
  hand: ItemId[][];
  row: ItemId[];
  winks: number[];
  bids: number[];
};

const R = rules<State>();

const draw = R.proc<{ seat: Seat }>('draw')({
  card: {
    chance: 'card.draw',
    outcomes: (s) => s.deck,
    then: (g, v, card) => {
      g.move(card, 'deck', `hand:${v.seat}`, { type: 'card.drawn', seat: v.seat });
      return g.end();
    },
  },
});

const turn = R.proc<{ seat: Seat }>('turn')({
  act: {
    ask: 'turn.act',
    by: (_, v) => v.seat,
    options: (s, v) => [...(s.hand[v.seat] ?? []).map((card) => `play:${card}`), 'draw'],
    then: (g, v, key) => {
      if (key === 'draw') return g.call(draw, { seat: v.seat }, 'end');
      g.move(key.slice('play:'.length), `hand:${v.seat}`, 'row', { type: 'card.played', seat: v.seat });
      return g.goto('again');
    },
  },
  again: {
    ask: 'turn.again',
    by: (_, v) => v.seat,
    options: () => ['stay', 'go'],
    then: (g, _v, key) => {
      g.emit({ type: `turn.${key}` });
      return g.goto('end');
    },
  },
  end: (g) => g.end(),
});

const turns = forEachSeat(R, 'turns', turn);

const main = R.proc<null>('main')({
  deal: (g) => {
    const hungry = g.s.hand.findIndex((hand) => hand.length < 2);
    return hungry < 0 ? g.goto('bid') : g.call(draw, { seat: hungry }, 'deal');
  },
  bid: {
    sealed: 'bid.make',
    seats: (s) => [...s.hand.keys()],
    options: () => ['bid-one', 'bid-two', 'bid-three'],
    reveal: (g, _, picks) => {
      g.s.bids = picks.map(({ key }) => ['bid-one', 'bid-two', 'bid-three'].indexOf(key) + 1);
      g.emit({ type: 'bids.shown' });
      return g.goto('round');
    },
  },
  round: (g) => {
    if (g.s.round === 2) return g.finish();
    g.s.round++;
    return g.call(turns, inOrder(clockwise(g.s.table.seats, 0)), 'round');
  },
});

export const CARDS: readonly ItemId[] = Array.from({ length: 20 }, (_, n) => `tablet#${n + 1}`);

const hidden = defineGame<State>({
  id: 'hidden',
  version: 1,
  players: { min: 1, max: 4 },
  options: { tone: { values: ['calm', 'wild'] } },
  rules: R,
  main,
  setup: (table: TableInfo) => ({
    table,
    round: 0,
    deck: [...CARDS],
    hand: Array.from({ length: table.seats }, () => []),
    row: [],
    winks: Array.from({ length: table.seats }, () => 0),
    bids: [],
  }),
  visibility: {
    round: 'all',
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    row: { zone: 'shared', sees: 'all' },
    winks: 'all',
    bids: 'all',
  },
  outcome: (s) => {
    const scores = s.bids.slice();
    return ranked(scores);
  },
  anytime: [
    {
      kind: 'wink',
      options: (s, seat) => (s.round > 0 && (s.winks[seat] ?? 0) < 2 ? ['left'] : []),
      then: (g, seat) => {
        g.s.winks[seat] = (g.s.winks[seat] ?? 0) + 1;
        g.emit({ type: 'winked', seat });
      },
    },
  ],
});

/** Plays its first option, and winks whenever it may. */
const first: Bot<State> = {
  name: 'first',
  choose: ({ options }) => ({ key: options[0] ?? '', reasons: [{ why: { id: 'thumb.first' }, points: 1 }] }),
  volunteer: ({ offers }) => (offers[0] === undefined ? undefined : { key: offers[0] }),
};

/** Breaks down whenever it is asked. */
const broken: Bot<State> = {
  name: 'broken',
  choose: () => {
    throw new Error('broken');
  },
};

export const play: AnyPlay = anyPlay<State>({ game: hidden, bots: { first, broken }, scores: (s) => s.bids });
