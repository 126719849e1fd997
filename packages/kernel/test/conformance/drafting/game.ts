/**
 * Drafting: an open row, a hidden deck, hidden hands, and what everybody remembers.
 *
 * DRF-1.01 Two or three seats. Fourteen cards: 5 barley, 4 clay (plain backs), 3 gold, 2 omens (royal backs).
 * DRF-1.02 Three cards are dealt face up into the row. Hands are known to their owners only.
 * DRF-2.01 On its turn a seat takes a card from the row, draws the next card of the deck unseen by others, or peeks at it.
 * DRF-2.02 The row is filled up again at once.
 * DRF-3.01 Who peeks then keeps the card, or leaves it where it is: the next card of the deck.
 * DRF-3.02 A seat may not peek at a card it has already seen there.
 * DRF-4.01 Who holds more than three cards discards one, face up.
 * DRF-4.02 An empty deck is made anew from the discarded cards, shuffled. Nobody knows any more which is which.
 * DRF-4.03 With nothing to shuffle there is nothing to draw.
 * DRF-5.01 After 5 rounds the hands count: barley 1, clay 2, gold 3, an omen takes 2; three of a kind 4 more. Ties are shared.
 */
import type { BaseState, Effects, ItemId, Key, Objection, Seat, TableInfo } from '@edubba/kernel';
import { clockwise, defineGame, forEachSeat, guarded, inOrder, no, ranked, rules } from '@edubba/kernel';

export const ROUNDS = 5;
const ROW = 3;
const LIMIT = 3;
const WORTH: { readonly [name: string]: number } = { barley: 1, clay: 2, gold: 3, omen: -2 };

/** DRF-1.01 */
export const CARDS: readonly ItemId[] = [
  ...[1, 2, 3, 4, 5].map((n) => `barley#${n}`),
  ...[1, 2, 3, 4].map((n) => `clay#${n}`),
  ...[1, 2, 3].map((n) => `gold#${n}`),
  ...[1, 2].map((n) => `omen#${n}`),
];

export type State = BaseState & {
  round: number;
  turn: Seat;
  /** No order: what is drawn from it is drawn by chance. */
  deck: ItemId[];
  /** The next card of the deck, where somebody has looked at it; else empty. */
  top: ItemId[];
  row: ItemId[];
  hand: ItemId[][];
  discard: ItemId[];
  /** Who has seen the next card of the deck. */
  peeked: Seat[];
};

const kindOf = (card: ItemId): string => card.slice(0, card.indexOf('#'));
const handOf = (s: State, seat: Seat): readonly ItemId[] => s.hand[seat] ?? [];
const canDraw = (s: State): boolean => s.top.length + s.deck.length + s.discard.length > 0;

const R = rules<State>();

/** Where a card that is drawn goes. */
type Drawing = { to: 'top' | 'row' | 'hand'; seat: Seat };

const placeOf = ({ to, seat }: Drawing): 'top' | 'row' | `hand:${number}` => (to === 'hand' ? `hand:${seat}` : to);

/** DRF-4.02 */
function shuffleDiscards(g: Effects<State>): void {
  for (const card of g.s.discard.slice()) g.move(card, 'discard', 'deck', { type: 'card.shuffled' });
  g.emit({ type: 'deck.made', rule: 'DRF-4.02' });
}

const draw = R.proc<Drawing>('draw')({
  seen: (g, v) => {
    const [next] = g.s.top;
    if (next === undefined) return g.goto('deck');
    g.s.peeked = [];
    g.move(next, 'top', placeOf(v), { type: 'card.drawn', seat: v.seat });
    return g.end();
  },
  deck: (g) => {
    if (g.s.deck.length > 0) return g.goto('unseen');
    if (g.s.discard.length === 0) return g.end();
    shuffleDiscards(g);
    return g.goto('unseen');
  },
  unseen: {
    chance: 'card.draw',
    outcomes: (s) => s.deck,
    then: (g, v, card) => {
      g.move(card, 'deck', placeOf(v), { type: 'card.drawn', seat: v.seat });
      return g.end();
    },
  },
});

/** DRF-2.02 */
const fillRow = R.proc<null>('row.fill')({
  next: (g) => (g.s.row.length < ROW && canDraw(g.s) ? g.call(draw, { to: 'row', seat: g.s.turn }, 'next') : g.end()),
});

const peek = R.proc<{ seat: Seat }>('peek')({
  lift: (g, v) => (g.s.top.length > 0 ? g.goto('look') : g.call(draw, { to: 'top', seat: v.seat }, 'look')),
  look: (g, v) => {
    const [next] = g.s.top;
    if (next === undefined) return g.end();
    g.s.peeked.push(v.seat);
    g.reveal(next, 'top', [v.seat]);
    g.emit({ type: 'peek.looked', seat: v.seat, rule: 'DRF-3.01' });
    return g.goto('decide');
  },
  decide: {
    ask: 'peek.decide',
    by: (_, v) => v.seat,
    options: () => ['keep', 'leave'],
    aside: (s) => s.top[0] ?? null,
    then: (g, v, key) => (key === 'keep' ? g.become(draw, { to: 'hand', seat: v.seat }) : g.end()),
  },
});

function noAction(s: State, seat: Seat, action: Key): Objection | undefined {
  if ((action === 'draw' || action === 'peek') && !canDraw(s)) return no('DRF-4.03', 'drf.nothing-to-draw');
  if (action === 'peek' && s.peeked.includes(seat)) return no('DRF-3.02', 'drf.already-seen');
  return undefined;
}

const TAKE = 'take:';

const turn = R.proc<{ seat: Seat }>('turn')({
  begin: (g, v) => {
    g.s.turn = v.seat;
    return g.goto('act');
  },
  act: {
    ask: 'turn.act',
    by: (_, v) => v.seat,
    ...guarded<State, { seat: Seat }>(
      (s) => [...s.row.map((card) => TAKE + card), 'draw', 'peek'],
      (s, v, action) => noAction(s, v.seat, action),
    ),
    then: (g, v, action) => {
      if (action === 'draw') return g.call(draw, { to: 'hand', seat: v.seat }, 'limit');
      if (action === 'peek') return g.call(peek, { seat: v.seat }, 'limit');
      g.move(action.slice(TAKE.length), 'row', `hand:${v.seat}`, {
        type: 'card.taken',
        seat: v.seat,
        rule: 'DRF-2.01',
      });
      return g.call(fillRow, null, 'limit');
    },
  },
  limit: (g, v) => (handOf(g.s, v.seat).length > LIMIT ? g.goto('discard') : g.end()),
  discard: {
    ask: 'turn.discard',
    by: (_, v) => v.seat,
    options: (s, v) => handOf(s, v.seat),
    then: (g, v, card) => {
      g.move(card, `hand:${v.seat}`, 'discard', { type: 'card.discarded', seat: v.seat, rule: 'DRF-4.01' });
      return g.goto('limit');
    },
  },
});

const turns = forEachSeat(R, 'turns', turn);

const game = R.proc<null>('game')({
  deal: (g) => g.call(fillRow, null, 'nextRound'),
  nextRound: (g) => {
    if (g.s.round === ROUNDS) return g.end();
    g.s.round++;
    return g.call(turns, inOrder(clockwise(g.s.table.seats, 0)), 'nextRound');
  },
});

/** DRF-5.01 */
function points(hand: readonly ItemId[]): number {
  const count = new Map<string, number>();
  for (const card of hand) count.set(kindOf(card), (count.get(kindOf(card)) ?? 0) + 1);
  let sum = 0;
  for (const [kind, n] of count) sum += n * (WORTH[kind] ?? 0) + (n >= 3 ? 4 : 0);
  return sum;
}

/** A game of what everybody may know and what everybody forgets. */
export const drafting = defineGame<State>({
  id: 'drafting',
  version: 1,
  players: { min: 2, max: 3 },
  rules: R,
  main: game,
  setup: (table: TableInfo) => ({
    table,
    round: 0,
    turn: 0,
    deck: [...CARDS],
    top: [],
    row: [],
    hand: Array<null>(table.seats)
      .fill(null)
      .map(() => []),
    discard: [],
    peeked: [],
  }),
  visibility: {
    round: 'all',
    turn: 'all',
    deck: { zone: 'shared', sees: 'none', bag: true },
    top: { zone: 'shared', sees: 'none' },
    row: { zone: 'shared', sees: 'all' },
    hand: { zone: 'each', sees: 'owner' },
    discard: { zone: 'shared', sees: 'all' },
    peeked: 'all',
  },
  copy: (s) => ({
    table: s.table,
    round: s.round,
    turn: s.turn,
    deck: s.deck.slice(),
    top: s.top.slice(),
    row: s.row.slice(),
    hand: s.hand.map((cards) => cards.slice()),
    discard: s.discard.slice(),
    peeked: s.peeked.slice(),
  }),
  outcome: (s) => {
    const scores = s.hand.map(points);
    return ranked(scores);
  },
  backOf: (card) => (card.startsWith('gold') || card.startsWith('omen') ? 'royal' : 'plain'),
  turn: (s) => `${s.round}.${s.turn}`,
  laws: [
    {
      name: 'every card is somewhere, once',
      broken: (s) => {
        const all = [...s.deck, ...s.top, ...s.row, ...s.hand.flat(), ...s.discard].sort();
        return all.join() === [...CARDS].sort().join() ? undefined : `the cards are ${all.join()}`;
      },
    },
    {
      name: 'at most one card is lifted, and somebody has seen it or is about to',
      broken: (s) => (s.top.length <= 1 && (s.top.length > 0 || s.peeked.length === 0) ? undefined : 'wrong top card'),
    },
  ],
});
