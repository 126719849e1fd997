import type { Source } from '@edubba/kernel';
import type { Token } from './goods.ts';

export const BUILDING_NAMES = ['storehouse', 'palace', 'temple', 'port'] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];

/** A building by its place in {@link BUILDING_NAMES}. */
export type Building = number;
export const STOREHOUSE: Building = 0;
export const PALACE: Building = 1;
export const TEMPLE: Building = 2;
export const PORT: Building = 3;

export type BuildingAction =
  | 'collect'
  | 'hire'
  | 'recruit'
  | 'tax'
  | 'train'
  | 'convert'
  | 'ziggurat'
  | 'canals'
  | 'trade';

/** C6 A building: the token that activates it and its actions in order (AKK-13.02). */
export interface BuildingTile {
  readonly id: BuildingName;
  readonly token: Token;
  readonly actions: readonly BuildingAction[];
  readonly rule: string;
  readonly source: Source;
}

export const BUILDINGS: readonly BuildingTile[] = [
  { id: 'storehouse', token: 'admin', actions: ['collect', 'hire'], rule: 'AKK-13.07', source: 'rulebook' },
  { id: 'palace', token: 'royal', actions: ['recruit', 'tax'], rule: 'AKK-14.01', source: 'rulebook' },
  { id: 'temple', token: 'divine', actions: ['train', 'convert', 'ziggurat'], rule: 'AKK-15.01', source: 'rulebook' },
  { id: 'port', token: 'admin', actions: ['canals', 'trade'], rule: 'AKK-16.02', source: 'rulebook' },
];

export const UPGRADE_NAMES = [
  'sheepfold',
  'granary',
  'royal-roads',
  'tax-reform',
  'zealotry',
  'advanced-docks',
] as const;
export type UpgradeName = (typeof UPGRADE_NAMES)[number];

/** An upgrade by its place in {@link UPGRADE_NAMES}. */
export type Upgrade = number;
export const SHEEPFOLD: Upgrade = 0;
export const GRANARY: Upgrade = 1;
export const ROYAL_ROADS: Upgrade = 2;
export const TAX_REFORM: Upgrade = 3;
export const ZEALOTRY: Upgrade = 4;
export const ADVANCED_DOCKS: Upgrade = 5;

/** C6 An upgrade and the building it belongs to. */
export interface UpgradeTile {
  readonly id: UpgradeName;
  readonly of: BuildingName;
  readonly rule: string;
  readonly source: Source;
}

export const UPGRADES: readonly UpgradeTile[] = [
  { id: 'sheepfold', of: 'storehouse', rule: 'AKK-13.14', source: 'rulebook' },
  { id: 'granary', of: 'storehouse', rule: 'AKK-13.14', source: 'rulebook' },
  { id: 'royal-roads', of: 'palace', rule: 'AKK-8.03', source: 'rulebook' },
  { id: 'tax-reform', of: 'palace', rule: 'AKK-14.09', source: 'rulebook' },
  { id: 'zealotry', of: 'temple', rule: 'AKK-15.19', source: 'rulebook' },
  { id: 'advanced-docks', of: 'port', rule: 'AKK-9.06', source: 'rulebook' },
];

/** The building an upgrade belongs to, by their places. */
export const BUILDING_OF: readonly Building[] = UPGRADES.map(({ of }) => BUILDING_NAMES.indexOf(of));
