import { DIPLOMACY, MEDICINE, RAID, SUPPLIES } from '../../content/things.ts';
import { isDefended, march } from '../effects/fighting.ts';
import { add, emptyPool, toSupply } from '../effects/tokens.ts';
import { CAPITAL, location } from '../geography.ts';
import { ask, decided, matter, onward } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { raidSteps, raiders } from '../queries/marching.ts';
import { R } from '../rules.ts';
import { tie } from './ties.ts';

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
