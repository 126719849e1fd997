import { apart } from '../queries/distance.ts';
import type { Area } from '../../content/map.ts';
import type { State } from '../state.ts';

/** MES-32.28 As attacker the Automaton sends its own Units home and others far from theirs; the first in reading order among equals. */
export function automatonRetreat(s: State, side: number, areas: readonly Area[]): Area {
  const home = s.home[side] ?? 0;
  const own = side === s.automaton;
  const sorted = [...areas].sort((a, b) => a - b);
  let [best = 0] = sorted;
  for (const area of sorted) {
    const better = own ? apart(area, home) < apart(best, home) : apart(area, home) > apart(best, home);
    if (better) best = area;
  }
  return best;
}
