import type { Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { ADVANCED_DOCKS, PORT, ROYAL_ROADS } from '../../content/buildings.ts';
import { GOD_PLACE } from '../../content/gods.ts';
import type { Space } from '../../content/map.ts';
import { DISTANCE, IDS, LAND, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { enemyAt, isActivated, isStorm } from './map.ts';
import { hasBuilt, hasUpgrade } from './players.ts';
import { isWater, mayTakeBoats, waterSteps } from './water.ts';

/** AKK-8.01, AKK-8.16 The two kinds of movement that arrive in the same action. */
export type Way = 'land' | 'boat';
export const WAYS: readonly Way[] = ['land', 'boat'];

/** C12 What cards add to the land moves of one action: steps (Forced March), and rivers crossed anywhere (Reed Boats). */
export type Pace = { far: number; cross: boolean };
export const PLAIN: Pace = { far: 0, cross: false };

/** Movement of one kind to one space. */
export type Journey = { seat: Seat; way: Way; target: Space; pace: Pace };

/** AKK-9.04 Water spaces of a Boat Trip. */
export const BOAT = 3;

const SHAMASH = GOD_PLACE.shamash;

/** AKK-4.12 Shamash lengthens all movement. */
export const blessed = (s: State, seat: Seat): number => (s.godOf[SHAMASH] === seat ? 1 : 0);

/** AKK-8.02, AKK-8.03, AKK-4.12, C12 Steps by land. */
export const landRange = (s: State, seat: Seat, pace: Pace): number =>
  1 + (hasUpgrade(s, seat, ROYAL_ROADS) ? 1 : 0) + blessed(s, seat) + pace.far;

/** AKK-8.08, AKK-8.09 Spaces one step by land from a space for this player. */
export const landSteps = (s: State, seat: Seat, space: Space, cross = false): readonly Space[] =>
  (cross || hasBuilt(s, seat, PORT) ? NEIGHBOURS[space] : LAND[space]) ?? [];

/** AKK-9.06 A trip with a dry space at one end, which needs Advanced Docks; never at both. */
const dryEnds = (s: State, { seat, target }: Journey, origin: Space): number =>
  (isWater(s, seat, origin) ? 0 : 1) + (isWater(s, seat, target) ? 0 : 1);

/** How many steps a group may make from a space; 0: none. AKK-8.02, AKK-8.03, AKK-9.04 to AKK-9.07, AKK-9.12 */
export function rangeOf(s: State, j: Journey, origin: Space): number {
  const { seat, pace } = j;
  if (j.way === 'land') return landRange(s, seat, pace);
  if (!mayTakeBoats(s, seat)) return 0;
  const dry = dryEnds(s, j, origin);
  if (dry > (hasUpgrade(s, seat, ADVANCED_DOCKS) ? 1 : 0)) return 0;
  return BOAT + blessed(s, seat) + dry;
}

/** AKK-7.08, AKK-8.10, AKK-8.22, AKK-9.09 May units of this player pass through a space? */
export const mayPass = (s: State, seat: Seat, space: Space): boolean =>
  !isActivated(s, seat, space) && !isStorm(s, space) && enemyAt(s, seat, space) === NOBODY;

/** Where a group goes from `at`, its range aside; `made`: steps it has made. The dry steps of Advanced Docks cross rivers (AKK-9.13). */
function onward(s: State, j: Journey, at: Space, made: number): readonly Space[] {
  if (j.way === 'land') return landSteps(s, j.seat, at, j.pace.cross);
  const around = NEIGHBOURS[at] ?? [];
  if (!isWater(s, j.seat, at))
    return made > 0 ? [] : around.filter((next) => isWater(s, j.seat, next) && next !== j.target);
  const steps = waterSteps(s, j.seat, at);
  if (made > 0 && !isWater(s, j.seat, j.target) && around.includes(j.target)) steps.push(j.target);
  return steps;
}

/** Can the target be reached from the last space of a route with so many steps? */
function reaches(s: State, j: Journey, route: Space[], left: number): boolean {
  const made = route.length - 1;
  const steps = left > 0 ? onward(s, j, route[made] ?? -1, made) : [];
  if (steps.includes(j.target)) return true;
  if (left < 2) return false;
  for (const next of steps) {
    if ((DISTANCE[next]?.[j.target] ?? 0) >= left || route.includes(next) || !mayPass(s, j.seat, next)) continue;
    route.push(next);
    const found = reaches(s, j, route, left - 1);
    route.pop();
    if (found) return true;
  }
  return false;
}

/**
 * Where a group that has come along a route may go next so that it still reaches the target, in the order of {@link NEIGHBOURS}.
 * The path is its own choice (AKK-8.11).
 */
export function nextSteps(s: State, j: Journey, route: readonly Space[]): Space[] {
  const made = route.length - 1;
  const left = rangeOf(s, j, route[0] ?? -1) - made;
  const steps = onward(s, j, route[made] ?? -1, made);
  return (NEIGHBOURS[route[made] ?? -1] ?? []).filter((next) => {
    if (!steps.includes(next)) return false;
    if (next === j.target) return true;
    if ((DISTANCE[next]?.[j.target] ?? 0) >= left || route.includes(next) || !mayPass(s, j.seat, next)) return false;
    return reaches(s, j, [...route, next], left - 1);
  });
}

/** Neighbouring spaces a group cannot step to from the end of its route, and why. */
export function stepRefusals(s: State, j: Journey, route: readonly Space[]): Refusal[] {
  const steps = nextSteps(s, j, route);
  const at = route[route.length - 1] ?? -1;
  return (NEIGHBOURS[at] ?? [])
    .filter((next) => !steps.includes(next))
    .map((next) => ({ target: IDS[next] ?? '', ...stepObjection(s, j, at, next) }));
}

/** Why a group cannot step to a neighbouring space. */
function stepObjection(s: State, j: Journey, at: Space, next: Space): Objection {
  const space = { space: { id: `space.${IDS[next] ?? ''}` } };
  if (isStorm(s, next)) return no('AKK-4.06', 'no.activate.storm', space, { id: 'fix.next-round' });
  if (next !== j.target && isActivated(s, j.seat, next))
    return no('AKK-7.08', 'no.path.activated', space, { id: 'fix.path' });
  if (next !== j.target && enemyAt(s, j.seat, next) !== NOBODY)
    return no('AKK-8.10', 'no.path.enemy', space, { id: 'fix.path.enemy' });
  if (j.way === 'land' && !landSteps(s, j.seat, at, j.pace.cross).includes(next))
    return no('AKK-8.08', 'no.path.river', space, { id: 'fix.port' });
  return no(j.way === 'land' ? 'AKK-8.02' : 'AKK-9.04', 'no.path.far', space, { id: 'fix.path' });
}
