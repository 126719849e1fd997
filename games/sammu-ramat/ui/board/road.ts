import { ROAD } from '../../rules/geography.ts';
import { locationName } from '../../rules/names.ts';
import { roadOpen } from '../../rules/queries/month-long.ts';
import type { State } from '../../rules/state.ts';

/** SAM-10.04, SAM-4.23 Stops of the Queen's Road that cannot be passed now. */
export function roadShut(s: State): readonly string[] {
  return ROAD.filter(
    (at) => (s.enemies[at] ?? 0) > 0 || s.plague[at] === true || s.unrest[at] === true || !roadOpen(s, at, at),
  ).map(locationName);
}
