import { KARU, MARKERS, PLAGUE, UNREST, MILITARY } from '../../content/things.ts';
import { ROUTES } from '../../content/map.ts';
import type { Area, Location } from '../geography.ts';
import { ALL_AREAS, AREA_OF, CAPITAL, ENDS, IS_CAPITAL, LOCATIONS_IN } from '../geography.ts';
import { locationName } from '../names.ts';
import { defenseAt, medicineAt, plagueIn, unrestIn } from '../queries/places.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';
import { add, toSupply } from './tokens.ts';
import { numberOf } from '../queries/numbers.ts';

/** A marker that lay on the map goes to the supply. */
function lift(g: G, flags: boolean[], marker: number, at: Location, rule: string): void {
  flags[at] = false;
  toSupply(g, marker, 'marker.removed', rule, locationName(at));
}

/** Removes a marker; from a Capital all of the Area (SAM-21.13, SAM-22.12). */
function clear(g: G, flags: boolean[], marker: number, at: Location, rule: string): void {
  if (IS_CAPITAL[at] !== true) return lift(g, flags, marker, at, rule);
  for (const other of LOCATIONS_IN[AREA_OF[at] ?? 0] ?? []) {
    if (flags[other] === true) lift(g, flags, marker, other, rule);
  }
}
export const clearUnrest = (g: G, at: Location, rule: string): void => clear(g, g.s.unrest, UNREST, at, rule);
export const clearPlague = (g: G, at: Location, rule: string): void => clear(g, g.s.plague, PLAGUE, at, rule);

function settleArea(g: G, inArea: Area): void {
  const { s } = g;
  const capital = CAPITAL[inArea] ?? 0;
  if (unrestIn(s, inArea)) {
    if (defenseAt(s, capital) >= numberOf(s, 'enough')) clearUnrest(g, capital, 'SAM-21.13');
    for (const at of LOCATIONS_IN[inArea] ?? [])
      if (s.unrest[at] === true && defenseAt(s, at) >= numberOf(s, 'enough')) clearUnrest(g, at, 'SAM-21.12');
  }
  if (plagueIn(s, inArea)) {
    if (medicineAt(s, capital) >= numberOf(s, 'enough')) clearPlague(g, capital, 'SAM-22.12');
    for (const at of LOCATIONS_IN[inArea] ?? [])
      if (s.plague[at] === true && medicineAt(s, at) >= numberOf(s, 'enough')) clearPlague(g, at, 'SAM-22.11');
  }
}

/** Areas with Public Unrest or Plague, as bits. */
function markedAreas(s: State): number {
  let bits = 0;
  for (let at = 0; at < AREA_OF.length; at++)
    if (s.unrest[at] === true || s.plague[at] === true) bits |= 1 << (AREA_OF[at] ?? 0);
  return bits;
}

/** SAM-2.24 What is checked after every single change: markers that meet enough, and Karu without Military. */
export function settle(g: G): void {
  const { s } = g;
  const marked = markedAreas(s);
  if (marked !== 0) for (const inArea of ALL_AREAS) if ((marked & (1 << inArea)) !== 0) settleArea(g, inArea);
  // Military on its way is still somebody's: whether Karu has lost it shows when it is put down.
  if ((s.carried[MILITARY] ?? 0) > 0) return;
  for (let route = 0; route < ENDS.length; route++) {
    if ((s.karuRoute[route] ?? 0) === 0) continue;
    const [a, b] = ENDS[route] as readonly [Location, Location];
    if ((s.military[a] ?? 0) + (s.military[b] ?? 0) === 0) dropKaru(g, route, 'SAM-24.11');
  }
}

/** SAM-24.10, SAM-24.11 Karu on a Route is removed. */
export function dropKaru(g: G, route: number, rule: string): void {
  const { s } = g;
  const lying = s.karuRoute[route] ?? 0;
  if (lying === 0) return;
  s.karuRoute[route] = 0;
  add(s.supply, KARU, lying);
  g.emit({ type: 'marker.removed', rule, data: { marker: MARKERS[KARU], place: ROUTES[route]?.id ?? '' } });
}
