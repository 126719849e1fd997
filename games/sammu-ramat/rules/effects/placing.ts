import { AMUNET } from '../../content/characters.ts';
import { DIVINERS, HEALTH, KARU, MARKERS, MILITARY, PLAGUE, SUPPLIES, UNREST } from '../../content/things.ts';
import type { Area, Location } from '../geography.ts';
import { CAPITAL, LOCATIONS_IN } from '../geography.ts';
import { areaName, locationName } from '../names.ts';
import { areaOf, inPlay } from '../queries/characters.ts';
import { defenseAt, medicineIn, plagueIn, unrestIn } from '../queries/places.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';
import { add, toSupply } from './tokens.ts';
import { numberOf } from '../queries/numbers.ts';

/** SAM-4.29, SAM-24.20 Are the Area's tokens of this kind saved from the Event? Karu and Health are used up by it. */
export function saved(g: G, token: number, inArea: Area): boolean {
  const { s } = g;
  if (token === DIVINERS) return inPlay(s, AMUNET) && areaOf(s, AMUNET) === inArea;
  if (token === MILITARY) return false;
  const [list, marker] = token === SUPPLIES ? [s.karuArea, KARU] : [s.healthArea, HEALTH];
  if ((list[inArea] ?? 0) === 0) return false;
  add(list, inArea, -1);
  toSupply(g, marker, 'marker.worked', token === SUPPLIES ? 'SAM-24.06' : 'SAM-24.18', areaName(inArea));
  return true;
}

/** Why a Public Unrest marker for a Capital is not placed, in the order of SAM-21.14; nothing if it is. */
export function unrestStopped(g: G, inArea: Area): boolean {
  const { s } = g;
  const capital = CAPITAL[inArea] ?? 0;
  if (defenseAt(s, capital) >= numberOf(s, 'enough')) return discard(g, UNREST, 'SAM-21.02', capital);
  if (unrestIn(s, inArea)) return discard(g, UNREST, 'SAM-21.03', capital);
  return cancelled(g, s.karuAt, KARU, UNREST, capital, 'SAM-21.04');
}

export function plagueStopped(g: G, inArea: Area): boolean {
  const { s } = g;
  const capital = CAPITAL[inArea] ?? 0;
  if (medicineIn(s, inArea) >= numberOf(s, 'enough')) return discard(g, PLAGUE, 'SAM-22.02', capital);
  if (plagueIn(s, inArea)) return discard(g, PLAGUE, 'SAM-22.03', capital);
  return cancelled(g, s.healthAt, HEALTH, PLAGUE, capital, 'SAM-22.04');
}

function discard(g: G, marker: number, rule: string, at: Location): true {
  toSupply(g, marker, 'marker.stopped', rule, locationName(at));
  return true;
}

/** SAM-3.08, SAM-19.09 A green marker set as protection and the red one it cancels both go to the supply. */
export function cancelled(g: G, list: number[], green: number, red: number, at: Location, rule: string): boolean {
  if ((list[at] ?? 0) === 0) return false;
  add(list, at, -1);
  toSupply(g, green, 'marker.worked', rule, locationName(at));
  add(g.s.supply, red, 1);
  return true;
}

/** A marker is put down. */
export function put(g: G, marker: number, at: Location, rule: string): void {
  (marker === UNREST ? g.s.unrest : g.s.plague)[at] = true;
  g.emit({ type: 'marker.placed', rule, data: { marker: MARKERS[marker] ?? '', place: locationName(at) } });
}

/** SAM-4.21 Takes up the Public Unrest that Plague displaces; how many. SAM-A.11: all of the Area, or only that Location's. */
export function liftUnrest(s: State, inArea: Area, meeting: Location): number {
  const all = s.table.options['displaced-unrest'] !== 'location';
  let n = 0;
  for (const at of LOCATIONS_IN[inArea] ?? []) {
    if (s.unrest[at] !== true || !(all || at === meeting)) continue;
    s.unrest[at] = false;
    n++;
  }
  return n;
}
