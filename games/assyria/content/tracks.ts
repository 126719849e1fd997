import type { Source } from '@edubba/kernel';

/** Influence: 15 is printed as the top; where tokens and marks lie is ours (ASY-A.33). */
export const INFLUENCE = {
  top: 15,
  tokens: [4, 8, 12],
  /** Reaching one of these from below crosses a 2-VP mark. */
  marks: [6, 10, 14],
  source: 'reconstructed' as Source,
} as const;

/** Offerings: space by space, what a Well and a Ziggurat score in a Flood. */
export const OFFERINGS = {
  top: 10,
  well: [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3],
  ziggurat: [0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4],
  roofs: [3, 6, 9],
  source: 'reconstructed' as Source,
} as const;

/** The three Tribute areas from the top. Camel cost and Influence are printed and equal. */
export const AREAS = ['highest', 'middle', 'lowest'] as const;
export type AreaName = (typeof AREAS)[number];
export type Area = 0 | 1 | 2;
export const AREA_NUMBERS: readonly Area[] = [0, 1, 2];

export type RoofReward = 'farmer' | 'ship' | 'gold';

export const TRIBUTE = {
  camels: [3, 2, 1],
  /** Spaces for Gold in each area (ours); there is one for a Ship (printed). */
  gold: 4,
  roofReward: ['farmer', 'ship', 'gold'] as readonly RoofReward[],
  roofAtStart: [1, 1, 0],
  source: 'reconstructed' as Source,
} as const;

/** What a bid space costs, from the highest to the lowest. */
export const BID_SPACES = ['high', 'middle', 'low'] as const;
export const BID_COSTS = [0, 1, 3] as const;

/** Expansion markers, green and brown: values 2 to 4 are printed, which are how many is ours. */
export const EXPANSION_MARKERS: readonly { readonly id: string; readonly value: number; readonly source: Source }[] = [
  { id: 'EM-G1', value: 2, source: 'reconstructed' },
  { id: 'EM-G2', value: 3, source: 'reconstructed' },
  { id: 'EM-G3', value: 3, source: 'reconstructed' },
  { id: 'EM-G4', value: 4, source: 'reconstructed' },
  { id: 'EM-N1', value: 2, source: 'reconstructed' },
  { id: 'EM-N2', value: 3, source: 'reconstructed' },
  { id: 'EM-N3', value: 3, source: 'reconstructed' },
  { id: 'EM-N4', value: 4, source: 'reconstructed' },
];

const VALUES = new Map(EXPANSION_MARKERS.map(({ id, value }) => [id, value]));

export function markerValue(id: string): number {
  return VALUES.get(id) ?? 0;
}
