import type { Source } from '@edubba/kernel';

/** A space's number, 0 to 60: row by row from the north, each from the west. */
export type Space = number;

export type SpaceKind = 'akkad' | 'home' | 'special' | 'city' | 'danger' | 'territory';

/** What a space yields: one good, `staple` for grain or sheep, `any` for all four (AKK-13.09, AKK-13.10). */
export type Yield = 'grain' | 'sheep' | 'silver' | 'lapis' | 'staple' | 'any' | 'none';

/** Land on either side of a river: the Euphrates runs between west and middle, the Tigris between middle and east. */
export type Bank = 'west' | 'middle' | 'east';

/** One space of the map. */
export interface MapSpace {
  readonly id: string;
  /** Axial coordinates of a hexagon of radius 4 with pointed tops; north is up. */
  readonly q: number;
  readonly r: number;
  readonly kind: SpaceKind;
  readonly yields: Yield;
  readonly bank: Bank;
  /** Where the name comes from; the place on the map is ours throughout (C2). */
  readonly source: Source;
}

type Row = readonly [id: string, q: number, r: number, kind: SpaceKind, yields: Yield, bank: Bank, source: Source];

const ROWS: readonly Row[] = [
  ['HAL', 0, -4, 'special', 'silver', 'west', 'rulebook'],
  ['T04', 1, -4, 'territory', 'sheep', 'west', 'reconstructed'],
  ['URK', 2, -4, 'home', 'staple', 'middle', 'rulebook'],
  ['T05', 3, -4, 'territory', 'sheep', 'middle', 'reconstructed'],
  ['NIN', 4, -4, 'special', 'silver', 'east', 'reconstructed'],
  ['T01', -1, -3, 'territory', 'grain', 'west', 'reconstructed'],
  ['D1', 0, -3, 'danger', 'none', 'middle', 'reconstructed'],
  ['TAD', 1, -3, 'city', 'silver', 'middle', 'reconstructed'],
  ['T06', 2, -3, 'territory', 'grain', 'middle', 'reconstructed'],
  ['D2', 3, -3, 'danger', 'none', 'middle', 'reconstructed'],
  ['EKA', 4, -3, 'city', 'silver', 'east', 'reconstructed'],
  ['MAR', -2, -2, 'home', 'staple', 'west', 'rulebook'],
  ['T02', -1, -2, 'territory', 'grain', 'middle', 'reconstructed'],
  ['SHE', 0, -2, 'city', 'grain', 'middle', 'reconstructed'],
  ['NAG', 1, -2, 'special', 'lapis', 'middle', 'reconstructed'],
  ['GAS', 2, -2, 'city', 'sheep', 'middle', 'reconstructed'],
  ['T07', 3, -2, 'territory', 'sheep', 'middle', 'reconstructed'],
  ['ASS', 4, -2, 'home', 'staple', 'east', 'reconstructed'],
  ['T03', -3, -1, 'territory', 'sheep', 'west', 'reconstructed'],
  ['HIT', -2, -1, 'city', 'silver', 'west', 'reconstructed'],
  ['KIS', -1, -1, 'special', 'lapis', 'middle', 'reconstructed'],
  ['T19', 0, -1, 'territory', 'silver', 'middle', 'reconstructed'],
  ['T20', 1, -1, 'territory', 'silver', 'middle', 'reconstructed'],
  ['ESH', 2, -1, 'special', 'lapis', 'middle', 'reconstructed'],
  ['T08', 3, -1, 'territory', 'grain', 'east', 'reconstructed'],
  ['T09', 4, -1, 'territory', 'grain', 'east', 'reconstructed'],
  ['D6', -4, 0, 'danger', 'none', 'west', 'rulebook'],
  ['RAP', -3, 0, 'city', 'silver', 'west', 'reconstructed'],
  ['SIP', -2, 0, 'city', 'sheep', 'west', 'reconstructed'],
  ['D7', -1, 0, 'danger', 'none', 'middle', 'reconstructed'],
  ['AGD', 0, 0, 'akkad', 'any', 'middle', 'rulebook'],
  ['D8', 1, 0, 'danger', 'none', 'middle', 'reconstructed'],
  ['TUT', 2, 0, 'city', 'grain', 'east', 'reconstructed'],
  ['DER', 3, 0, 'special', 'silver', 'east', 'reconstructed'],
  ['D3', 4, 0, 'danger', 'none', 'east', 'rulebook'],
  ['T16', -4, 1, 'territory', 'sheep', 'west', 'reconstructed'],
  ['T17', -3, 1, 'territory', 'sheep', 'west', 'reconstructed'],
  ['MRD', -2, 1, 'special', 'lapis', 'middle', 'rulebook'],
  ['T22', -1, 1, 'territory', 'silver', 'middle', 'reconstructed'],
  ['T21', 0, 1, 'territory', 'silver', 'middle', 'reconstructed'],
  ['ADA', 1, 1, 'special', 'lapis', 'middle', 'reconstructed'],
  ['AWA', 2, 1, 'city', 'silver', 'east', 'reconstructed'],
  ['T11', 3, 1, 'territory', 'grain', 'east', 'reconstructed'],
  ['URU', -4, 2, 'home', 'staple', 'west', 'rulebook'],
  ['T18', -3, 2, 'territory', 'grain', 'middle', 'reconstructed'],
  ['SHU', -2, 2, 'city', 'grain', 'middle', 'reconstructed'],
  ['NIP', -1, 2, 'special', 'lapis', 'middle', 'reconstructed'],
  ['UMM', 0, 2, 'city', 'sheep', 'middle', 'reconstructed'],
  ['T10', 1, 2, 'territory', 'sheep', 'middle', 'reconstructed'],
  ['SUS', 2, 2, 'home', 'staple', 'east', 'rulebook'],
  ['LAR', -4, 3, 'city', 'silver', 'west', 'reconstructed'],
  ['D5', -3, 3, 'danger', 'none', 'middle', 'reconstructed'],
  ['T15', -2, 3, 'territory', 'sheep', 'middle', 'reconstructed'],
  ['LAG', -1, 3, 'city', 'silver', 'middle', 'reconstructed'],
  ['D4', 0, 3, 'danger', 'none', 'middle', 'reconstructed'],
  ['T12', 1, 3, 'territory', 'sheep', 'east', 'reconstructed'],
  ['ERI', -4, 4, 'special', 'silver', 'west', 'rulebook'],
  ['T14', -3, 4, 'territory', 'grain', 'middle', 'reconstructed'],
  ['GIR', -2, 4, 'home', 'staple', 'middle', 'rulebook'],
  ['T13', -1, 4, 'territory', 'grain', 'east', 'reconstructed'],
  ['PAS', 0, 4, 'special', 'silver', 'east', 'reconstructed'],
];

export const SPACES: readonly MapSpace[] = ROWS.map(([id, q, r, kind, yields, bank, source]) => ({
  id,
  q,
  r,
  kind,
  yields,
  bank,
  source,
}));

/** C2 Where one walks over a river without a Port. */
export const CROSSINGS: readonly (readonly [west: string, east: string])[] = [
  ['MAR', 'T02'],
  ['T04', 'URK'],
  ['URU', 'T18'],
  ['SIP', 'MRD'],
  ['ERI', 'T14'],
  ['T10', 'SUS'],
  ['T07', 'ASS'],
  ['GIR', 'T13'],
  ['ESH', 'TUT'],
  ['T05', 'NIN'],
];

const BY_ID = new Map(SPACES.map(({ id }, space) => [id, space]));

/** The number of a space by its id: `AGD` is Akkad. */
export function spaceOf(id: string): Space {
  const space = BY_ID.get(id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

/** Akkad itself (AKK-18.19). */
export const AKKAD: Space = spaceOf('AGD');
