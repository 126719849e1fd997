import type { Seat } from '@edubba/kernel';
import { returnLeader, rowOrder } from '../effects/leaders.ts';
import { R } from '../rules.ts';
import { soloStart } from '../solo/start.ts';
import { at, cardRows, NOBODY } from '../state.ts';
import { bidding, biddingInOrder } from './bidding.ts';
import { fillColumn } from './growth.ts';
import { startingZiggurat } from './starting-ziggurat.ts';

/** ASY-2, ASY-5 Everything before round 1: boards, Turn Order, and the Starting Bid with the starting Ziggurats. */
export const start = R.proc<{ order: Seat[]; next: number }>('start')({
  boards: (g) => g.call(revealCivilisations, { area: 0 }, 'mode'),
  mode: (g) => (g.s.solo ? g.become(soloStart, { left: 3 }) : g.goto('leaders')),
  // ASY-2.20 Leaders are mixed: the next one down the Turn Order track is any that is left
  leaders: (g) => g.goto(g.s.order.filter((seat) => seat !== NOBODY).length === g.s.players ? 'deal' : 'leader'),
  leader: {
    chance: 'start.leader',
    outcomes: (s) => s.vp.flatMap((_, seat) => (s.order.includes(seat) ? [] : [`seat/${seat}`])),
    then: (g, _, key) => {
      const seat = Number(key.slice(5));
      g.s.order[g.s.order.indexOf(NOBODY)] = seat;
      g.emit({ type: 'start.leader', seat, rule: 'ASY-2.20', data: { place: g.s.order.indexOf(seat) + 1 } });
      return g.goto('leaders');
    },
  },
  // ASY-2.03, ASY-5.01 one Food card in each row
  deal: (g) => g.call(fillColumn, { column: 'rowLeft', left: cardRows(g.s) }, 'bid'),
  bid: (g) => {
    g.s.phase = 'bidding';
    return g.call(bidding, biddingInOrder(g.s), 'rows');
  },
  // ASY-5.02 rows from top to bottom
  rows: (g, v) => {
    v.order = rowOrder(g.s);
    return g.goto('row');
  },
  row: (g, v) => {
    const seat = v.order[v.next++];
    if (seat === undefined) return g.goto('unclaimed');
    // ASY-5.03
    const row = g.s.leaderRow[seat] ?? 0;
    g.moveAll(at.rowLeft(row), at.food(seat), { type: 'card.taken', seat, rule: 'ASY-5.03' });
    returnLeader(g.s, seat);
    return g.call(startingZiggurat, { seat }, 'row');
  },
  // ASY-5.04
  unclaimed: (g) => {
    g.s.rowLeft.forEach((_, row) => {
      g.moveAll(at.rowLeft(row), 'foodDiscard', { type: 'card.cleared', rule: 'ASY-5.04' });
    });
    return g.end();
  },
});

/** ASY-2.01 First the highest Tribute area, then the middle, then the lowest. */
export const revealCivilisations = R.proc<{ area: number }>('start.civilisations')({
  next: (g, v) => (v.area === 3 ? g.end() : g.goto('reveal')),
  reveal: {
    chance: 'civilisation.reveal',
    outcomes: (s) => s.civilisations,
    then: (g, v, item) => {
      g.move(item, 'civilisations', `civilisation:${v.area++}`, { type: 'civilisation.revealed', rule: 'ASY-2.01' });
      return g.goto('next');
    },
  },
});
