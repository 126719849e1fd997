import type { Source } from '@edubba/kernel';

/** The five foods; `wild` on a card stands for any of them. */
export const FOODS = ['wheat', 'grapes', 'meat', 'fish', 'dates'] as const;
export type Food = (typeof FOODS)[number];

export type Terrain = 'west' | 'euphrates' | 'between' | 'tigris' | 'east';

/** A space's number, 0 to 89: row by row from the top, each from the left. */
export type Space = number;

export const ROWS = 10;
export const COLUMNS = 9;

/** That there is one hex map with these kinds of land is printed; its size, the rivers' course and the foods are ours. */
export const MAP_SOURCE: Source = 'reconstructed';

// w: outside, west of both rivers; E: Euphrates; m: between the rivers; T: Tigris; e: outside, east of both.
const DRAWING = `
  wF wW EM mD mW mG TM eF eG
  wD wF EG mM mF mW TG eW eD
  wF wM EW mD mG mM TD eF eG
  wG wD EF mM mW TF eM eW eD
  wF wW wM EW mF mD TG eD eG
  wD wG ED mG mM TW eF eW eM
  wG wW wF EM mW mF TM eG eD
  wD wM EG mF mD mG TW eF eM
  wG wW ED mW mM mF TD eM eG
  wD wM EF mD mW mG TF eW eM`;

const TERRAINS: { readonly [letter: string]: Terrain } = {
  w: 'west',
  E: 'euphrates',
  m: 'between',
  T: 'tigris',
  e: 'east',
};
const FOOD_LETTERS: { readonly [letter: string]: Food } = { W: 'wheat', G: 'grapes', M: 'meat', F: 'fish', D: 'dates' };

/** One space of the printed map. */
export interface MapSpace {
  readonly id: string;
  /** Row from the top, 0 to 9. */
  readonly row: number;
  readonly column: number;
  /** Horizontal position in half hexes: rows B, D, F, H and J are shifted half a hex to the right. */
  readonly x: number;
  readonly terrain: Terrain;
  readonly food: Food;
}

export const SPACES: readonly MapSpace[] = DRAWING.trim()
  .split(/\s+/)
  .map((code, space) => {
    const row = Math.floor(space / COLUMNS);
    const column = space % COLUMNS;
    const terrain = TERRAINS[code.charAt(0)];
    const food = FOOD_LETTERS[code.charAt(1)];
    if (terrain === undefined || food === undefined) throw new Error(`the map cannot be read at ${code}`);
    return {
      id: `${'ABCDEFGHIJ'.charAt(row)}${column + 1}`,
      row,
      column,
      x: 2 * (column + 1) + (row % 2),
      terrain,
      food,
    };
  });

const BY_ID = new Map(SPACES.map(({ id }, space) => [id, space]));

/** The number of a space by its printed id: `D3`. */
export function spaceOf(id: string): Space {
  const space = BY_ID.get(id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}
