import { BAILEET } from '../../content/characters.ts';
import { DIVINERS, RELIGION } from '../../content/things.ts';
import { noOracleStep } from '../closed.ts';
import { bringBaileet } from '../effects/characters.ts';
import { enter } from '../effects/fighting.ts';
import { add, giveBack, toSupply } from '../effects/tokens.ts';
import { AREA_OF, CAPITAL, location, LOCATIONS_IN, NO_AREA } from '../geography.ts';
import { ask, back, decided, jointly, matter } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { inPlay } from '../queries/characters.ts';
import { oracleSteps } from '../queries/marching.ts';
import { holding } from '../queries/places.ts';
import { R } from '../rules.ts';

const diviner = jointly('baileet.diviner');
const step = jointly('baileet.step', noOracleStep);

/** SAM-25.03 to SAM-25.05, SAM-25.17 She converts one Diviner in one of these Locations. */
export const convert = R.proc<{ among: number[] }>('convert')({
  look: (g, v) => {
    const { s } = g;
    const found = holding(s.diviners, v.among);
    const [first] = found;
    if (first === undefined || s.enemySupply === 0) return g.end();
    // SAM-24.16
    const inArea = AREA_OF[first] ?? NO_AREA;
    if (inArea !== NO_AREA && (s.religionCapital[inArea] ?? 0) > 0) {
      add(s.religionCapital, inArea, -1);
      toSupply(g, RELIGION, 'marker.worked', 'SAM-24.16', areaName(inArea));
      return g.end();
    }
    return ask(g, diviner, matter(found.map(locationName)), 'convert');
  },
  convert: (g) => {
    const at = location(decided(g));
    const n = Math.min(2, g.s.enemySupply);
    giveBack(g, DIVINERS, 1, at, 'SAM-25.03');
    g.s.enemySupply -= n;
    g.emit({ type: 'baileet.converts', rule: 'SAM-25.03', data: { n, place: locationName(at) } });
    // SAM-A.59 They arise inside the Location: nothing is compared, nothing stops them.
    enter(g, at, n);
    return back(g);
  },
});

/** SAM-25.12, SAM-25.13 Side B acts after the Event of the Month. */
export const oracleActs = R.proc<null>('oracle.acts')({
  start: (g) => {
    const { s } = g;
    if (!inPlay(s, BAILEET) || s.baileetSide !== 'B' || s.baileetMoved === s.month) return g.end();
    const steps = oracleSteps(s);
    if (steps.length === 0) return g.goto('convert');
    return ask(g, step, matter(steps.map(locationName)), 'go');
  },
  go: (g) => {
    const to = location(decided(g));
    g.s.at[BAILEET] = to;
    g.emit({ type: 'baileet.steps', rule: 'SAM-25.13', data: { place: locationName(to) } });
    return g.goto('convert');
  },
  convert: (g) => g.become(convert, { among: [g.s.at[BAILEET] ?? 0] }),
});

/** SAM-25.14 Side A jumps to the Capital of an Area and converts anywhere in it. */
export const oracleJumps = R.proc<{ area: number }>('oracle.jumps')({
  jump: (g, v) => {
    bringBaileet(g, CAPITAL[v.area] ?? 0, 'A');
    return g.become(convert, { among: [...(LOCATIONS_IN[v.area] ?? [])] });
  },
});
