import type { Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { MEDICINE, SUPPLIES } from '../../content/things.ts';
import type { Location } from '../geography.ts';
import { AREA_OF, NEXT_TO, NO_AREA, ON_ROAD, ROAD, ROAD_FROM, routeBetween } from '../geography.ts';
import { defenseOf, mayEnter, medicineOf } from '../queries/characters.ts';
import { roadOpen, routeOpen } from '../queries/month-long.ts';
import { isHeld } from '../queries/places.ts';
import type { State } from '../state.ts';

// Made once: whether a Step is possible is asked far more often than why not.
const PLAGUE_OUT = no('SAM-10.09', 'no.step.plague-out');
const PLAGUE_IN = no('SAM-10.09', 'no.step.plague-in');
const ENEMIES = no('SAM-10.02', 'no.step.enemies');
const UNREST = no('SAM-10.08', 'no.step.unrest');
const CARRIED = no('SAM-A.33', 'no.step.carried-plague');
const ROUTE_CLOSED = no('SAM-4.28', 'no.step.closed');
const ROAD_CLOSED = no('SAM-4.23', 'no.road.closed');
const ROAD_BLOCKED = no('SAM-10.04', 'no.road.blocked');

/** Why a Character that stands there may not leave, or not enter (SAM-10.02, SAM-10.08, SAM-10.09). */
function shut(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (s.plague[from] === true && medicineOf(s, who) === 0) return PLAGUE_OUT;
  if ((s.enemies[to] ?? 0) > 0) return ENEMIES;
  if (s.unrest[to] === true && defenseOf(s, who) === 0) return UNREST;
  if (s.plague[to] === true && medicineOf(s, who) === 0) return PLAGUE_IN;
  // SAM-A.33 Where the table reads it so, nothing Carried goes into or out of Plague.
  if (s.plague[to] !== true && s.plague[from] !== true) return undefined;
  return s.table.options['carried-plague'] === 'never' && s.carried.some((n) => n > 0) ? CARRIED : undefined;
}

/** A Step along a Route. */
export function routeObjection(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (!routeOpen(s, routeBetween(from, to))) return ROUTE_CLOSED;
  return shut(s, who, from, to);
}

/** SAM-10.03 to SAM-10.05 A Step along the Queen's Road. */
export function roadObjection(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (!roadOpen(s, from, to)) return ROAD_CLOSED;
  const last = Math.max(ON_ROAD[from] ?? 0, ON_ROAD[to] ?? 0);
  for (let stop = Math.min(ON_ROAD[from] ?? 0, ON_ROAD[to] ?? 0) + 1; stop < last; stop++) {
    const between = ROAD[stop] ?? 0;
    if ((s.enemies[between] ?? 0) > 0 || s.plague[between] === true || s.unrest[between] === true) return ROAD_BLOCKED;
  }
  return shut(s, who, from, to);
}

/** SAM-10.16, SAM-10.18 May everything Carried be put down there? */
export const mayDropAll = (s: State, at: Location): boolean =>
  (s.carried[SUPPLIES] ?? 0) + (s.carried[MEDICINE] ?? 0) === 0 || !isHeld(s, AREA_OF[at] ?? NO_AREA);

/** SAM-A.32 Is there an end to this Move at which everything Carried can be put down? */
export function canFinish(s: State, who: Character, at: Location, steps: number): boolean {
  if (mayDropAll(s, at)) return true;
  if (steps === 0) return false;
  for (const to of NEXT_TO[at] ?? [])
    if (routeObjection(s, who, at, to) === undefined && canFinish(s, who, to, steps - 1)) return true;
  for (const to of ROAD_FROM[at] ?? [])
    if (roadObjection(s, who, at, to) === undefined && canFinish(s, who, to, steps - 1)) return true;
  return false;
}

/** Can this Character take any Step at all? */
export function canStep(s: State, who: Character): boolean {
  const from = s.at[who] ?? 0;
  for (const to of NEXT_TO[from] ?? []) if (routeObjection(s, who, from, to) === undefined) return true;
  for (const to of ROAD_FROM[from] ?? []) if (roadObjection(s, who, from, to) === undefined) return true;
  return false;
}

/** SAM-A.35 Locations within so many Steps on Routes, with what stands in the way left out. */
export function within(s: State, who: Character, steps: number): Location[] {
  const start = s.at[who] ?? 0;
  const reached: Location[] = [start];
  for (let n = 0, from = 0; n < steps; n++) {
    const edge = reached.length;
    for (; from < edge; from++) {
      const at = reached[from] ?? 0;
      // One goes on only from Locations that may be entered.
      if (at !== start && !mayEnter(s, who, at)) continue;
      for (const to of NEXT_TO[at] ?? [])
        if (!reached.includes(to) && routeOpen(s, routeBetween(at, to))) reached.push(to);
    }
  }
  reached.shift();
  return reached.sort((a, b) => a - b);
}
