import { type Point, tenth } from '@edubba/ui';

// An area map with the topology of a hexagon grid that does not look like one. Corners are shifted and edges roughened by
// a hash of their own place, so that two neighbours draw the same line and the map looks alike each time it is made.

/** Of an area: column and row of its hexagon (axial, pointed tops). */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** Where the grid lies: its middle, the width of a hexagon, the height of a row. */
export interface Grid {
  readonly middle: Point;
  readonly width: number;
  readonly row: number;
}

/** A corner by its column and row among all corners: whole numbers, so that three hexagons agree on it. */
type Corner = readonly [column: number, row: number];

const SIDES = 6;
/** How often an edge is halved, and into how many pieces that makes it. */
const ROUNDS = 3;
export const PIECES = 2 ** ROUNDS;
/** How far corners are shifted, as a part of a hexagon's width and of a row's height. */
const SHIFT: Point = [0.085, 0.06];
/** How far the middle of an edge is moved, as a part of its length. */
const ROUGH = 0.1;

/** Corners around a hexagon, clockwise from the top; the edge after each leads to the neighbour of {@link AROUND}. */
const CORNERS: readonly Corner[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The neighbour over each edge, as steps of column and row. */
export const AROUND: readonly Corner[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** A number from −1 to 1 for a place. */
function hash(a: number, b: number, c: number): number {
  let h = Math.imul(a + 0x51ed, 0x9e3779b1) ^ Math.imul(b + 0x3c6e, 0x85ebca6b) ^ Math.imul(c + 0x1b87, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** The corner an edge of a cell starts from. */
export function cornerOf({ q, r }: Cell, side: number): Corner {
  const [column, row] = CORNERS[side % SIDES] ?? [0, 0];
  return [2 * q + r + column, 3 * r + row];
}

/** Where a corner lies. */
export function cornerAt({ middle, width, row }: Grid, [x, y]: Corner): Point {
  return [middle[0] + (x / 2 + hash(x, y, 1) * SHIFT[0]) * width, middle[1] + (y / 3 + hash(x, y, 2) * SHIFT[1]) * row];
}

/** An edge of a cell as {@link PIECES} pieces, from its first corner clockwise to the next. */
export function edgeOf(grid: Grid, cell: Cell, side: number): readonly Point[] {
  const from = cornerOf(cell, side);
  const to = cornerOf(cell, side + 1);
  // Both neighbours must go the same way to draw the same line.
  const back = from[1] > to[1] || (from[1] === to[1] && from[0] > to[0]);
  const [a, b] = back ? [to, from] : [from, to];
  let points: readonly Point[] = [cornerAt(grid, a), cornerAt(grid, b)];
  for (let round = 0; round < ROUNDS; round++) points = roughened(points, a, round);
  return back ? points.toReversed() : points;
}

/** Every piece is broken in its middle, which goes a little aside. */
function roughened(points: readonly Point[], [x, y]: Corner, round: number): readonly Point[] {
  return points.flatMap((to, i): readonly Point[] => {
    const from = points[i - 1];
    if (from === undefined) return [to];
    const aside = hash(x * 31 + i, y * 17 + round, 5 + points.length) * ROUGH;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return [[from[0] + dx / 2 - dy * aside, from[1] + dy / 2 + dx * aside], to];
  });
}

/** The outline of a cell: its six edges, corner k at place k · {@link PIECES}. */
export function outlineOf(grid: Grid, cell: Cell): readonly Point[] {
  return CORNERS.flatMap((_, side) => edgeOf(grid, cell, side).slice(0, -1));
}

const cyclic = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;

/** The outline drawn in by so much at each edge (out, if it is negative). Corners come out round. */
export function drawnIn(outline: readonly Point[], depthOf: (side: number) => number): readonly Point[] {
  const reach = 3;
  const depths = outline.map((_, i) => depthOf(Math.floor(i / PIECES)));
  return outline.map(([x, y], i) => {
    // The direction over a few pieces: every wiggle of its own would make loops.
    const [before, after] = [cyclic(outline, i - reach), cyclic(outline, i + reach)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    let depth = 0;
    for (let k = -reach; k < reach; k++) depth += cyclic(depths, i + k);
    depth /= 2 * reach;
    return [x - (dy / length) * depth, y + (dx / length) * depth];
  });
}

/** The middle of an area: its centre of mass. */
export function middleOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = cyclic(outline, i + 1);
    const part = ax * by - bx * ay;
    area += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
  });
  return [x / (3 * area), y / (3 * area)];
}

const written = (points: readonly Point[]): string => points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');

/** Points as a path; `closed`: back to the first. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${written(points)}${closed ? 'Z' : ''}`;
}
