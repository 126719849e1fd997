import type { Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { actionsTurn } from './actions/turn.ts';
import { rowOrder } from './effects/leaders.ts';
import { scoreMap } from './effects/scoring.ts';
import { bidding, biddingInOrder } from './phases/bidding.ts';
import { cleanUp } from './phases/clean-up.ts';
import { destroyUnfed, expansionTurn } from './phases/expansion.ts';
import { feedHuts } from './phases/feeding.ts';
import { flood } from './phases/flood.ts';
import { growth } from './phases/growth.ts';
import { start } from './phases/start.ts';
import type { One } from './rules.ts';
import { R } from './rules.ts';
import { opponentActions } from './solo/actions.ts';
import { opponentExpansion } from './solo/expansion.ts';
import type { Phase, State } from './state.ts';
import { isOpponent, NOBODY } from './state.ts';

/** ASY-1.01 */
export const ROUNDS = 6;

function enter(
  g: { readonly s: State; emit: (e: { type: string; data: { round: number } }) => void },
  phase: Phase,
): void {
  g.s.phase = phase;
  g.s.active = NOBODY;
  g.emit({ type: `phase.${phase}`, data: { round: g.s.round } });
}

/** ASY-1.01 to ASY-1.04 Six rounds of five phases, a Flood after the third and the sixth, and the end. */
export const main = R.proc<null>('game')({
  start: (g) => g.call(start, { order: [], next: 0 }, 'round'),
  round: (g) => {
    g.s.round++;
    enter(g, 'growth');
    return g.call(growth, null, 'bidding');
  },
  bidding: (g) => {
    enter(g, 'bidding');
    return g.call(bidding, biddingInOrder(g.s), 'expansion');
  },
  expansion: (g) => {
    enter(g, 'expansion');
    return g.call(turns, { order: rowOrder(g.s), next: 0, phase: 'expansion' }, 'actions');
  },
  actions: (g) => {
    enter(g, 'actions');
    return g.call(turns, { order: rowOrder(g.s), next: 0, phase: 'actions' }, 'cleanUp');
  },
  // ASY-28.06 not in the last round
  cleanUp: (g) => {
    if (g.s.round === ROUNDS) return g.goto('flood');
    enter(g, 'clean-up');
    return g.call(cleanUp, null, 'after');
  },
  // ASY-1.03, ASY-28.07
  after: (g) => g.goto(g.s.round === 3 ? 'flood' : 'round'),
  flood: (g) => {
    enter(g, 'flood');
    return g.call(flood, null, 'ebb');
  },
  ebb: (g) => g.goto(g.s.round === ROUNDS ? 'end' : 'round'),
  // ASY-30.05 in Turn Order
  end: (g) => {
    enter(g, 'end');
    return g.call(turns, { order: g.s.order.filter((seat) => seat !== NOBODY), next: 0, phase: 'end' }, 'over');
  },
  over: (g) => g.end(),
});

type Turns = { order: Seat[]; next: number; phase: 'expansion' | 'actions' | 'end' };

/** ASY-9.01, ASY-16.01 Complete turns, one after another. */
const turns = R.proc<Turns>('turns')({
  next: (g, v) => {
    const seat = v.order[v.next++];
    if (seat === undefined) return g.end();
    const bot = isOpponent(g.s, seat);
    if (v.phase === 'end') return g.call(lastTurn, { seat }, 'next');
    if (v.phase === 'expansion') return g.call(bot ? opponentExpansion : expansionTurn, { seat }, 'next');
    return g.call(bot ? opponentActions : actionsTurn, { seat }, 'next');
  },
});

/** ASY-30.01 to ASY-30.04 Feed, destroy, score; the solo opponent only scores (ASY-36.02). */
const lastTurn = R.proc<One>(
  'end.turn',
  one,
)({
  feed: (g, v) => {
    g.s.active = v.seat;
    return isOpponent(g.s, v.seat) ? g.goto('score') : g.call(feedHuts, { seat: v.seat }, 'destroy');
  },
  destroy: (g, v) => {
    destroyUnfed(g, v.seat);
    return g.goto('score');
  },
  score: (g, v) => {
    scoreMap(g, v.seat);
    return g.end();
  },
});
