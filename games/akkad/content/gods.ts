import type { Source } from '@edubba/kernel';

export const GOD_NAMES = ['an', 'ishkur', 'enki', 'shamash', 'enlil', 'ninhursag', 'ishtar', 'suen'] as const;
export type GodName = (typeof GOD_NAMES)[number];

/** A worship card by its place in {@link GOD_NAMES}. */
export type God = number;

/** The place of each. */
export const GOD_PLACE = Object.fromEntries(GOD_NAMES.map((name, at) => [name, at])) as {
  readonly [name in GodName]: God;
};

/** A worship card (C5): all effects are printed; most names are ours. */
export interface WorshipCard {
  readonly id: GodName;
  /** Has the word ACTION (AKK-4.02). */
  readonly action: boolean;
  readonly rule: string;
  /** Of the name. */
  readonly nameSource: Source;
  readonly source: Source;
}

const god = (id: GodName, action: boolean, rule: string, nameSource: Source = 'reconstructed'): WorshipCard => ({
  id,
  action,
  rule: `AKK-4.${rule}`,
  nameSource,
  source: 'rulebook',
});

export const GODS: readonly WorshipCard[] = [
  god('an', true, '03'),
  god('ishkur', true, '04'),
  god('enki', true, '10', 'rulebook'),
  god('shamash', false, '12'),
  god('enlil', true, '14'),
  god('ninhursag', false, '15'),
  god('ishtar', false, '16', 'inferred'),
  god('suen', false, '17', 'rulebook'),
];
