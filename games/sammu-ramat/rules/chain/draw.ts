import type { Proc } from '@edubba/kernel';
import { ASSASSINATION, isGreen, MARKERS, PLAGUE, UNREST } from '../../content/things.ts';
import { add } from '../effects/tokens.ts';
import { NO_AREA } from '../geography.ts';
import { areaName } from '../names.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { attempt } from './assassination.ts';
import { useGreen } from './green.ts';
import { raid } from './raid.ts';
import { placePlague, placeUnrest } from './unrest.ts';

/** A marker, already out of bag and supply, takes effect at once (SAM-19.04), red ones in that Area (SAM-19.06). */
export const resolveMarker: Proc<State, { marker: number; area: number }> = R.proc<{ marker: number; area: number }>(
  'marker',
)({
  resolve: (g, { marker, area }) => {
    if (isGreen(marker)) return g.become(useGreen, { marker });
    // SAM-19.07
    if (marker === ASSASSINATION) return g.become(attempt, null);
    if (marker === UNREST) return g.become(placeUnrest, { area });
    if (marker === PLAGUE) return g.become(placePlague, { area });
    return g.become(raid, { area, armies: [], next: 0, moved: false });
  },
});

/** SAM-4.27 A marker from the supply is put into play; without one nothing happens. */
export const bringMarker = R.proc<{ marker: number; area: number }>('marker.here')({
  take: (g, v) => {
    if ((g.s.supply[v.marker] ?? 0) === 0) return g.end();
    add(g.s.supply, v.marker, -1);
    return g.become(resolveMarker, v);
  },
});

/** SAM-19.02 One marker at random from the bag; red ones apply to this Area. */
export const drawMarker = R.proc<{ area: number }>('draw')({
  // SAM-19.03
  any: (g) => (g.s.bag.some((n) => n > 0) ? g.goto('draw') : g.end()),
  draw: {
    chance: 'bag.draw',
    outcomes: (s) => MARKERS.filter((_, marker) => (s.bag[marker] ?? 0) > 0),
    weights: (s) => s.bag.filter((n) => n > 0),
    then: (g, v, name) => {
      const marker = MARKERS.indexOf(name as never);
      add(g.s.bag, marker, -1);
      g.emit({
        type: 'marker.drawn',
        rule: 'SAM-19.02',
        data: { marker: name, area: v.area === NO_AREA ? '' : areaName(v.area) },
      });
      return g.become(resolveMarker, { marker, area: v.area });
    },
  },
});
