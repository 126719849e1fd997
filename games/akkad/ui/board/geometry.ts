import type { Point } from '@edubba/ui';
import { type Bank, CROSSINGS, SPACES, type Space, spaceOf } from '../../content/map.ts';
import { NEIGHBOURS, riverBetween } from '../../rules/geography.ts';
import {
  AROUND,
  type Cell,
  cornerAt,
  cornerOf,
  drawnIn,
  edgeOf,
  type Grid,
  middleOf,
  outlineOf,
  pathOf,
  PIECES,
} from './outlines.ts';
import { HEIGHT, SHAPE, WIDTH } from './shape.ts';

/** Width and height of the map's drawing. */
export const boardSize: readonly [number, number] = [WIDTH, HEIGHT];

/** How far the country goes on around the map: a window of another shape shows it, not an edge. */
export const BEYOND = { width: 700, height: 300 } as const;

const GRID: Grid = { middle: [WIDTH / 2, HEIGHT / 2 + 1], width: SHAPE.space, row: 56.8 };

/** Width of a river on a border. */
export const RIVER_WIDTH = 8.6;
/** How far a rim keeps from a border, and from the middle of a river. */
const RIM = { land: 2.6, river: RIVER_WIDTH / 2 + 2.4 } as const;

const AT = new Map(SPACES.map(({ q, r }, space) => [`${q},${r}`, space]));
const HERE: Cell = { q: 0, r: 0 };
const cellOf = (space: Space): Cell => SPACES[space] ?? HERE;

/** The neighbour over a side of a space, clockwise from the upper right; `undefined`: beyond the map. */
export function over(space: Space, side: number): Space | undefined {
  const { q, r } = cellOf(space);
  const [dq, dr] = AROUND[side % AROUND.length] ?? [0, 0];
  return AT.get(`${q + dq},${r + dr}`);
}

/** The side on which one space borders on another. */
export const sideTo = (space: Space, other: Space): number =>
  AROUND.findIndex((_, side) => over(space, side) === other);

/** Outlines of the spaces, by number. */
export const OUTLINES: readonly (readonly Point[])[] = SPACES.map((cell) => outlineOf(GRID, cell));

/** The same as paths, for what is filled or pointed at. */
export const SHAPES: readonly string[] = OUTLINES.map((outline) => pathOf(outline));

const wet = (space: Space, side: number): boolean => {
  const other = over(space, side);
  return other !== undefined && riverBetween(space, other);
};

/** Outlines along the inner bank of rivers and borders, for rims of control. */
export const BANKS: readonly (readonly Point[])[] = OUTLINES.map((outline, space) =>
  drawnIn(outline, (side) => (wet(space, side) ? RIM.river : RIM.land)),
);

/** The corners of a space. */
export const cornersOf = (space: Space): readonly Point[] =>
  AROUND.map((_, side) => cornerAt(GRID, cornerOf(cellOf(space), side)));

/** What must find room in a space, around its middle: name, army, strip. */
const FOOTPRINT: readonly Point[] = [SHAPE.half, -SHAPE.half].flatMap((x): Point[] => [
  [x, -21],
  [x * 1.04, -8],
  [x * 1.04, 11],
  [x * 0.75, 28],
]);

/** How far the footprint keeps from the nearest bank or border, if it lies here. */
function roomAround([x, y]: Point, space: Space): number {
  const corners = cornersOf(space);
  const rooms = corners.flatMap(([ax, ay], side) => {
    const [bx, by] = corners[(side + 1) % corners.length] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    const rim = wet(space, side) ? RIM.river : RIM.land;
    return FOOTPRINT.map(([fx, fy]) => (dx * (y + fy - ay) - dy * (x + fx - ax)) / length - rim);
  });
  return Math.min(...rooms);
}

/** Where name, army and strip have the most room: near the centre of the dry part. */
function roomiest(space: Space): Point {
  const [x, y] = middleOf(BANKS[space] ?? []);
  const steps = [0, 1.5, -1.5, 3, -3, 4.5, -4.5];
  const places = steps.flatMap((dy) => steps.map((dx): Point => [x + dx, y + dy]));
  const rooms = places.map((place) => roomAround(place, space));
  return places[rooms.indexOf(Math.max(...rooms))] ?? [x, y];
}

/** Middles of the spaces. */
export const CENTRES: readonly Point[] = SPACES.map((_, space) => roomiest(space));

/** The middle of a space. */
export const centreOf = (space: Space): Point => CENTRES[space] ?? [0, 0];

const inner = (land: number): readonly string[] =>
  OUTLINES.map((outline, space) =>
    pathOf(drawnIn(outline, (side) => (wet(space, side) ? land + RIVER_WIDTH / 2 : land))),
  );

/** Rings inside the outlines: of what is lit or chosen, and the dotted rim of danger further in. */
export const RINGS: readonly string[] = inner(3.4);
export const DANGER_RIMS: readonly string[] = inner(6.4);

/** The ring around what the keyboard is on. */
export const focusRing = (space: Space): string => pathOf(drawnIn(OUTLINES[space] ?? [], () => -2.5));

/** The border over a side of a space. */
export const borderOf = (space: Space, side: number): readonly Point[] => edgeOf(GRID, cellOf(space), side);

/** Every border once; `coast`: those at the edge of the map. */
export function bordersPath(coast: boolean): string {
  return SPACES.flatMap((_space, space) =>
    AROUND.flatMap((_side, side) => {
      const other = over(space, side);
      if (coast ? other !== undefined : other === undefined || other < space) return [];
      return [pathOf(borderOf(space, side), false)];
    }),
  ).join('');
}

/** The borders between two banks as one line from north to south. */
function courseBetween(one: Bank, other: Bank): readonly Point[] {
  const pieces = SPACES.flatMap(({ bank }, space) =>
    (NEIGHBOURS[space] ?? [])
      .filter((next) => bank === one && SPACES[next]?.bank === other)
      .map((next) => borderOf(space, sideTo(space, next))),
  );
  return chained(pieces);
}

const key = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** Puts pieces of a line together where their ends meet, beginning at the northern end. */
function chained(pieces: readonly (readonly Point[])[]): readonly Point[] {
  const ends = pieces.flatMap((piece) => [piece[0], piece.at(-1)]).filter((end) => end !== undefined);
  const isOpen = (end: Point): boolean => ends.filter((other) => key(other) === key(end)).length === 1;
  const [start] = ends.filter(isOpen).sort((a, b) => a[1] - b[1]);
  const rest = new Set(pieces);
  const line: Point[] = start === undefined ? [] : [start];
  for (let at = start; at !== undefined; ) {
    const here = key(at);
    const piece = [...rest].find((one) => [one[0], one.at(-1)].some((end) => end !== undefined && key(end) === here));
    if (piece === undefined) break;
    rest.delete(piece);
    const [first] = piece;
    const onward = first !== undefined && key(first) === here ? piece : piece.toReversed();
    line.push(...onward.slice(1));
    at = onward.at(-1);
  }
  return line;
}

/** The courses of the rivers over the map alone: along borders. */
export const COURSES: { readonly [river in 'euphrates' | 'tigris']: readonly Point[] } = {
  euphrates: courseBetween('west', 'middle'),
  tigris: courseBetween('middle', 'east'),
};

/** A crossing: where it lies, and its angle in degrees: across the river. */
export interface Crossing {
  readonly at: Point;
  readonly angle: number;
}

/** The middle of a border. */
function middleOfBorder(space: Space, other: Space): Point {
  return borderOf(space, sideTo(space, other))[PIECES / 2] ?? [0, 0];
}

export const BRIDGES: readonly Crossing[] = CROSSINGS.map(([a, b]) => {
  const border = borderOf(spaceOf(a), sideTo(spaceOf(a), spaceOf(b)));
  const [before, at, after] = [border[PIECES / 2 - 2], border[PIECES / 2], border[PIECES / 2 + 2]];
  if (before === undefined || at === undefined || after === undefined) throw new Error(`${a} has no border with ${b}`);
  return { at, angle: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI + 90 };
});

/** Where a ship lies that is bound for a space: on the river beside it, else at its lower left. */
export function harbourOf(space: Space): Point {
  const [x, y] = centreOf(space);
  const shores = (NEIGHBOURS[space] ?? []).filter((other) => riverBetween(space, other));
  const isBridged = (other: Space): boolean => BRIDGES.some(({ at }) => key(at) === key(middleOfBorder(space, other)));
  // Beside the army, rather than where a name or a strip of tokens is.
  const aside = (other: Space): number => Math.abs(centreOf(other)[1] - y) + (isBridged(other) ? HEIGHT : 0);
  const [shore] = shores.toSorted((a, b) => aside(a) - aside(b));
  return shore === undefined ? [x - SHAPE.half * 0.75, y + 17] : middleOfBorder(space, shore);
}

/** Moves a group to a point. */
export const at = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
