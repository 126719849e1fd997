import { HEALTH, KARU, MARKERS, MEDICINE, PLAGUE, SUPPLIES, UNREST, ENOUGH } from '../../content/things.ts';
import { settle } from '../effects/markers.ts';
import { add, emptyPool, toSupply } from '../effects/tokens.ts';
import type { Area, Location } from '../geography.ts';
import { ALL_AREAS, AREA_OF, CAPITAL, location, LOCATIONS_IN } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { defenseAt, medicineIn, plagueIn, unrestIn } from '../queries/places.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { flight } from './flight.ts';

const settlements = jointly('displaced');

/** Why a Public Unrest marker for a Capital is not placed, in the order of SAM-21.14; nothing if it is. */
function unrestStopped(g: G, inArea: Area): boolean {
  const { s } = g;
  const capital = CAPITAL[inArea] ?? 0;
  if (defenseAt(s, capital) >= ENOUGH) return discard(g, UNREST, 'SAM-21.02', capital);
  if (unrestIn(s, inArea)) return discard(g, UNREST, 'SAM-21.03', capital);
  return cancelled(g, s.karuAt, KARU, UNREST, capital, 'SAM-21.04');
}

function plagueStopped(g: G, inArea: Area): boolean {
  const { s } = g;
  const capital = CAPITAL[inArea] ?? 0;
  if (medicineIn(s, inArea) >= ENOUGH) return discard(g, PLAGUE, 'SAM-22.02', capital);
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

/** SAM-21 A Public Unrest marker, already out of bag and supply, for the Capital of an Area. */
export const placeUnrest = R.proc<{ area: number }>('unrest')({
  test: (g, v) => {
    if (unrestStopped(g, v.area)) return g.end();
    const capital = CAPITAL[v.area] ?? 0;
    // SAM-4.21
    if (g.s.plague[capital] === true) return g.become(displace, { area: v.area, n: 1, tried: 0, to: [] });
    put(g, UNREST, capital, 'SAM-21.01');
    emptyPool(g, SUPPLIES, v.area, 'SAM-21.05');
    return g.become(flight, { from: capital, marker: UNREST, who: 0 });
  },
});

/** SAM-22 A Plague marker, already out of bag and supply, for the Capital of an Area. */
export const placePlague = R.proc<{ area: number }>('plague')({
  test: (g, v) => {
    if (plagueStopped(g, v.area)) return g.end();
    const capital = CAPITAL[v.area] ?? 0;
    if (g.s.unrest[capital] !== true) return g.goto('place');
    return g.call(displace, { area: v.area, n: liftUnrest(g.s, v.area, capital), tried: 0, to: [] }, 'place');
  },
  place: (g, v) => {
    const capital = CAPITAL[v.area] ?? 0;
    put(g, PLAGUE, capital, 'SAM-22.01');
    emptyPool(g, MEDICINE, v.area, 'SAM-22.05');
    return g.become(flight, { from: capital, marker: PLAGUE, who: 0 });
  },
});

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

type Displacing = { area: number; n: number; tried: number; to: number[] };

/** SAM-4.22, SAM-A.11 Displaced Public Unrest looks for the next Area that takes it. */
export const displace = R.proc<Displacing>('displace')({
  look: (g, v) => {
    const { s } = g;
    v.tried++;
    // A full circle: nobody takes it.
    if (v.tried >= ALL_AREAS.length) return g.goto('discard');
    const next = (v.area + v.tried) % ALL_AREAS.length;
    if (plagueIn(s, next)) return g.goto('look');
    if (unrestIn(s, next) || defenseAt(s, CAPITAL[next] ?? 0) >= ENOUGH) return g.goto('discard');
    v.area = next;
    v.to = [CAPITAL[next] ?? 0];
    return g.goto('choose');
  },
  // Capital first; which Settlements get the rest is for the players, where it is a question.
  choose: (g, v) => {
    const left = (LOCATIONS_IN[v.area] ?? []).filter((at) => !v.to.includes(at));
    const more = v.n - v.to.length;
    if (more <= 0 || left.length === 0) return g.goto('place');
    if (more >= left.length) {
      v.to.push(...left);
      return g.goto('place');
    }
    return ask(g, settlements, matter(left.map(locationName), { area: areaName(v.area) }), 'chosen');
  },
  chosen: (g, v) => {
    v.to.push(location(decided(g)));
    return g.goto('choose');
  },
  place: (g, v) => {
    const { s } = g;
    for (const at of v.to) {
      if (cancelled(g, s.karuAt, KARU, UNREST, at, 'SAM-3.08')) continue;
      put(g, UNREST, at, 'SAM-4.22');
    }
    for (let n = v.to.length; n < v.n; n++) toSupply(g, UNREST, 'marker.discarded', 'SAM-4.22');
    const capital = CAPITAL[v.area] ?? 0;
    const reached = s.unrest[capital] === true;
    if (reached) emptyPool(g, SUPPLIES, AREA_OF[capital] ?? 0, 'SAM-21.05');
    settle(g);
    return reached ? g.become(flight, { from: capital, marker: UNREST, who: 0 }) : g.end();
  },
  discard: (g, v) => {
    for (let n = 0; n < v.n; n++) toSupply(g, UNREST, 'marker.discarded', 'SAM-4.22');
    return g.end();
  },
});
