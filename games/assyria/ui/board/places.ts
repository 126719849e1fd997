import { circlePath, hexCorners, hexesPath, type MapPlace, type MapPlaces, type Thing } from '@edubba/ui';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { MAP, outline, SIZE } from './geometry.ts';

const HERE = [0, 0] as const;

/** What can be pointed at on the map: spaces, and the Well sites on their corners. */
export const PLACES: MapPlaces = new Map<Thing, MapPlace>([
  ...SPACES.map(({ id }, space): readonly [Thing, MapPlace] => {
    const centre = MAP.centres[space] ?? HERE;
    const path = outline([space], MAP.side + 0.2);
    const corners = hexCorners(centre, MAP.side + 2);
    return [`space/${id}`, { centre, path, corners, focus: hexesPath([centre], MAP.side + 4) }];
  }),
  ...WELL_SITES.map(({ id }, site): readonly [Thing, MapPlace] => {
    const centre = MAP.wells[site] ?? HERE;
    const path = circlePath(centre, SIZE.well / 2 + 2.5);
    return [
      `well/${id}`,
      { centre, path, corners: hexCorners(centre, 17), focus: circlePath(centre, 19), small: true },
    ];
  }),
]);
