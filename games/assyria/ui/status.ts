import type { Message, Seat, View } from '@edubba/kernel';
import { bidCost } from '../rules/queries/numbers.ts';
import type { State } from '../rules/state.ts';
import { say } from '../text/words.ts';
import { playersInOrder } from './telling/estimate.ts';
import { asks } from '../asking/index.ts';

/** What a player is at, in the list of players: "building huts now", "2nd · row 4", "still to bid". */
export function status(view: View<State>, seat: Seat): Message | undefined {
  const { s, pending, over } = view;
  if (over) return undefined;
  const asked = pending.find((one) => one.seat === seat);
  if (asked !== undefined) return say(`ui.status.${asks.doing(asked.kind)}`);
  const row = s.leaderRow[seat] ?? -1;
  if (row < 0) return unplaced(s, seat);
  if (s.phase === 'bidding' || s.phase === 'start') {
    const vp = bidCost(s, s.leaderSpace[seat] ?? 0);
    return say('ui.status.bids', { row: row + 1, vp });
  }
  return say('ui.status.row', { row: row + 1, place: playersInOrder(view).indexOf(seat) + 1 });
}

/** A Leader stands on the Turn Order track before the bid, and again when the turn of the Actions phase is over. */
function unplaced({ phase, round, ziggurats }: State, seat: Seat): Message | undefined {
  if (phase === 'actions') return say('ui.status.acted');
  if (round === 0 && (ziggurats[seat]?.length ?? 0) > 0) return say('ui.status.placed');
  return phase === 'bidding' || phase === 'start' ? say('ui.status.to-bid') : undefined;
}
