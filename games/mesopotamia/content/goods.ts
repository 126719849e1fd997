/** MES-1.16 The six kinds of resources; the first four are the standard ones (MES-16.02). */
export const GOODS = ['wood', 'food', 'stone', 'clay', 'tablet', 'knucklebone'] as const;
export type GoodName = (typeof GOODS)[number];
export type Good = 0 | 1 | 2 | 3 | 4 | 5;

export const WOOD = 0;
export const FOOD = 1;
export const CLAY = 3;
export const TABLET = 4;
export const KNUCKLEBONE = 5;

/** Resources that can be gathered from the map: these goods come first. */
export const STANDARD = 4;

/** So many of each good. */
export type Amounts = readonly number[];

export const NOTHING: Amounts = [0, 0, 0, 0, 0, 0];

const LETTERS = 'wfsctk';

/** `2s1w` is two Stone and one Wood. */
export function goods(text: string): Amounts {
  const amounts = [0, 0, 0, 0, 0, 0];
  for (const [, n = '0', letter = ''] of text.matchAll(/(\d+)([wfsctk])/g))
    amounts[LETTERS.indexOf(letter)] = Number(n);
  return amounts;
}

export type Box = 'core' | 'AH' | 'ME';

/** Pieces of each good: in the box, and added by each expansion. */
export const SUPPLY = { core: 40, expansion: 20 } as const;
