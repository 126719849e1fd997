import type { Context, Key, Next, Objection, Proc, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { BID_SPACES } from '../../content/tracks.ts';
import { changeVp, discardFavour } from '../effects/gains.ts';
import type { Bid } from '../decisions.ts';
import { BIDS, bid as bidKeys } from '../decisions.ts';
import { rival, standLeader } from '../effects/leaders.ts';
import { FAVOUR_KEYS } from '../keys.ts';
import { countWith, heldWith } from '../queries/costs.ts';
import { bidCost } from '../queries/numbers.ts';
import { refusalsOf } from '../queries/objections.ts';
import { R } from '../rules.ts';
import { opponentBid } from '../solo/bidding.ts';
import type { State } from '../state.ts';
import { cardRows, isOpponent, NOBODY } from '../state.ts';

type Placing = { seat: Seat; key?: Key };

/** ASY-4 The bid: Leaders are placed in Turn Order, and whoever is outbid places again before the next. */
export const bidding = R.proc<{ order: Seat[]; next: number }>('bid')({
  next: (g, v) => {
    const seat = v.order[v.next++];
    // ASY-4.12 every Leader stands in a row of its own
    return seat === undefined ? g.end() : g.call(placeLeader, { seat }, 'next');
  },
});

/** The locals with which a bid begins: the present Turn Order (ASY-4.01, ASY-8.01). */
export function biddingInOrder(s: State): { order: Seat[]; next: number } {
  return { order: s.order.filter((seat) => seat !== NOBODY), next: 0 };
}

/** The space on which another Leader stands in this row; none, if there is no other. */
function rivalSpace(s: State, seat: Seat, row: number): number {
  const other = rival(s, row, seat);
  return other === NOBODY ? NOBODY : (s.leaderSpace[other] ?? 0);
}

/** ASY-4.05 to ASY-4.09 May a Leader stand there? */
function mayBid(s: State, seat: Seat, row: number, space: number): boolean {
  if (space <= rivalSpace(s, seat, row)) return false;
  if (s.leaderRow[seat] === row && s.leaderSpace[seat] === space) return false;
  const cost = bidCost(s, space);
  return cost <= (s.vp[seat] ?? 0) || (space === 2 && countWith(s, seat, 'no-loss') > 0);
}

/** Why it may not. */
function bidObjection(s: State, seat: Seat, { row, space }: Bid): Objection | undefined {
  if (mayBid(s, seat, row, space)) return undefined;
  const stands = rivalSpace(s, seat, row);
  if (s.leaderRow[seat] === row && s.leaderSpace[seat] === space)
    return no('ASY-4.09', 'no.bid.stay', { row: row + 1 });
  if (stands === 2) return no('ASY-4.06', 'no.bid.closed', { row: row + 1 });
  if (space <= stands)
    return no('ASY-4.05', 'no.bid.lower', { row: row + 1 }, { id: 'fix.bid.lower', params: { row: row + 1 } });
  return no('ASY-4.07', 'no.bid.vp', { cost: bidCost(s, space), vp: s.vp[seat] ?? 0 }, { id: 'fix.bid.cheaper' });
}

const bidIn = (key: Key): Bid => bidKeys.read(key) as Bid;

/** Bid spaces that nothing speaks against. */
function bids(s: State, seat: Seat): Key[] {
  const keys: Key[] = [];
  for (let i = 0; i < cardRows(s) * BID_SPACES.length; i++) {
    const row = Math.floor(i / BID_SPACES.length);
    if (mayBid(s, seat, row, i % BID_SPACES.length)) keys.push(BIDS[i] as Key);
  }
  return keys;
}

/** ASY-4.02 to ASY-4.10 One Leader finds its place; one that is outbid follows in this one's stead. */
export const placeLeader: Proc<State, Placing> = R.proc<Placing>('bid.placeLeader')({
  who: (g, v) => (isOpponent(g.s, v.seat) ? g.call(opponentBid, { seat: v.seat }, 'chased') : g.goto('place')),
  chased: (g) => (typeof g.result === 'number' ? g.become(placeLeader, { seat: g.result }) : g.end()),
  place: {
    ask: 'bid.place',
    by: (_, v) => v.seat,
    options: (s, v) => bids(s, v.seat),
    refusals: (s, v) =>
      refusalsOf(
        BIDS.slice(0, cardRows(s) * BID_SPACES.length),
        (key) => key,
        (key) => bidObjection(s, v.seat, bidIn(key)),
      ),
    about: (s, v) => ({ outbid: (s.leaderRow[v.seat] ?? NOBODY) !== NOBODY }),
    forced: 'ask',
    then: (g, v, bid, key) => {
      v.key = key;
      const dear = bid.space === 2 && countWith(g.s, v.seat, 'no-loss') > 0;
      return dear ? g.goto('spare') : pay(g, v.seat, bid);
    },
  },
  // ASY-26.13 instead of losing the VP of the lowest space
  spare: {
    ask: 'bid.spare',
    by: (_, v) => v.seat,
    options: (s, v) => [
      ...heldWith(s, v.seat, 'no-loss')
        .slice(0, 1)
        .map((item) => FAVOUR_KEYS.get(item) as Key),
      ...((s.vp[v.seat] ?? 0) >= bidCost(s, 2) ? ['pay'] : []),
    ],
    then: (g, v, answer) => {
      const bid = bidIn(v.key ?? '');
      if (answer === 'pay') return pay(g, v.seat, bid);
      discardFavour(g, v.seat, answer.what);
      return stand(g, v.seat, bid);
    },
  },
});

function pay(g: Context<State, string>, seat: Seat, bid: Bid): Next {
  changeVp(g, seat, -bidCost(g.s, bid.space), 'bids', 'ASY-4.03');
  return stand(g, seat, bid);
}

function stand(g: Context<State, string>, seat: Seat, { row, space }: Bid): Next {
  const outbid = standLeader(g, seat, row, space);
  // ASY-4.08 the outbid player places at once; ASY-4.10 that may go on and on
  return outbid === NOBODY ? g.end() : g.become(placeLeader, { seat: outbid });
}
