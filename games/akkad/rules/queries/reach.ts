import type { Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { ADVANCED_DOCKS, PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { ALL_SPACES, LAND, NEIGHBOURS, RIVERS } from '../geography.ts';
import { SpaceSet, wordsOf } from '../space-set.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { activators, homesOf, ownUnits } from './map.ts';
import type { Pace, Way } from './movement.ts';
import { BOAT, blessed, landRange } from './movement.ts';
import { hasBuilt, hasUpgrade } from './players.ts';
import { mayTakeBoats } from './water.ts';

// Where units can get to, asked for all spaces at once: the most frequent question about the map, since every turn begins with it.
// The sets below are filled while a question is answered and mean nothing afterwards: nobody else sees them.

/** Neighbours of each space as sets: all of them, those one can walk to without a Port, those on the same river. */
const NEAR = wordsOf(NEIGHBOURS);
const NEAR_BY_LAND = wordsOf(LAND);
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
const free = new SpaceSet();
/** AKK-8.07, AKK-4.06 Spaces with own units that may leave. */
const starts = new SpaceSet();
/** AKK-7.08, AKK-8.10, AKK-8.22, AKK-9.09 Spaces that units may pass through. */
const open = new SpaceSet();
/** AKK-9.01 The player's water spaces, and how they are linked (AKK-9.02). */
const water = new SpaceSet();
const links = new Int32Array(NEAR.length);

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
function lookAround(s: State, seat: Seat, pace: Pace): void {
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
function lookAtWater(s: State, seat: Seat): void {
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
function spread(from: SpaceSet, steps: number, near: Int32Array, found: SpaceSet): void {
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
function spreadFrom(space: Space, steps: number, near: Int32Array): SpaceSet {
  centre.clear();
  centre.add(space);
  spread(centre, steps, near, around);
  around.drop(space);
  return around;
}

const far = new SpaceSet();
const same = new SpaceSet();

/** Adds what can be reached from a space of `from` that is another one. */
function addReached(from: SpaceSet, steps: number, near: Int32Array, to: SpaceSet): void {
  spread(from, steps, near, far);
  far.dropAll(from);
  to.addAll(far);
  // A way out and back again leads nowhere: those spaces are looked at one by one.
  same.set(from);
  same.dropAll(to);
  for (let space = same.take(); space >= 0; space = same.take())
    if (spreadFrom(space, steps, near).meets(from)) to.add(space);
}

const landNear = (s: State, seat: Seat, pace: Pace): Int32Array =>
  pace.cross || hasBuilt(s, seat, PORT) ? NEAR : NEAR_BY_LAND;

const docks = new SpaceSet();

/** What lies next to the spaces of this set, which is emptied. */
function beside(spaces: SpaceSet): SpaceSet {
  ring.clear();
  for (let space = spaces.take(); space >= 0; space = spaces.take()) ring.addSet(NEAR, space);
  return ring;
}

const quays = new SpaceSet();

/** AKK-9.03 to AKK-9.13 Adds where Boat Trips lead. Advanced Docks allow one dry space, at the end or at the beginning. */
function addByBoat(s: State, seat: Seat, to: SpaceSet): void {
  const steps = BOAT + blessed(s, seat);
  docks.set(starts);
  docks.keepOnly(water);
  if (hasUpgrade(s, seat, ADVANCED_DOCKS)) {
    quays.clear();
    addReached(docks, steps, links, quays);
    quays.keepOnly(open);
    const dry = beside(quays);
    dry.dropAll(water);
    to.addAll(dry);
    left.set(starts);
    left.dropAll(water);
    const wet = beside(left);
    wet.keepOnly(water);
    wet.keepOnly(open);
    docks.addAll(wet);
  }
  addReached(docks, steps, links, to);
}

const sea = new SpaceSet();

/** AKK-9.16 to AKK-9.21 Adds where a River Expedition may go: whatever water links to a space with units, at any distance, but for the Storm. */
function addVoyages(s: State, seat: Seat, to: SpaceSet): void {
  if (s.voyage[seat] !== NOWHERE) return;
  left.set(starts);
  left.keepOnly(water);
  for (let first = left.take(); first >= 0; first = left.take()) {
    sea.clear();
    edge.clear();
    edge.add(first);
    for (let space = edge.take(); space >= 0; space = edge.take()) {
      sea.add(space);
      ring.clear();
      ring.addSet(links, space);
      if (s.storm !== NOWHERE) ring.drop(s.storm);
      ring.dropAll(sea);
      edge.addAll(ring);
    }
    // Alone on this water nobody sails to where he is.
    if (!sea.meets(left)) sea.drop(first);
    left.dropAll(sea);
    // AKK-9.17 not to somebody else's home
    for (let other = 0; other < s.table.seats; other++)
      if (other !== seat) for (const home of homesOf(s, other)) sea.drop(home);
    to.addAll(sea);
  }
}

const found = new SpaceSet();

/**
 * Every space that may be activated and that own units can reach in this action, or as an expedition; `size`: the army size (AKK-8.06,
 * AKK-9.22). To be read before the next question.
 */
export function destinations(s: State, seat: Seat, pace: Pace, size: number): SpaceSet {
  lookAround(s, seat, pace);
  found.clear();
  addReached(starts, landRange(s, seat, pace), landNear(s, seat, pace), found);
  if (mayTakeBoats(s, seat)) {
    lookAtWater(s, seat);
    addByBoat(s, seat, found);
    addVoyages(s, seat, found);
  }
  found.keepOnly(free);
  left.set(starts);
  for (let space = left.take(); space >= 0; space = left.take())
    if (ownUnits(s, seat, space) >= size) found.drop(space);
  return found;
}

/** AKK-9.06 From where Boat Trips reach a dry space: over a water space beside it that others reach. */
function addOriginsOfDry(target: Space, steps: number, to: SpaceSet): void {
  left.clear();
  left.addSet(NEAR, target);
  left.keepOnly(water);
  left.keepOnly(open);
  for (let quay = left.take(); quay >= 0; quay = left.take()) {
    const from = spreadFrom(quay, steps, links);
    from.keepOnly(starts);
    from.keepOnly(water);
    to.addAll(from);
  }
}

/** Adds the spaces from which Boat Trips reach a space. */
function addBoatOrigins(s: State, seat: Seat, target: Space, to: SpaceSet): void {
  if (!mayTakeBoats(s, seat)) return;
  lookAtWater(s, seat);
  const steps = BOAT + blessed(s, seat);
  const advanced = hasUpgrade(s, seat, ADVANCED_DOCKS);
  if (!water.has(target)) {
    if (advanced) addOriginsOfDry(target, steps, to);
    return;
  }
  quays.set(spreadFrom(target, steps, links));
  docks.set(quays);
  docks.keepOnly(starts);
  to.addAll(docks);
  if (!advanced) return;
  quays.keepOnly(open);
  const dry = beside(quays);
  dry.dropAll(water);
  dry.keepOnly(starts);
  to.addAll(dry);
}

function addLandOrigins(s: State, seat: Seat, target: Space, pace: Pace, to: SpaceSet): void {
  const from = spreadFrom(target, landRange(s, seat, pace), landNear(s, seat, pace));
  from.keepOnly(starts);
  to.addAll(from);
}

const byBoat = new SpaceSet();
const ORIGINS: Origins = { land: found, boat: byBoat };

/** Spaces from which units can reach a space in one action, by each way. To be read before the next question. */
type Origins = { readonly [way in Way]: SpaceSet };

export function originsOf(s: State, seat: Seat, target: Space, pace: Pace): Origins {
  lookAround(s, seat, pace);
  found.clear();
  byBoat.clear();
  addLandOrigins(s, seat, target, pace, found);
  addBoatOrigins(s, seat, target, byBoat);
  return ORIGINS;
}

/** AKK-7.12 Can any unit reach the target, by land or by boat? */
export function reachable(s: State, seat: Seat, target: Space, pace: Pace): boolean {
  lookAround(s, seat, pace);
  found.clear();
  addLandOrigins(s, seat, target, pace, found);
  if (found.empty) addBoatOrigins(s, seat, target, found);
  return !found.empty;
}
