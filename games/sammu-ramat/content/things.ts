import type { Source } from '@edubba/kernel';

/** Empire tokens, in the order in which lists hold them (SAM-2.11). */
export const TOKENS = ['military', 'supplies', 'diviners', 'medicine'] as const;
export type TokenName = (typeof TOKENS)[number];
export type Token = number;
export const [MILITARY, SUPPLIES, DIVINERS, MEDICINE] = [0, 1, 2, 3] as const;

/** An Empire token and what belongs to it: its track, and its red and its green marker (SAM-2.23). */
export interface TokenKind {
  readonly id: TokenName;
  /** SAM-A.63 Length of the track, which is all there is. */
  readonly count: number;
  readonly source: Source;
}

export const TOKEN_KINDS: readonly TokenKind[] = [
  { id: 'military', count: 20, source: 'inferred' },
  { id: 'supplies', count: 15, source: 'inferred' },
  { id: 'diviners', count: 15, source: 'inferred' },
  { id: 'medicine', count: 10, source: 'inferred' },
];

/** Goods of five types; there is no limit to them (SAM-A.72). */
export const GOODS = ['textiles', 'iron', 'copper', 'gold', 'lapis'] as const;
export type GoodName = (typeof GOODS)[number];
export type Good = number;

/** Effect markers: first the red ones, then the green ones, each by the token it belongs to. */
export const MARKERS = [
  'raid',
  'unrest',
  'assassination',
  'plague',
  'diplomacy',
  'karu',
  'religion',
  'health',
] as const;
export type MarkerName = (typeof MARKERS)[number];
export type Marker = number;
export const [RAID, UNREST, ASSASSINATION, PLAGUE, DIPLOMACY, KARU, RELIGION, HEALTH] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

export interface MarkerKind {
  readonly id: MarkerName;
  readonly count: number;
  readonly source: Source;
}

export const MARKER_KINDS: readonly MarkerKind[] = [
  { id: 'raid', count: 8, source: 'reconstructed' },
  { id: 'unrest', count: 12, source: 'reconstructed' },
  { id: 'assassination', count: 8, source: 'reconstructed' },
  { id: 'plague', count: 12, source: 'reconstructed' },
  { id: 'diplomacy', count: 6, source: 'reconstructed' },
  { id: 'karu', count: 6, source: 'reconstructed' },
  { id: 'religion', count: 6, source: 'reconstructed' },
  { id: 'health', count: 6, source: 'reconstructed' },
];

/** SAM-2.23 The red marker of a token: markers stand in the order of the tokens. */
export const redOf = (token: Token): Marker => token;

/** SAM-19.01 */
export const isGreen = (marker: Marker): boolean => marker >= DIPLOMACY;

/** SAM-26 Technologies; three markers of each. */
export const TECHNOLOGIES = [
  'shield',
  'military-wagon',
  'supply-wagon',
  'diviner-wagon',
  'medicine-wagon',
  'mule',
  'wheel',
  'sun',
  'amphora',
  'vial',
  'sword',
] as const;
export type TechnologyName = (typeof TECHNOLOGIES)[number];
export type Technology = number;
export const [SHIELD, , , , , MULE, WHEEL, SUN, AMPHORA, VIAL, SWORD] = TECHNOLOGIES.map((_, i) => i) as [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
];
/** The Wagon of a token (SAM-26.02 to SAM-26.05). */
export const wagonOf = (token: Token): Technology => token + 1;

/** Pieces the box limits. Numbers the rulebook does not give are ours. */
export const BOX = {
  enemies: { count: 30, source: 'reconstructed' },
  technologies: { count: 3, source: 'reconstructed' },
} as const satisfies { readonly [what: string]: { readonly count: number; readonly source: Source } };

/** SAM-15, SAM-A.45 The tracks of the Empire board. */
export const TRACKS = {
  /** This many are free of any condition … */
  free: 10,
  /** … the next five need this many of another token … */
  needs: 6,
  /** … and Military above this … */
  second: 15,
  /** … this many Supplies. */
  needsMore: 11,
  /** Warning spaces: so few on the map add a marker, so few also draw one. */
  addsAt: 2,
  drawsAt: 1,
} as const;

/** SAM-18.07 So many Assassination markers lose the game. */
export const DEADLY = 3;

/** SAM-21.02, SAM-22.02 So much Defense or Medicine stops and removes a marker. */
export const ENOUGH = 3;
