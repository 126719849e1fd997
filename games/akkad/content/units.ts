import type { Source } from '@edubba/kernel';
import type { Goods } from './goods.ts';

/** What stands on spaces, in the order of every list by kind. `beaten`: a champion without hit points left on the board (AKK-11.68). */
export const UNITS = [
  'spearman',
  'archer',
  'priest',
  'chariot',
  'shield-bearer',
  'champion',
  'mercenary',
  'beaten',
] as const;
export type UnitName = (typeof UNITS)[number];

/** A kind of unit by its place in {@link UNITS}. */
export type Kind = number;
export const SPEARMAN: Kind = 0;
export const ARCHER: Kind = 1;
export const PRIEST: Kind = 2;
export const CHARIOT: Kind = 3;
export const SHIELD: Kind = 4;
export const CHAMPION: Kind = 5;
export const MERCENARY: Kind = 6;
export const BEATEN: Kind = 7;

/** How many kinds there are: a power of two, so that `space * KINDS + kind` finds a list's place. */
export const KINDS = 8;

/** AKK-11.01 to AKK-11.07 One kind of unit. */
export interface Unit {
  readonly id: UnitName;
  /** Bones in a combat roll. */
  readonly bones: number;
  /** Hits it takes. */
  readonly hits: number;
  /** What one purchase costs, and how many it brings. */
  readonly cost: Goods;
  readonly pair: number;
  /** Figures each player has; champions are counted apart, mercenaries never run out. */
  readonly figures: number;
  /** Where it is bought. */
  readonly from: 'palace' | 'temple' | 'storehouse' | 'nowhere';
  /** Worth in points, for starts and bots (C3). */
  readonly worth: number;
  readonly rule: string;
  readonly source: Source;
}

const unit = (
  id: UnitName,
  [bones, hits, figures, worth]: readonly [number, number, number, number],
  cost: Goods,
  from: Unit['from'],
  rule: string,
  pair = 1,
): Unit => ({ id, bones, hits, cost, pair, figures, from, worth, rule: `AKK-11.${rule}`, source: 'rulebook' });

export const UNIT_TABLE: readonly Unit[] = [
  unit('spearman', [1, 1, 16, 2], [1, 0, 1, 0], 'palace', '01', 2),
  unit('archer', [2, 1, 10, 5], [1, 1, 1, 0], 'palace', '02'),
  unit('priest', [0, 1, 7, 5], [0, 2, 1, 0], 'temple', '03'),
  unit('chariot', [3, 2, 6, 10], [2, 2, 2, 0], 'palace', '04'),
  unit('shield-bearer', [0, 2, 2, 4], [2, 2, 0, 0], 'palace', '05'),
  unit('champion', [4, 2, 0, 0], [0, 0, 0, 0], 'nowhere', '06'),
  unit('mercenary', [1, 1, 0, 1], [0, 0, 1, 0], 'storehouse', '07', 2),
  unit('beaten', [0, 0, 0, 0], [0, 0, 0, 0], 'nowhere', '57'),
];

/** AKK-13.16 HIRE MERCENARY brings so many for 1 silver. */
export const HIRED = 2;

/** AKK-10.13 A monster's bones and the hits it takes. */
export const MONSTER_BONES = 2;
export const MONSTER_HITS = 4;

/** The list position of a kind of unit by name. */
export function kindOf(name: string): Kind {
  const kind = (UNITS as readonly string[]).indexOf(name);
  if (kind < 0) throw new Error(`there is no unit ${name}`);
  return kind;
}
