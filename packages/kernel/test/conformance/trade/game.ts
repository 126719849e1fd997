/**
 * Trade: offers, counter-offers, and purses that empty while one haggles.
 *
 * TRD-1.01 Two or three seats. Seat 0 is the farmer, seat 1 the smith, seat 2 the miner; each starts with 3 of its good.
 * TRD-2.01 Each round a seat brings in 1 of its own good; then a caravan brings everybody 1 good of one kind.
 * TRD-3.01 In turn each seat may open one trade with one other seat.
 * TRD-3.02 Three offers may be sent in all, counter-offers included.
 * TRD-3.03 Both sides must give something.
 * TRD-3.04 Nobody can trade with a seat that has nothing, or having nothing.
 * TRD-4.01 Any time, a seat may give 1 copper for a statue.
 * TRD-5.01 After 2 rounds goods are sold: grain 1, copper 2, tin 3, a statue 2; one of each good 5 more, once. The richest wins.
 */
import type { Amounts, BaseState, Json, Key, Objection, Seat, TableInfo, Terms } from '@edubba/kernel';
import {
  clockwise,
  defineGame,
  forEachSeat,
  guarded,
  inOrder,
  negotiating,
  negotiation,
  no,
  ranked,
  rules,
} from '@edubba/kernel';

export const ROUNDS = 2;
export const OFFERS = 3;

export type Good = 'grain' | 'copper' | 'tin';
const GOODS: readonly Good[] = ['grain', 'copper', 'tin'];
const VALUE: { readonly [G in Good]: number } = { grain: 1, copper: 2, tin: 3 };

export type Store = { [G in Good]: number };

export type State = BaseState & {
  round: number;
  turn: Seat;
  store: Store[];
  statues: number[];
  /** Goods that ever came in, for the law. */
  brought: number;
};

const NOTHING: Readonly<Store> = { grain: 0, copper: 0, tin: 0 };
const storeOf = (s: State, seat: Seat): Readonly<Store> => s.store[seat] ?? NOTHING;
const size = (store: Readonly<Store>): number => store.grain + store.copper + store.tin;
const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
/** TRD-1.01 */
const goodOf = (seat: Seat): Good => GOODS[seat] ?? 'grain';

function bring(s: State, seat: Seat, good: Good, n: number): void {
  const store = s.store[seat];
  if (store === undefined) return;
  store[good] += n;
}

const R = rules<State>();

const haggle = negotiation(R, 'haggle', {
  kinds: { compose: 'trade.compose', answer: 'trade.answer' },
  rule: 'TRD-3.02',
  goods: (s, seat) => storeOf(s, seat),
  offers: OFFERS,
  // TRD-3.03
  allowed: (_, { give, get }) => total(give) > 0 && total(get) > 0,
});

/** The negotiation ends with terms, or with nothing. */
const isTerms = (result: Json): result is Terms => typeof result === 'object' && result !== null && 'give' in result;

type Trading = { seat: Seat; partner: Seat };

const WITH = 'with:';

function noTrade(s: State, seat: Seat, target: Key): Objection | undefined {
  if (target === 'pass') return undefined;
  const partner = Number(target.slice(WITH.length));
  if (size(storeOf(s, seat)) === 0 || size(storeOf(s, partner)) === 0) return no('TRD-3.04', 'trd.nothing-to-trade');
  return undefined;
}

const turn = R.proc<Trading>('turn')({
  begin: (g, v) => {
    g.s.turn = v.seat;
    return g.goto('open');
  },
  open: {
    ask: 'trade.open',
    by: (_, v) => v.seat,
    ...guarded<State, Trading>(
      (s, v) => [
        ...clockwise(s.table.seats, v.seat)
          .slice(1)
          .map((other) => `${WITH}${other}`),
        'pass',
      ],
      (s, v, target) => noTrade(s, v.seat, target),
    ),
    then: (g, v, key) => {
      if (key === 'pass') return g.end();
      v.partner = Number(key.slice(WITH.length));
      return g.call(haggle, negotiating(v.seat, v.partner), 'exchange');
    },
  },
  exchange: (g, v) => {
    const terms = g.result;
    if (!isTerms(terms)) return g.end();
    for (const good of GOODS) {
      const n = (terms.get[good] ?? 0) - (terms.give[good] ?? 0);
      bring(g.s, v.seat, good, n);
      bring(g.s, v.partner, good, -n);
    }
    g.emit({ type: 'trade.done', seat: v.seat, rule: 'TRD-3.01', data: { with: v.partner } });
    return g.end();
  },
});

const turns = forEachSeat(
  R,
  'turns',
  R.proc<{ seat: Seat }>('turn.begin')({ trade: (g, v) => g.become(turn, { seat: v.seat, partner: v.seat }) }),
);

const game = R.proc<null>('game')({
  nextRound: (g) => {
    if (g.s.round === ROUNDS) return g.end();
    g.s.round++;
    for (const seat of clockwise(g.s.table.seats, 0)) bring(g.s, seat, goodOf(seat), 1);
    g.s.brought += g.s.table.seats;
    return g.goto('caravan');
  },
  caravan: {
    chance: 'caravan.goods',
    outcomes: () => GOODS,
    weights: () => [3, 2, 1],
    then: (g, _, good) => {
      for (const seat of clockwise(g.s.table.seats, 0)) bring(g.s, seat, good as Good, 1);
      g.s.brought += g.s.table.seats;
      g.emit({ type: 'caravan.came', rule: 'TRD-2.01', data: { good } });
      return g.goto('turns');
    },
  },
  turns: (g) => g.call(turns, inOrder(clockwise(g.s.table.seats, 0)), 'nextRound'),
});

/** TRD-5.01 */
function points(s: State, seat: Seat): number {
  const store = storeOf(s, seat);
  let sum = 2 * (s.statues[seat] ?? 0);
  for (const good of GOODS) sum += VALUE[good] * store[good];
  return sum + (GOODS.every((good) => store[good] > 0) ? 5 : 0);
}

/** A game of haggling. */
export const trade = defineGame<State>({
  id: 'trade',
  version: 1,
  players: { min: 2, max: 3 },
  rules: R,
  main: game,
  setup: (table: TableInfo) => ({
    table,
    round: 0,
    turn: 0,
    store: clockwise(table.seats, 0).map((seat) => ({ ...NOTHING, [goodOf(seat)]: 3 })),
    statues: Array<number>(table.seats).fill(0),
    brought: 3 * table.seats,
  }),
  visibility: { round: 'all', turn: 'all', store: 'all', statues: 'all', brought: 'all' },
  copy: (s) => ({
    table: s.table,
    round: s.round,
    turn: s.turn,
    store: s.store.map(({ grain, copper, tin }) => ({ grain, copper, tin })),
    statues: s.statues.slice(),
    brought: s.brought,
  }),
  outcome: (s) => {
    const scores = clockwise(s.table.seats, 0).map((seat) => points(s, seat));
    return ranked(scores);
  },
  turn: (s) => `${s.round}.${s.turn}`,
  anytime: [
    {
      kind: 'statue.cast',
      options: (s, seat) => (storeOf(s, seat).copper > 0 ? ['copper'] : []),
      then: (g, seat) => {
        bring(g.s, seat, 'copper', -1);
        g.s.statues[seat] = (g.s.statues[seat] ?? 0) + 1;
        g.emit({ type: 'statue.cast', seat, rule: 'TRD-4.01' });
      },
    },
  ],
  laws: [
    {
      name: 'goods change hands and become statues, and never come from nowhere',
      broken: (s) => {
        const goods = s.store.reduce((sum, store) => sum + size(store), 0) + s.statues.reduce((sum, n) => sum + n, 0);
        return goods === s.brought ? undefined : `${goods} goods and statues of ${s.brought} brought in`;
      },
    },
    {
      name: 'nobody owes goods',
      broken: (s) =>
        s.store.every((store) => GOODS.every((good) => store[good] >= 0)) ? undefined : 'a store below nothing',
    },
  ],
});
