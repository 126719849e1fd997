/**
 * On a desk there is more room beside the map than above it; in a smaller window, where one's own things lie beside it,
 * and in a hand there is not: the same map in two proportions, so that its spaces are as big as each window allows. A
 * window that is made narrower later keeps its map.
 */
const isUpright = globalThis.matchMedia?.('(max-width: 1399px), (max-height: 819px)').matches ?? false;

interface Shape {
  /** Width of a space. */
  readonly space: number;
  /** Half the width that names, armies and strips may take up in it. */
  readonly half: number;
  /** Most groups of an army side by side. */
  readonly row: number;
  /** Of one row, by how many stand in it: their size, and from one to the next. */
  readonly alone: readonly (readonly [size: number, step: number])[];
  /** The same of two rows: where both have at most two, and where one has more. */
  readonly double: { readonly size: number; readonly few: number; readonly many: number };
  /** The strip below one row at most, and below two: its room, size for up to three things, size for more. */
  readonly strip: readonly [single: StripShape, double: StripShape];
}

type StripShape = readonly [room: number, few: number, many: number];

const UPRIGHT: Shape = {
  space: 63.6,
  half: 28,
  row: 3,
  alone: [
    [26, 0],
    [26, 0],
    [23.5, 24],
    [19.5, 19],
  ],
  double: { size: 16.6, few: 19.5, many: 17.2 },
  strip: [
    [4, 14, 12.2],
    [3, 11, 11],
  ],
};

const BROAD: Shape = {
  space: 91,
  half: 40,
  row: 4,
  alone: [
    [28, 0],
    [28, 0],
    [27, 29],
    [25.5, 26.5],
    [20.5, 20.8],
  ],
  double: { size: 16.6, few: 23, many: 20 },
  strip: [
    [5, 15, 14],
    [4, 12, 12],
  ],
};

/** The proportions of this window's map. */
export const SHAPE: Shape = isUpright ? UPRIGHT : BROAD;

/** Width and height of the map's drawing: nine spaces and a margin. */
export const WIDTH = Math.round(9 * SHAPE.space + 20);
export const HEIGHT = 564;

/** How much broader it is than the upright one, for which the country around it was drawn. */
export const STRETCH = WIDTH / 592;
