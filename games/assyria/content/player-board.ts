import type { Source } from '@edubba/kernel';

/** The four columns of the Ziggurat grid and the Action tiles beneath them. Their order is inferred. */
export const COLUMN_NAMES = ['offerings', 'purchase', 'card', 'gold'] as const;
export type Column = 0 | 1 | 2 | 3;
export const COLUMN_NUMBERS: readonly Column[] = [0, 1, 2, 3];

/** Pieces of one player. All printed but the Camel limit, which is ours. */
export const PIECES = {
  huts: 10,
  wells: 3,
  ploughs: 2,
  /** Large, medium, small in each column. */
  levels: 3,
  camelLimit: 10,
  camelLimitSource: 'reconstructed' as Source,
  startVp: 10,
  startGold: 1,
  startHuts: 1,
} as const;

/** Neutral pieces that can run out. */
export const ROOFS = 8;
export const FOOD_TOKENS = 6;

/** Camels: new Ziggurat by the number already built; second level by the number of second levels built; third level. */
export const BUILD_COSTS = { found: [0, 6, 5, 4], second: [4, 3, 2, 1], third: 3 } as const;

/** Purchase and Card action: Camels with 0, 1, 2 pieces taken from the column. */
export const TILE_COST = [3, 2, 1] as const;

/** Camels for steps on the Offerings track, and for Gold, allowed with 0, 1, 2 pieces taken. */
export const OFFERINGS_EXCHANGES = [
  { camels: 1, gain: 1, pieces: 0 },
  { camels: 2, gain: 2, pieces: 1 },
  { camels: 3, gain: 3, pieces: 2 },
] as const;

export const GOLD_EXCHANGES = [
  { camels: 1, gain: 1, pieces: 0 },
  { camels: 2, gain: 2, pieces: 1 },
  { camels: 2, gain: 3, pieces: 2 },
] as const;
