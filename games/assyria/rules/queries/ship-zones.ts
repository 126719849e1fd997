import type { Space } from '../../content/map.ts';
import { layout } from '../geography.ts';
import type { State } from '../state.ts';

/**
 * ASY-10.05, ASY-10.07 For each connected group of Ships: their spaces and all spaces around them.
 * All spaces of one zone are adjacent to each other. For explanations; option lists ask `adjacency.ts`, which is quicker.
 */
export function shipZones(s: State): readonly (readonly Space[])[] {
  const { rivers, neighbours } = layout(s);
  const zones: Space[][] = [];
  const seen = new Set<Space>();
  for (const start of rivers) {
    if (s.ship[start] !== true || seen.has(start)) continue;
    const group = [start];
    const zone = new Set<Space>();
    seen.add(start);
    for (const ship of group) {
      zone.add(ship);
      for (const next of neighbours[ship] ?? []) {
        zone.add(next);
        if (s.ship[next] === true && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    zones.push([...zone]);
  }
  return zones;
}
