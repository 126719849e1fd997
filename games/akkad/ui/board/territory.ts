import type { Point } from '@edubba/ui';
import type { Space } from '../../content/map.ts';
import { BANKS, over } from './geometry.ts';
import { pathOf, PIECES } from './outlines.ts';

const SIDES = 6;

/**
 * The rim of a country of several spaces, drawn just inside its border: loops of the outer sides, without the borders
 * between its own spaces. One country so reads as one, however many spaces it has.
 */
export function rimOf(isIn: (space: Space) => boolean, spaces: readonly Space[]): string {
  const isOuter = (space: Space, side: number): boolean => {
    const other = over(space, side);
    return other === undefined || !isIn(other);
  };
  const walked = new Set<number>();
  let path = '';
  for (const space of spaces)
    for (let side = 0; side < SIDES; side++)
      if (isOuter(space, side) && !walked.has(space * SIDES + side)) path += pathOf(loop(space, side, isOuter, walked));
  return path;
}

/** Goes clockwise around the country from one outer side until it comes back to it. */
function loop(
  start: Space,
  first: number,
  isOuter: (space: Space, side: number) => boolean,
  walked: Set<number>,
): readonly Point[] {
  const points: Point[] = [];
  let [space, side] = [start, first];
  do {
    walked.add(space * SIDES + side);
    const stays = isOuter(space, (side + 1) % SIDES);
    const entered = !isOuter(space, (side + SIDES - 1) % SIDES);
    const bank = BANKS[space] ?? [];
    // Where the border goes on along another space both outlines have a round corner: it is left out.
    for (let k = entered ? 2 : 0; k <= PIECES - (stays ? 1 : 2); k++) {
      const point = bank[(side * PIECES + k) % bank.length];
      if (point !== undefined) points.push(point);
    }
    [space, side] = next(space, side, isOuter);
  } while (space !== start || side !== first);
  return points;
}

/** The outer side that follows clockwise: of the same space, or of one that meets it at the corner. */
function next(space: Space, side: number, isOuter: (space: Space, side: number) => boolean): readonly [Space, number] {
  let here = space;
  let at = (side + 1) % SIDES;
  while (!isOuter(here, at)) {
    here = over(here, at) ?? here;
    // The border we came over lies opposite; the side after it meets the same corner.
    at = (at + 4) % SIDES;
  }
  return [here, at];
}
