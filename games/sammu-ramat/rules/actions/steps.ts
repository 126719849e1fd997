import type { Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { MEDICINE, SUPPLIES } from '../../content/things.ts';
import type { Location } from '../geography.ts';
import { AREA_OF, NEXT_TO, NO_AREA, ON_ROAD, ROAD, routeBetween } from '../geography.ts';
import { defenseOf, mayEnter, medicineOf } from '../queries/characters.ts';
import { roadOpen, routeOpen } from '../queries/month-long.ts';
import { isHeld } from '../queries/places.ts';
import type { State } from '../state.ts';

/** Why a Character that stands there may not leave, or not enter (SAM-10.02, SAM-10.08, SAM-10.09). */
function shut(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (s.plague[from] === true && medicineOf(s, who) === 0) return no('SAM-10.09', 'no.step.plague-out');
  if ((s.enemies[to] ?? 0) > 0) return no('SAM-10.02', 'no.step.enemies');
  if (s.unrest[to] === true && defenseOf(s, who) === 0) return no('SAM-10.08', 'no.step.unrest');
  if (s.plague[to] === true && medicineOf(s, who) === 0) return no('SAM-10.09', 'no.step.plague-in');
  // SAM-A.33 Where the table reads it so, nothing Carried goes into or out of Plague.
  const strict = s.table.options['carried-plague'] === 'never';
  if (strict && s.carried.some((n) => n > 0) && (s.plague[to] === true || s.plague[from] === true))
    return no('SAM-A.33', 'no.step.carried-plague');
  return undefined;
}

/** A Step along a Route. */
export function routeObjection(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (!routeOpen(s, routeBetween(from, to))) return no('SAM-4.28', 'no.step.closed');
  return shut(s, who, from, to);
}

/** SAM-10.03 to SAM-10.05 A Step along the Queen's Road. */
export function roadObjection(s: State, who: Character, from: Location, to: Location): Objection | undefined {
  if (!roadOpen(s, from, to)) return no('SAM-4.23', 'no.road.closed');
  const [a = 0, b = 0] = [ON_ROAD[from] ?? 0, ON_ROAD[to] ?? 0].sort((x, y) => x - y);
  for (let stop = a + 1; stop < b; stop++) {
    const between = ROAD[stop] ?? 0;
    if ((s.enemies[between] ?? 0) > 0 || s.plague[between] === true || s.unrest[between] === true)
      return no('SAM-10.04', 'no.road.blocked');
  }
  return shut(s, who, from, to);
}

/** Stops of the Road that can be reached from one of them. */
export const roadFrom = (from: Location): readonly Location[] =>
  (ON_ROAD[from] ?? -1) < 0 ? [] : ROAD.filter((to) => to !== from);

/** SAM-10.16, SAM-10.18 May everything Carried be put down there? */
export const mayDropAll = (s: State, at: Location): boolean =>
  (s.carried[SUPPLIES] ?? 0) + (s.carried[MEDICINE] ?? 0) === 0 || !isHeld(s, AREA_OF[at] ?? NO_AREA);

/** SAM-A.32 Is there an end to this Move at which everything Carried can be put down? */
export function canFinish(s: State, who: Character, at: Location, steps: number): boolean {
  if (mayDropAll(s, at)) return true;
  if (steps === 0) return false;
  return (
    (NEXT_TO[at] ?? []).some(
      (to) => routeObjection(s, who, at, to) === undefined && canFinish(s, who, to, steps - 1),
    ) || roadFrom(at).some((to) => roadObjection(s, who, at, to) === undefined && canFinish(s, who, to, steps - 1))
  );
}

/** Can this Character take any Step at all? */
export function canStep(s: State, who: Character): boolean {
  const from = s.at[who] ?? 0;
  return (
    (NEXT_TO[from] ?? []).some((to) => routeObjection(s, who, from, to) === undefined) ||
    roadFrom(from).some((to) => roadObjection(s, who, from, to) === undefined)
  );
}

/** SAM-A.35 Locations within so many Steps on Routes, with what stands in the way left out. */
export function within(s: State, who: Character, steps: number): Location[] {
  const start = s.at[who] ?? 0;
  const reached = new Set([start]);
  let edge: Location[] = [start];
  for (let n = 0; n < steps; n++) {
    // One goes on only from Locations that may be entered.
    const from = edge.filter((at) => at === start || mayEnter(s, who, at));
    edge = from.flatMap((at) =>
      (NEXT_TO[at] ?? []).filter((to) => !reached.has(to) && routeOpen(s, routeBetween(at, to))),
    );
    for (const to of edge) reached.add(to);
  }
  reached.delete(start);
  return [...reached].sort((a, b) => a - b);
}
