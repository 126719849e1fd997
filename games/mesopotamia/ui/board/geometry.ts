import { circlePath, type MapPlace, type MapPlaces, type Point, type Thing } from '@edubba/ui';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { TALL, WIDE } from './outlines.ts';

/** On a desk there is more room beside the map than above it; in a hand, and where one's own cards lie beside it, there is not. A window made narrower later keeps its map. */
export const UPRIGHT = globalThis.matchMedia?.('(max-width: 1399px), (max-height: 819px)').matches ?? false;
const DATA = UPRIGHT ? TALL : WIDE;
/** The upright map was drawn with more sky than it needs. */
const LIFT = UPRIGHT ? -44 : 0;

/** Width and height of the map's drawing. */
export const boardSize: readonly [number, number] = UPRIGHT ? [800, 722] : [906, 544];

const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** Half pixels, each point from the one before it. */
function pointsIn(text: string): Point[] {
  const steps = numbers(text);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x / 2, y / 2 + LIFT]);
  }
  return points;
}

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;

const OUTLINES: readonly (readonly Point[])[] = DATA.outlines.map(pointsIn);
const centres = numbers(DATA.centres);
const sections = numbers(DATA.sections);

export const CENTRES: readonly Point[] = AREAS.map((_, i) => [centres[2 * i] ?? 0, (centres[2 * i + 1] ?? 0) + LIFT]);
/** Middle of each river section, and the way it runs there. */
export const MIDDLES: readonly { readonly at: Point; readonly angle: number }[] = SECTIONS.map((_, i) => ({
  at: [sections[3 * i] ?? 0, (sections[3 * i + 1] ?? 0) + LIFT],
  angle: sections[3 * i + 2] ?? 0,
}));

export const SHAPES: readonly string[] = OUTLINES.map(pathOf);
export const ALL = SHAPES.join('');

/** The same drawn in towards the middle. */
const drawnIn = (by: number): readonly string[] =>
  OUTLINES.map((points, area) => {
    const [cx, cy] = CENTRES[area] ?? [0, 0];
    return pathOf(points.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * (by - 0.02)]));
  });

export const RINGS = drawnIn(0.92);
export const RAMPARTS = drawnIn(0.875);

const along = (text: string, before: number, after: number): Point[] => {
  const points = pointsIn(text);
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? [0, 0];
  return [
    [first[0] + before * 2, first[1] - 90],
    [first[0] + before, first[1] - 34],
    ...points,
    [last[0] + after, last[1] + 34],
    [last[0] + after * 2.6, last[1] + 110],
  ];
};

export const EUPHRATES = along(DATA.euphrates, -26, 20);
export const TIGRIS = along(DATA.tigris, 20, 22);

/** Sizes in which things are drawn on the map. */
export const SIZE = UPRIGHT ? { tile: 33, ship: 29, name: 15.5, home: 62 } : { tile: 29, ship: 27, name: 13, home: 58 };

export const at = ([x, y]: Point): string => `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`;

/** Six points of an outline, the farthest in six directions. */
function cornersOf(points: readonly Point[]): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    const reach = ([x, y]: Point): number => x * Math.cos(angle) + y * Math.sin(angle);
    const [first, ...rest] = points;
    return first === undefined ? [] : [rest.reduce((best, one) => (reach(one) > reach(best) ? one : best), first)];
  });
}

/** What can be pointed at on the map: areas, and the river sections between them. */
export const PLACES: MapPlaces = new Map<Thing, MapPlace>([
  ...AREAS.map(({ id }, area): readonly [Thing, MapPlace] => [
    `area/${id}`,
    {
      centre: CENTRES[area] ?? [0, 0],
      path: SHAPES[area] ?? '',
      corners: cornersOf(OUTLINES[area] ?? []),
      focus: SHAPES[area] ?? '',
    },
  ]),
  ...SECTIONS.map(({ id }, section): readonly [Thing, MapPlace] => {
    const centre = MIDDLES[section]?.at ?? [0, 0];
    return [
      `river/${id}`,
      { centre, path: circlePath(centre, 13), corners: [], focus: circlePath(centre, 17), small: true },
    ];
  }),
]);
