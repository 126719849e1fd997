import type { Thumb } from '@edubba/bots';
import type { Observation, Seat } from '@edubba/kernel';
import { foodCard } from '../content/food-cards.ts';
import type { Bid } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { bidCost } from '../rules/index.ts';
import { heldWith } from '../rules/queries/costs.ts';
import { position } from './position.ts';
import { bestSettling, draft, meansOf, worthOf } from './settling.ts';
import { favourWorth, VP, WORTH } from './worth.ts';

/** What each row would bring, worked out once for a question. */
const known = new WeakMap<Observation<State>, readonly number[]>();

/** By row: what the Expansion turn would bring with its food. */
function rows(observation: Observation<State>): readonly number[] {
  const found = known.get(observation);
  if (found !== undefined) return found;
  const { seat } = observation;
  const s = position(observation);
  const plan = draft(s);
  const worth = s.rowLeft.map((left, row) => {
    const more = [...left, ...(s.rowMiddle[row] ?? [])].flatMap((item) => foodCard(item).icons);
    // Before the first round there is nothing to feed yet.
    if (s.round === 0) return more.reduce((sum, icon) => sum + (icon === 'wild' ? WORTH.wild : WORTH.icon), 0);
    const means = meansOf(s, seat, more);
    const spare = means.icons.length * 2;
    return worthOf(s, means) + bestSettling(plan, means) + spare;
  });
  known.set(observation, worth);
  return worth;
}

/** What a bid space costs; Silver Tongue spares the 3 VP of the lowest (ASY-26.13). */
function price(s: State, seat: Seat, depth: number): number {
  const cost = VP * bidCost(s, depth);
  const [item] = depth === 2 ? heldWith(s, seat, 'no-loss') : [];
  return item === undefined ? cost : Math.min(cost, favourWorth(s, item));
}

/** A row: what its food lets me feed, its Favour card, the turn it gives, the price, and the danger of losing it. */
export function bid(observation: Observation<State>, { row, space: depth }: Bid): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const worth = rows(observation);
  const least = Math.min(...worth);
  const favour = s.rowFavour[row]?.[0];
  const after = s.order.filter((other) => other >= 0 && other !== seat).length;
  const value = (worth[row] ?? 0) - least;
  return [
    { feature: 'row-food', amount: value },
    { feature: 'row-favour', amount: favour === undefined ? 0 : favourWorth(s, favour) },
    { feature: 'row-late', amount: row },
    { feature: 'bid-cost', amount: -price(s, seat, depth) },
    { feature: 'bid-risk', amount: -Math.trunc((WORTH.risk * value * after * (2 - depth)) / 100) },
  ];
}
