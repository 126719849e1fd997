import type { Area } from '../../content/map.ts';
import { AREAS, NEIGHBOURS, STARTS } from '../../content/map.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';

export const FAR = 99;

/** Steps from each area to a target over areas that may be entered; the target itself may always be entered. */
export function distancesTo(target: Area, open: (area: Area) => boolean): number[] {
  const steps = AREAS.map(() => FAR);
  steps[target] = 0;
  const queue = [target];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    // A path may begin anywhere, but only leads on through open areas.
    if (at !== target && !open(at)) continue;
    for (const next of NEIGHBOURS[at] ?? [])
      if (steps[next] === FAR) {
        steps[next] = (steps[at] ?? 0) + 1;
        queue.push(next);
      }
  }
  return steps;
}

const BARE: readonly (readonly number[])[] = AREAS.map((_, area) => distancesTo(area, () => true));

/** Steps between two areas with nothing in the way. */
export const apart = (a: Area, b: Area): number => BARE[a]?.[b] ?? FAR;

/** MES-32.34, MES-32.42 The free Starting area farthest from all taken ones; the lowest number among equals. */
export function farthestStart(s: State, free: readonly number[]): Area {
  let best: Area = OFF;
  let most = -1;
  for (const n of free) {
    const area = STARTS[n] ?? 0;
    let total = 0;
    for (const home of s.home) if (home !== OFF) total += apart(home, area);
    if (total > most) {
      best = area;
      most = total;
    }
  }
  return best;
}
