import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { buildable, isBetween, isRiver } from '../rules/index.ts';
import { movesFrom } from '../rules/queries/adjacency.ts';
import { foundSpaces } from '../rules/queries/costs.ts';
import { withHut, withoutHut } from './change.ts';
import { lastFeeding } from './feast.ts';
import { isLast, roundsToFlood, WORTH } from './worth.ts';

/** What a Hut that stands is worth for the rounds to come; the next Flood takes those on the rivers. */
function stands(s: State, space: Space): number {
  if (isRiver[space] === true) return roundsToFlood(s) === 0 ? 0 : WORTH.laterRiver;
  return isBetween[space] === true ? WORTH.laterBetween : WORTH.laterOutside;
}

/** What it costs to give up a Hut on the map. */
export function hutWorth(s: State, seat: Seat, space: Space): number {
  if (isLast(s)) return lastFeeding(s, seat, []) - lastFeeding(withoutHut(s, seat, space), seat, []);
  return stands(s, space);
}

/** What a Hut moved in the Actions turn gains. */
export function moveWorth(s: State, seat: Seat, from: Space, to: Space): number {
  if (!isLast(s)) return stands(s, to) - stands(s, from);
  const moved = withHut(withoutHut(s, seat, from), seat, to);
  return lastFeeding(moved, seat, []) - lastFeeding(s, seat, []);
}

/** What the best move gains. */
export function bestMove(s: State, seat: Seat): number {
  let most = -99;
  for (const from of s.huts[seat] ?? []) {
    for (const to of movesFrom(s, from)) most = Math.max(most, moveWorth(s, seat, from, to));
  }
  return most;
}

/** What one more Hut brings at the last feeding, built where it brings most. */
export function lastHut(s: State, seat: Seat): number {
  const now = lastFeeding(s, seat, []);
  let most = 0;
  for (const space of buildable(s, seat)) {
    if (isRiver[space] !== true) most = Math.max(most, lastFeeding(withHut(s, seat, space), seat, []) - now);
  }
  return most;
}

/** The own Hut that is best given up for a Ziggurat. */
export function foundingSite(s: State, seat: Seat): Space | undefined {
  let best: Space | undefined;
  let least = 0;
  for (const space of foundSpaces(s, seat)) {
    const worth = hutWorth(s, seat, space);
    if (best === undefined || worth < least) {
      best = space;
      least = worth;
    }
  }
  return best;
}
