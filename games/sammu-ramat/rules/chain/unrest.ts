import { KARU, MEDICINE, PLAGUE, SUPPLIES, UNREST } from '../../content/things.ts';
import { noDisplaced } from '../closed.ts';
import { settle } from '../effects/markers.ts';
import { cancelled, liftUnrest, plagueStopped, put, unrestStopped } from '../effects/placing.ts';
import { emptyPool, toSupply } from '../effects/tokens.ts';
import { ALL_AREAS, AREA_OF, CAPITAL, location, LOCATIONS_IN } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { defenseAt, plagueIn, unrestIn } from '../queries/places.ts';
import { R } from '../rules.ts';
import { flight } from './flight.ts';
import { numberOf } from '../queries/numbers.ts';

const settlements = jointly('displaced', noDisplaced);

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
    if (unrestIn(s, next) || defenseAt(s, CAPITAL[next] ?? 0) >= numberOf(s, 'enough')) return g.goto('discard');
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
