import type { Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { foodCard } from '../../content/food-cards.ts';
import type { SchemeCard } from '../../content/scheme-cards.ts';
import { changeVp } from '../effects/gains.ts';
import { rival, standLeader } from '../effects/leaders.ts';
import { bidCost } from '../queries/numbers.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { cardRows, NOBODY } from '../state.ts';
import type { Decider } from './scheme.ts';
import { byOneArrow, explain, revealed, revealScheme } from './scheme.ts';

/** ASY-33.03 to ASY-33.12 The opponent places its Leader; ends with the seat it outbids, if any. */
export const opponentBid = R.proc<One>(
  'solo.bid',
  one,
)({
  reveal: (g, v) => g.call(revealScheme, { seat: v.seat, why: 'bid' }, 'place'),
  place: (g, v) => {
    const card = revealed(g);
    const rows = availableRows(g.s, v.seat);
    const most = Math.max(...rows.map((row) => matches(g.s, row, card)));
    const best = rows.filter((row) => matches(g.s, row, card) === most);
    // ASY-33.05, ASY-33.06
    const { chosen: row, why } = byOneArrow(card, 'vertical', best, 'ASY-33.05');
    const byFood: Decider = { by: 'food', focus: card.food, rule: 'ASY-33.04' };
    explain(g, v.seat, card, best.length === 1 ? byFood : why, `row${row + 1}`);
    // ASY-33.08 to ASY-33.10 free; below a human on the highest space as the card says; else the lowest
    const human = rival(g.s, row, v.seat);
    const above = human === NOBODY ? NOBODY : (g.s.leaderSpace[human] ?? 0);
    const space = above === NOBODY ? 0 : above === 0 && card.outbid === 'middle' ? 1 : 2;
    if (above === 0) explain(g, v.seat, card, { by: 'outbid', focus: card.outbid, rule: 'ASY-33.09' }, `row${row + 1}`);
    // ASY-33.11, ASY-A.2 for the opponent VP simply stop at 0
    changeVp(g, v.seat, -bidCost(g.s, space), 'bids', 'ASY-33.11');
    const outbid = standLeader(g, v.seat, row, space);
    return g.end(outbid === NOBODY ? null : outbid);
  },
});

/** ASY-33.07, ASY-33.12 Not where the human stands lowest; its own row only if a lower space is left there. */
function availableRows(s: State, seat: Seat): number[] {
  return Array.from({ length: cardRows(s) }, (_, row) => row).filter((row) => {
    const human = rival(s, row, seat);
    return human === NOBODY || (s.leaderSpace[human] ?? 0) < 2;
  });
}

/** ASY-33.04 Icons of the row's Food cards that match the Food Focus; Wild matches. */
function matches(s: State, row: number, card: SchemeCard): number {
  const cards = [...(s.rowLeft[row] ?? []), ...(s.rowMiddle[row] ?? [])];
  return cards.flatMap((item) => foodCard(item).icons).filter((icon) => icon === 'wild' || icon === card.food).length;
}
