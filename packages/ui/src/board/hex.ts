import { type Point, tenth } from './curve.ts';

/** Where the hexes of a map lie: pointy top, every second row shifted half a hex to the right. */
export interface HexGrid {
  /** Length of a side, which is also the distance from the middle to a corner. */
  readonly side: number;
  /** From flat side to flat side. */
  readonly width: number;
  readonly rowHeight: number;
  /** Row and column count from 0. */
  centre(row: number, column: number): Point;
}

/** A grid whose first hex touches the top and the left of `origin`. */
export function hexGrid(side: number, origin: Point): HexGrid {
  const width = Math.sqrt(3) * side;
  const rowHeight = 1.5 * side;
  return {
    side,
    width,
    rowHeight,
    centre: (row, column) => [origin[0] + width * (column + 0.5 + (row % 2) / 2), origin[1] + side + rowHeight * row],
  };
}

/** Angles to the corners, clockwise from the top. */
export const CORNER_ANGLES: readonly number[] = [-90, -30, 30, 90, 150, 210];

/** The six corners around a point, clockwise from the top. */
export function hexCorners([x, y]: Point, radius: number): readonly Point[] {
  return CORNER_ANGLES.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A hex as the `points` of a polygon. */
export function hexPoints(centre: Point, radius: number): string {
  return hexCorners(centre, radius)
    .map(([x, y]) => `${tenth(x)},${tenth(y)}`)
    .join(' ');
}

/** Many hexes as one path: one element instead of ninety. */
export function hexesPath(centres: readonly Point[], radius: number): string {
  return centres.map((centre) => `M${hexPoints(centre, radius)}Z`).join('');
}

/** The seams between and around hexes as one path; a side that two hexes share is drawn once. */
export function seamsPath(centres: readonly Point[], side: number): string {
  const seams = new Map<string, string>();
  for (const centre of centres) {
    const corners = hexCorners(centre, side).map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      seams.set(sideKey(centre, i, side), `M${from}L${to}`);
    });
  }
  return [...seams.values()].join('');
}

/** Names a side by its middle, in coarse steps: the two hexes on it agree in spite of rounding. */
function sideKey([x, y]: Point, index: number, side: number): string {
  const angle = ((CORNER_ANGLES[index] ?? 0) + 30) * (Math.PI / 180);
  const reach = (side * Math.sqrt(3)) / 2;
  const step = side / 4;
  return `${Math.round((x + reach * Math.cos(angle)) / step)}/${Math.round((y + reach * Math.sin(angle)) / step)}`;
}
