import { DIPLOMACY, MEDICINE, RAID, SUPPLIES } from '../../content/things.ts';
import { isDefended, march } from '../effects/fighting.ts';
import { add, emptyPool, toSupply } from '../effects/tokens.ts';
import type { Area, Location } from '../geography.ts';
import { ALL, AREA_OF, CAPITAL, location, LOCATIONS_IN, NEXT_TO, PLACE_OF, STEPS, TO_KALHU } from '../geography.ts';
import { ask, decided, matter, onward } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { tie } from './ties.ts';

/** SAM-23.03 to SAM-23.05, SAM-A.53 Which Enemies move, in their order: those of the Area, then those next to it. */
export function raiders(s: State, inArea: Area): Location[] {
  const capital = CAPITAL[inArea] ?? 0;
  const inside = LOCATIONS_IN[inArea] ?? [];
  const near = (at: Location): number => STEPS[capital]?.[at] ?? 0;
  const armed = ALL.filter((at) => (s.enemies[at] ?? 0) > 0 && at !== capital);
  return [
    ...armed.filter((at) => inside.includes(at)).sort((a, b) => near(a) - near(b) || a - b),
    ...armed
      .filter((at) => !inside.includes(at) && (NEXT_TO[at] ?? []).some((next) => inside.includes(next)))
      .sort((a, b) => (PLACE_OF[a] ?? 0) - (PLACE_OF[b] ?? 0) || near(a) - near(b) || a - b),
  ];
}

/** Steps that shorten the way to the Capital, the best of them: into the Area first, then towards Kalhu. */
export function raidSteps(s: State, inArea: Area, from: Location): Location[] {
  const capital = CAPITAL[inArea] ?? 0;
  const here = STEPS[capital]?.[from] ?? 0;
  // SAM-23.11
  if (s.plague[from] === true) return [];
  const open = (NEXT_TO[from] ?? []).filter((to) => (STEPS[capital]?.[to] ?? 0) < here && s.plague[to] !== true);
  const rank = (to: Location): number => (AREA_OF[to] === inArea ? 0 : 100) + (TO_KALHU[to] ?? 0);
  const best = Math.min(...open.map(rank));
  return open.filter((to) => rank(to) === best);
}

type Raiding = { area: number; armies: [at: number, n: number][]; next: number; moved: boolean };

/** SAM-23 A Raid marker, already out of bag and supply, in the Capital of an Area. */
export const raid = R.proc<Raiding>('raid')({
  start: (g, v) => {
    const { s } = g;
    if ((s.diplomacyRaid[v.area] ?? 0) > 0) {
      add(s.diplomacyRaid, v.area, -1);
      toSupply(g, DIPLOMACY, 'marker.worked', 'SAM-23.02', areaName(v.area));
      toSupply(g, RAID, 'marker.stopped', 'SAM-23.02', areaName(v.area));
      return g.end();
    }
    g.emit({ type: 'raid.begins', rule: 'SAM-23.01', data: { area: areaName(v.area) } });
    v.armies = raiders(s, v.area).map((at) => [at, s.enemies[at] ?? 0]);
    return g.goto('army');
  },
  army: (g, v) => {
    const army = v.armies[v.next];
    if (army === undefined) return g.goto('empty');
    const steps = raidSteps(g.s, v.area, army[0]);
    if (steps.length > 0) return ask(g, tie, matter(steps.map(locationName), { place: locationName(army[0]) }), 'step');
    v.next++;
    return g.goto('army');
  },
  step: (g, v) => {
    const [from, n] = v.armies[v.next++] as [number, number];
    if (march(g, from, location(decided(g)), n)) v.moved = true;
    return onward(g, 'army');
  },
  // SAM-23.09, SAM-23.10
  empty: (g, v) => {
    if (!v.moved && !isDefended(g.s, CAPITAL[v.area] ?? 0)) {
      emptyPool(g, SUPPLIES, v.area, 'SAM-23.09');
      emptyPool(g, MEDICINE, v.area, 'SAM-23.09');
    }
    toSupply(g, RAID, 'marker.discarded', 'SAM-23.10');
    return g.end();
  },
});
