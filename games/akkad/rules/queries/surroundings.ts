import type { Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { ALL_SPACES, LAND, NEIGHBOURS, RIVERS } from '../geography.ts';
import { SpaceSet, wordsOf } from '../space-set.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { activators, ownUnits } from './map.ts';
import type { Pace } from './movement.ts';
import { landRange } from './movement.ts';
import { mayTakeBoats } from './water.ts';

// The map as one player's units find it, for all spaces at once: the most frequent question about it, since every turn begins with it.
// The sets below are filled while a question of reach.ts is answered and mean nothing afterwards: nobody else sees them.

/** Neighbours of each space as sets: all of them, those one can walk to without a Port, those on the same river. */
export const NEAR = wordsOf(NEIGHBOURS);
export const NEAR_BY_LAND = wordsOf(LAND);
const NEAR_BY_RIVER = wordsOf(
  NEIGHBOURS.map((around, space) => around.filter((next) => ((RIVERS[space] ?? 0) & (RIVERS[next] ?? 0)) !== 0)),
);
const ON_RIVERS = new SpaceSet();
const EVERYWHERE = new SpaceSet();
for (const space of ALL_SPACES) {
  EVERYWHERE.add(space);
  if (RIVERS[space] !== 0) ON_RIVERS.add(space);
}

/** Not activated as far as the player is concerned, and not the Storm's. */
export const free = new SpaceSet();
/** AKK-8.07, AKK-4.06 Spaces with own units that may leave. */
export const starts = new SpaceSet();
/** AKK-7.08, AKK-8.10, AKK-8.22, AKK-9.09 Spaces that units may pass through. */
export const open = new SpaceSet();
/** AKK-9.01 The player's water spaces, and how they are linked (AKK-9.02). */
export const water = new SpaceSet();
export const links = new Int32Array(NEAR.length);

const taken = new SpaceSet();

/** Fills {@link open}. */
function lookForEnemies(s: State, seat: Seat): void {
  taken.clear();
  for (let other = 0; other < s.table.seats; other++) if (other !== seat) taken.addWhere(s.figures[other] ?? []);
  taken.addWhere(s.rebels);
  open.set(free);
  open.dropAll(taken);
}

/** Fills {@link free} and {@link starts}; {@link open} only where units go further than one step, by land or by boat. */
export function lookAround(s: State, seat: Seat, pace: Pace): void {
  taken.clear();
  taken.addMarked(s.activated, activators(s, seat));
  if (s.storm !== NOWHERE) taken.add(s.storm);
  free.set(EVERYWHERE);
  free.dropAll(taken);
  taken.clear();
  taken.addWhere(s.figures[seat] ?? []);
  taken.keepOnly(free);
  starts.clear();
  // Mercenaries alone do not leave (AKK-8.14).
  for (let space = taken.take(); space >= 0; space = taken.take()) if (ownUnits(s, seat, space) > 0) starts.add(space);
  if (landRange(s, seat, pace) > 1 || mayTakeBoats(s, seat)) lookForEnemies(s, seat);
}

const canals = new SpaceSet();
const linked = new SpaceSet();
const left = new SpaceSet();

/** Fills {@link water} and {@link links}. */
export function lookAtWater(s: State, seat: Seat): void {
  canals.clear();
  canals.addMarked(s.canals, bit(seat));
  water.set(ON_RIVERS);
  water.addAll(canals);
  left.set(water);
  for (let space = left.take(); space >= 0; space = left.take()) {
    linked.clear();
    linked.addSet(NEAR, space);
    linked.keepOnly(canals.has(space) ? water : canals);
    linked.addSet(NEAR_BY_RIVER, space);
    linked.store(links, space);
  }
}

const edge = new SpaceSet();
const ring = new SpaceSet();

/** Sets `found` to what lies within so many steps of `from`; only through open spaces does one go on. */
export function spread(from: SpaceSet, steps: number, near: Int32Array, found: SpaceSet): void {
  found.clear();
  edge.set(from);
  for (let n = steps; n > 0 && !edge.empty; n--) {
    ring.clear();
    for (let space = edge.take(); space >= 0; space = edge.take()) ring.addSet(near, space);
    if (n > 1) {
      edge.set(ring);
      edge.dropAll(found);
      edge.keepOnly(open);
    }
    found.addAll(ring);
  }
}

const centre = new SpaceSet();
const around = new SpaceSet();

/** What lies within so many steps of one space, itself left out: everything from where it can be reached, too. */
export function spreadFrom(space: Space, steps: number, near: Int32Array): SpaceSet {
  centre.clear();
  centre.add(space);
  spread(centre, steps, near, around);
  around.drop(space);
  return around;
}
