import { hexesPath, hexGrid, hexPoints, type Point } from '@edubba/ui';
import { ROWS, SPACES, type Terrain } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';

const WIDTH = 592;
const HEIGHT = 564;
const SIDE = 33.5;
const ORIGIN: Point = [22, 23];
/** How far the country goes on around the map: a window of another shape shows it, not an edge. */
const BEYOND = { width: 700, height: 260 };

const grid = hexGrid(SIDE, ORIGIN);
const centres = SPACES.map(({ row, column }) => grid.centre(row, column));

/** The middle of a space. */
const centreOf = (space: number): Point => centres[space] ?? [0, 0];

function middle(points: readonly Point[]): Point {
  const mean = (k: 0 | 1): number => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  return [mean(0), mean(1)];
}

/** A river through the middles of its spaces, from beyond the upper edge to beyond the lower one, swaying a little. */
function courseOf(river: Terrain): readonly Point[] {
  const spaces = centres.filter((_, space) => SPACES[space]?.terrain === river);
  const [source = [0, 0]] = spaces;
  const mouth = spaces.at(-1) ?? source;
  const end = ORIGIN[1] + SIDE * (1.5 * ROWS + 0.5);
  return [
    [source[0] + 26, -BEYOND.height],
    [source[0] + 30, -BEYOND.height / 2],
    [source[0] + 8, -26],
    [source[0] + 2, ORIGIN[1] - 2],
    ...spaces.map(([x, y], i): Point => [x + (i % 2 === 0 ? 2 : -2), y]),
    [mouth[0] - 6, end + 2],
    [mouth[0] - 12, HEIGHT + 26],
    [mouth[0] - 34, HEIGHT + BEYOND.height / 2],
    [mouth[0] - 24, HEIGHT + BEYOND.height],
  ];
}

/** Where everything on the map lies. All lengths follow from the side of a hex. */
export const MAP = {
  width: WIDTH,
  height: HEIGHT,
  beyond: BEYOND,
  side: SIDE,
  hexWidth: grid.width,
  rowHeight: grid.rowHeight,
  origin: ORIGIN,
  /** Middles of the spaces, by number. */
  centres,
  /** The corner where the three spaces of a Well site meet, by site. */
  wells: WELL_SITES.map(({ spaces }) => middle(spaces.map(centreOf))),
  rivers: { euphrates: courseOf('euphrates'), tigris: courseOf('tigris') },
  riverWidth: SIDE * 0.86,
} as const;

const HERE: Point = [0, 0];

/** Outlines around a space's own middle, for what is drawn inside its group. */
export const HEX = {
  whole: hexPoints(HERE, SIDE),
  /** Its border rounds the corners a little. */
  field: hexPoints(HERE, SIDE - 1.6),
  ring: hexPoints(HERE, SIDE - 3.2),
  threat: hexPoints(HERE, SIDE - 5),
  /** Within a ring. */
  innerThreat: hexPoints(HERE, SIDE - 10),
} as const;

/** Sizes of pieces and print, as parts of a hex's side (art direction, sections 10 and 12). */
export const SIZE = {
  side: SIDE,
  hut: SIDE * 0.98,
  ziggurat: SIDE * 1.34,
  ship: SIDE * 0.86,
  farmer: SIDE * 0.72,
  well: SIDE * 0.66,
  medallion: SIDE * 0.335,
  food: SIDE * 0.52,
  foodY: -SIDE * 0.46,
  site: SIDE * 0.155,
  dot: SIDE * 0.125,
  dotY: SIDE * 0.34,
} as const;

/** The outlines of some spaces as one path. */
export function outline(spaces: readonly number[], radius: number): string {
  return hexesPath(spaces.map(centreOf), radius);
}

/** Moves a group to a point. */
export const at = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
