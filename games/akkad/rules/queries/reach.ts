import type { Seat } from '@edubba/kernel';
import { ADVANCED_DOCKS, PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { NEIGHBOURS } from '../geography.ts';
import { SpaceSet } from '../space-set.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { homesOf, ownUnits } from './map.ts';
import type { Journey, Pace, Way } from './movement.ts';
import { BOAT, blessed, landRange, rangeOf } from './movement.ts';
import { hasBuilt, hasUpgrade } from './players.ts';
import {
  free,
  links,
  lookAround,
  lookAtWater,
  NEAR,
  NEAR_BY_LAND,
  open,
  spread,
  spreadFrom,
  starts,
  water,
} from './surroundings.ts';
import { mayTakeBoats } from './water.ts';

// Where units can get to, by land, by boat and by River Expedition. Sets are filled while a question is answered and mean nothing
// afterwards: nobody else sees them.

const left = new SpaceSet();
const edge = new SpaceSet();
const ring = new SpaceSet();
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

/** From where a group under way reaches a space by water in so many steps; the last may lead to a dry one (AKK-9.06). */
function waysIn(target: Space, steps: number): SpaceSet {
  if (water.has(target)) return spreadFrom(target, steps, links);
  far.clear();
  if (steps === 0) return far;
  quays.clear();
  quays.addSet(NEAR, target);
  quays.keepOnly(water);
  quays.keepOnly(open);
  spread(quays, steps - 1, links, far);
  far.addAll(quays);
  return far;
}

/** Fills {@link ring} with where a boat goes from a space. The dry steps of Advanced Docks cross rivers (AKK-9.13). */
function lookAhead(at: Space, target: Space, made: number): void {
  ring.clear();
  if (water.has(at)) {
    ring.addSet(links, at);
    if (made > 0 && !water.has(target)) ring.add(target);
  } else if (made === 0) {
    ring.addSet(NEAR, at);
    ring.keepOnly(water);
    ring.drop(target);
  }
}

/**
 * Where a group that has come along a route may go next so that it still reaches the target, in the order of {@link NEIGHBOURS}.
 * The path is its own choice (AKK-8.11), but it goes nowhere twice.
 */
export function nextSteps(s: State, j: Journey, route: readonly Space[]): Space[] {
  const { seat, target } = j;
  const made = route.length - 1;
  const at = route[made] ?? NOWHERE;
  const further = rangeOf(s, j, route[0] ?? NOWHERE) - made - 1;
  lookAround(s, seat, j.pace);
  for (const space of route) open.drop(space);
  let ways: SpaceSet;
  if (j.way === 'land') {
    const near = landNear(s, seat, j.pace);
    ways = spreadFrom(target, further, near);
    ring.clear();
    ring.addSet(near, at);
  } else {
    lookAtWater(s, seat);
    ways = waysIn(target, further);
    lookAhead(at, target, made);
  }
  ways.keepOnly(open);
  ways.add(target);
  return (NEIGHBOURS[at] ?? []).filter((next) => ring.has(next) && ways.has(next));
}
