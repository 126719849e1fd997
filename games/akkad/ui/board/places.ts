import type { MapPlace, MapPlaces, Thing } from '@edubba/ui';
import { SPACES } from '../../content/map.ts';
import { MONSTERS } from '../../content/monsters.ts';
import { MONSTER_SPACE } from '../../rules/geography.ts';
import { centreOf, cornersOf, focusRing, SHAPES } from './geometry.ts';

/** What can be pointed at on the map: spaces, and the monsters in their lairs. */
export const PLACES: MapPlaces = new Map<Thing, MapPlace>(
  SPACES.map(({ id }, space) => {
    const holds = MONSTERS.flatMap((monster, i) => (MONSTER_SPACE[i] === space ? [`monster/${monster.id}`] : []));
    const path = SHAPES[space] ?? '';
    return [
      `space/${id}`,
      { centre: centreOf(space), path, corners: cornersOf(space), focus: focusRing(space), holds },
    ];
  }),
);
