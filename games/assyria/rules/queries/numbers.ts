import { tuning } from '@edubba/kernel';
import { BID_COSTS } from '../../content/tracks.ts';
import { TUNABLES } from '../../content/tunables.ts';
import type { State } from '../state.ts';

/** What a number is at this table. */
export const numberOf = tuning(TUNABLES);

/** ASY-4.03 VP that a bid space costs: 0 the highest, 2 the lowest. */
export function bidCost(s: Pick<State, 'table'>, space: number): number {
  if (space === 2) return numberOf(s, 'lowest-bid');
  return space === 1 ? numberOf(s, 'middle-bid') : (BID_COSTS[space] ?? 0);
}
