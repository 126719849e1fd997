import type { Effects, Seat } from '@edubba/kernel';
import { BID_SPACES } from '../../content/tracks.ts';
import { ROWS } from '../decisions.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** Whose Leader stands in this row, other than this player's own. */
export function rival(s: State, row: number, seat: Seat): Seat {
  const { leaderRow } = s;
  for (let other = 0; other < leaderRow.length; other++) if (leaderRow[other] === row && other !== seat) return other;
  return NOBODY;
}

/** Puts a Leader on a bid space; gives back who is outbid by it. */
export function standLeader(g: Effects<State>, seat: Seat, row: number, space: number): Seat {
  const { s } = g;
  const outbid = rival(s, row, seat);
  s.leaderRow[seat] = row;
  s.leaderSpace[seat] = space;
  const at = s.order.indexOf(seat);
  if (at >= 0) s.order[at] = NOBODY;
  const name = BID_SPACES[space] ?? '';
  g.emit({ type: 'bid.placed', seat, rule: 'ASY-4.02', data: { row: row + 1, space: name } });
  if (outbid !== NOBODY)
    g.emit({ type: 'bid.outbid', seat: outbid, rule: 'ASY-4.08', data: { row: row + 1, space: name } });
  return outbid;
}

/** Players by row from the top: the order of Expansion and Actions turns (ASY-8.03). */
export function rowOrder(s: State): Seat[] {
  const { leaderRow } = s;
  const seats: Seat[] = [];
  // Whoever stands in none comes first.
  for (let row = NOBODY; row < ROWS; row++) {
    for (let seat = 0; seat < leaderRow.length; seat++) if (leaderRow[seat] === row) seats.push(seat);
  }
  return seats;
}

/** ASY-5.03, ASY-16.02 A Leader goes to the highest empty space of the Turn Order track. */
export function returnLeader(s: State, seat: Seat): void {
  s.leaderRow[seat] = NOBODY;
  s.leaderSpace[seat] = NOBODY;
  s.order[s.order.indexOf(NOBODY)] = seat;
}
