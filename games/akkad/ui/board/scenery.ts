import { curve, type Point, scatter, tenth } from '@edubba/ui';
import { BEYOND, CENTRES, COURSES } from './geometry.ts';
import { HEIGHT, STRETCH, WIDTH } from './shape.ts';

// The country around the map, which never changes: mountains in the north and east, the steppe of Amurru, marsh and sea.

const LEFT = -BEYOND.width;
const RIGHT = WIDTH + BEYOND.width;
const TOP = -BEYOND.height;
const BOTTOM = HEIGHT + BEYOND.height;

/** All of it. */
export const COUNTRY = { x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP } as const;

/** A line of the country: drawn for the upright map, stretched for the broad one. */
const line = (...points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [x * STRETCH, y]);

const FOOTHILLS = line(
  [560 + BEYOND.width, 440],
  [760, 430],
  [640, 396],
  [592, 340],
  [552, 250],
  [512, 160],
  [452, 92],
  [380, 62],
  [290, 50],
  [200, 62],
  [140, 84],
  [84, 100],
  [-20, 106],
  [-140, 146],
  [-BEYOND.width, 200],
);

/** Taurus in the north, Zagros down the eastern side. */
export const MOUNTAINS = `${curve(FOOTHILLS)}L${LEFT} 200V${TOP}H${RIGHT}V440Z`;

const COAST = line(
  [560 + BEYOND.width, 560],
  [760, 522],
  [690, 510],
  [620, 494],
  [548, 492],
  [488, 516],
  [430, 544],
  [350, 562],
  [280, 612],
  [228, 700],
  [220, BOTTOM],
);

/** The Lower Sea. */
export const SEA = `${curve(COAST)}H${RIGHT}V560Z`;

/** The shore where it can be seen: lines of foam follow it. */
export const SHORE = curve(COAST.slice(0, 8));

const REEDS = COAST.map(([x, y], i): Point => [x - 26 * STRETCH, y - 28 - (i % 3) * 4]);

/** Reeds along the shore and about the mouths of the rivers. */
export const MARSHES = `${curve(REEDS)}H${RIGHT}V530Z`;

const tooNear = (x: number, y: number): boolean =>
  CENTRES.some(([cx, cy]) => Math.hypot((x - cx) / STRETCH, (y - cy) * 1.1) < 44);

type Box = readonly [x: number, y: number, width: number, height: number];

/** Scattered places within bounds, far enough from the spaces and from each other. */
function places(
  n: number,
  seed: number,
  within: Box,
  apart: Point,
  wanted: (x: number, y: number) => boolean,
): readonly Point[] {
  const random = scatter(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < n * 12 && found.length < n; tries++) {
    const [x, y] = [within[0] + random() * within[2], within[1] + random() * within[3]];
    const crowded = found.some(([fx, fy]) => Math.abs(fx - x) < apart[0] && Math.abs(fy - y) < apart[1]);
    if (!crowded && !tooNear(x, y) && wanted(x, y)) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const at = ([x, y]: Point): string => `M${tenth(x)} ${tenth(y)}`;

const isAwayFromRivers = (x: number, y: number): boolean =>
  [COURSES.euphrates, COURSES.tigris].every(
    ([source]) => source === undefined || y > source[1] || Math.abs(x - source[0]) > 26 + (source[1] - y) * 0.4,
  );

/** As far as the country is stretched. */
const box = (x: number, y: number, width: number, height: number): Box => [x * STRETCH, y, width * STRETCH, height];

const PEAKS = places(Math.round(90 * STRETCH), 4, box(-330, -120, 1260, 500), [21, 12], (x, y) => {
  const near = x / STRETCH;
  const isHigh = y < 36 + Math.abs(near - 300) * 0.12 || (near > 300 && y < 360 && near > 450 + y * 0.42);
  return isHigh && isAwayFromRivers(x, y);
});

/** Peaks: the side in the sun, the side in the shade, and the line of both. */
export const RANGES = {
  shade: PEAKS.map((peak, i) => `${at(peak)}l${9 + (i % 3)} 14h-${7 + (i % 3)}l1-5Z`).join(''),
  line: PEAKS.map(
    (peak, i) => `${at(peak)}l-${9 + (i % 2) * 2} 14M${tenth(peak[0])} ${tenth(peak[1])}l${9 + (i % 3)} 14`,
  ).join(''),
} as const;

/** Dunes of the steppe in the west. */
export const DUNES = places(
  Math.round(46 * STRETCH),
  9,
  box(-330, 150, 560, 560),
  [30, 16],
  (x, y) => x / STRETCH < 250 - Math.max(0, y - 470) * 0.8,
)
  .map((dune) => `${at(dune)}q8-8 20-1q-6-1-9 2`)
  .join('');

/** Palms of the marshland. */
export const PALMS = places(9, 21, box(60, 500, 270, 60), [26, 10], () => true)
  .map((palm) => `${at(palm)}q2-5 1-10m0 0q-5-3-8 1m8-1q-2-5-6-4m6 4q3-5 6-3m-6 3q6-2 8 2`)
  .join('');

/** A river with what lies beyond the map: from the mountains to the sea. */
export function wholeCourse(river: 'euphrates' | 'tigris'): readonly Point[] {
  const over = COURSES[river].filter((_, i, { length }) => i % 2 === 0 || i === length - 1);
  const [source = [0, 0]] = over;
  const mouth = over.at(-1) ?? source;
  const lean = river === 'euphrates' ? -1 : 1;
  return [
    [source[0] + lean * 150 * STRETCH, TOP],
    [source[0] + lean * 84 * STRETCH, -60],
    [source[0] + lean * 26 * STRETCH, -14],
    ...over,
    // The Euphrates has the longer way to the sea.
    ...[12, 34, ...(lean < 0 ? [58, 84] : [])].map((on): Point => [mouth[0] + 4 + on * 0.25 * STRETCH, mouth[1] + on]),
  ];
}
