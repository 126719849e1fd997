import { HEALTH, KARU, PLAGUE, UNREST } from '../../content/things.ts';
import { displace } from '../chain/unrest.ts';
import { noSpread } from '../closed.ts';
import { clearPlague, settle } from '../effects/markers.ts';
import { cancelled, liftUnrest, put } from '../effects/placing.ts';
import { add } from '../effects/tokens.ts';
import type { Area, Location } from '../geography.ts';
import { ALL_AREAS, CAPITAL, location } from '../geography.ts';
import { ask, decided, jointly, matter, onward } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { capitalsWith, free } from '../queries/places.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

const short = jointly('spread.short', noSpread);

type Spreading = {
  /** SAM-3.12 Capitals that had a marker when the stage began, Public Unrest and Plague. */
  unrest: Area[];
  plague: Area[];
  area: Area;
  marker: number;
  /** Where markers of the spread that is going on are still due. */
  due: Location[];
};

/** SAM-3 Public Unrest and Plague spread from Capitals, Area by Area (SAM-3.11). */
export const spread = R.proc<Spreading>('spread')({
  start: (g, v) => {
    v.unrest = capitalsWith(g.s.unrest);
    v.plague = capitalsWith(g.s.plague);
    return g.goto('area');
  },
  area: (g, v) => {
    // Most Areas have nothing that spreads.
    while (v.area < ALL_AREAS.length && !startsUnrest(g.s, v) && !startsPlague(g.s, v)) v.area++;
    if (v.area >= ALL_AREAS.length) return g.end();
    v.marker = UNREST;
    v.due = startsUnrest(g.s, v) ? free(g.s.unrest, v.area) : [];
    return g.goto('due');
  },
  plague: (g, v) => {
    const { s } = g;
    v.marker = PLAGUE;
    v.due = [];
    if (startsPlague(s, v)) {
      v.due = free(s.plague, v.area);
      // SAM-3.05
      if (v.due.length === 0) clearPlague(g, CAPITAL[v.area] ?? 0, 'SAM-3.05');
    }
    return g.goto('due');
  },
  // SAM-3.10, SAM-A.13 Where the supply is short, the players choose.
  due: (g, v) => {
    if (v.due.length === 0) return g.goto('over');
    const left = g.s.supply[v.marker] ?? 0;
    if (left === 0) return g.goto('over');
    if (left >= v.due.length) return g.goto('place');
    return ask(g, short, matter(v.due.map(locationName), { area: areaName(v.area), n: left }), 'chosen');
  },
  chosen: (g, v) => {
    const at = location(decided(g));
    v.due = [at, ...v.due.filter((other) => other !== at)];
    return g.goto('place');
  },
  place: (g, v) => {
    const { s } = g;
    const at = v.due.shift() ?? 0;
    add(s.supply, v.marker, -1);
    const [list, green] = v.marker === UNREST ? [s.karuAt, KARU] : [s.healthAt, HEALTH];
    if (cancelled(g, list, green, v.marker, at, 'SAM-3.08')) return g.goto('due');
    // SAM-4.21
    if (v.marker === UNREST && s.plague[at] === true) {
      v.due = [];
      return g.call(displace, { area: v.area, n: 1 + liftUnrest(s, v.area, at), tried: 0, to: [] }, 'due');
    }
    const displaced = v.marker === PLAGUE && s.unrest[at] === true ? liftUnrest(s, v.area, at) : 0;
    put(g, v.marker, at, v.marker === UNREST ? 'SAM-3.02' : 'SAM-3.04');
    // SAM-3.13
    settle(g);
    if (displaced === 0) return g.goto('due');
    return g.call(displace, { area: v.area, n: displaced, tried: 0, to: [] }, 'due');
  },
  over: (g, v) => {
    if (v.marker === UNREST) return onward(g, 'plague');
    v.area++;
    return onward(g, 'area');
  },
});

/** SAM-3.02, SAM-3.12 Its Capital had Public Unrest when the stage began, and still has. */
const startsUnrest = (s: State, v: Spreading): boolean =>
  v.unrest.includes(v.area) && s.unrest[CAPITAL[v.area] ?? 0] === true;

const startsPlague = (s: State, v: Spreading): boolean =>
  v.plague.includes(v.area) && s.plague[CAPITAL[v.area] ?? 0] === true;

export const spreading = (): Spreading => ({ unrest: [], plague: [], area: 0, marker: UNREST, due: [] });
