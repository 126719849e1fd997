import { circlePath, type MapPlace, type MapPlaces, type Point, type Thing } from '@edubba/ui';
import { AREA_NAMES, LOCATIONS, ROUTES } from '../../content/map.ts';
import { COUNTRIES, middleOf, PLAQUE, pointOf, RADIUS } from './geometry.ts';

const around = ([x, y]: Point, r: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** A disc with its ring of wedges. */
function disc(centre: Point, r: number): MapPlace {
  return { centre, path: circlePath(centre, r), corners: around(centre, r + 3), focus: circlePath(centre, r + 3) };
}

function box([x, y]: Point, [width, height]: readonly [number, number]): MapPlace {
  const [left, top, w, h] = [x - width / 2, y - height / 2, width, height];
  const path = `M${left} ${top}h${w}v${h}h${-w}Z`;
  const corners: Point[] = [
    [left, top],
    [left + w, top],
    [left, top + h],
    [left + w, top + h],
  ];
  return { centre: [x, y], path, corners, focus: `M${left - 3} ${top - 3}h${w + 6}v${h + 6}h${-w - 6}Z` };
}

/** What can be pointed at on the map: Locations, plaques of Areas with their stores, Routes. */
export const PLACES: MapPlaces = new Map<Thing, MapPlace>([
  ...LOCATIONS.map(({ id }, i): [Thing, MapPlace] => [
    `place/${id}`,
    { ...disc(pointOf(id), (RADIUS[i] ?? 17) + 9), holds: [`token/military/${id}`, `token/diviners/${id}`] },
  ]),
  ...AREA_NAMES.flatMap((area): [Thing, MapPlace][] => {
    const [x, y] = COUNTRIES[area].plaque;
    return [
      [`area/${area}`, box([x, y], PLAQUE)],
      [`token/supplies/${area}`, { ...box([x - PLAQUE[0] / 2 + 47, y + 8.5], [38, 18]), small: true }],
      [`token/medicine/${area}`, { ...box([x - PLAQUE[0] / 2 + 88, y + 8.5], [38, 18]), small: true }],
    ];
  }),
  ...ROUTES.map(({ id }): [Thing, MapPlace] => [`route/${id}`, { ...disc(middleOf(id), 11), small: true }]),
]);
