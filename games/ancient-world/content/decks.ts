import type { ItemId } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import type { DistrictRow, EmpireRow, MilitaryRow, TitanRow } from './cards.ts';
import { DISTRICTS } from './districts.ts';
import { EMPIRE_A } from './empire-a.ts';
import { EMPIRE_B } from './empire-b.ts';
import { EMPIRE_C } from './empire-c.ts';
import { STARTING_EMPIRE } from './empire-start.ts';
import { MILITARY, STARTING_MILITARY } from './military.ts';
import { ONE_STAR, STARTING_TITANS, THREE_STARS, TWO_STARS } from './titans.ts';

// Every card has a number: its place in the list of its kind. It is counted out from the letters of its id, which is
// quicker than any table: EA07, EB12, EC03, SE1#2 (the copy of the player in the second seat), M04, SM02#1, T213, ST03, D16.

/** Copies of a starting card: one for each possible player. */
const COPIES = [1, 2, 3, 4] as const;

const copiesOf = <R extends { readonly id: string }>(row: R): R[] => COPIES.map(() => row);
const copyIds = ({ id }: { readonly id: string }): readonly ItemId[] => interned(COPIES.map((n) => `${id}#${n}`));
const idOf = ({ id }: { readonly id: string }): ItemId => id;

/** Rows of all empire cards by number. */
export const EMPIRE: readonly EmpireRow[] = [
  ...EMPIRE_A,
  ...EMPIRE_B,
  ...EMPIRE_C,
  ...STARTING_EMPIRE.flatMap(copiesOf),
];
export const EMPIRE_IDS: readonly ItemId[] = [
  ...[...EMPIRE_A, ...EMPIRE_B, ...EMPIRE_C].map(idOf),
  ...STARTING_EMPIRE.flatMap(copyIds),
];

/** Rows of all military cards by number. */
export const ARMIES: readonly MilitaryRow[] = [...MILITARY, ...STARTING_MILITARY.flatMap(copiesOf)];
export const ARMY_IDS: readonly ItemId[] = [...MILITARY.map(idOf), ...STARTING_MILITARY.flatMap(copyIds)];

/** Rows of all titans by number. */
export const TITANS: readonly TitanRow[] = [...STARTING_TITANS, ...ONE_STAR, ...TWO_STARS, ...THREE_STARS];
export const TITAN_IDS: readonly ItemId[] = TITANS.map(idOf);

export const DISTRICT_IDS: readonly ItemId[] = DISTRICTS.map(idOf);

const ZERO = '0'.charCodeAt(0);
const [A, B, S] = ['A', 'B', 'S'].map((letter) => letter.charCodeAt(0)) as [number, number, number];
const FIRST_B = EMPIRE_A.length;
const FIRST_C = FIRST_B + EMPIRE_B.length;
const FIRST_START = FIRST_C + EMPIRE_C.length;

/** The digit at a place of an id. */
const digit = (item: ItemId, at: number): number => item.charCodeAt(at) - ZERO;
/** The two digits from a place on. */
const pair = (item: ItemId, at: number): number => digit(item, at) * 10 + digit(item, at + 1);
/** A starting card by its kind and its copy. */
const copy = (first: number, kind: number, n: number): number => first + (kind - 1) * COPIES.length + n - 1;

/** Number of an empire card. */
export function empireNo(item: ItemId): number {
  if (item.charCodeAt(0) === S) return copy(FIRST_START, digit(item, 2), digit(item, 4));
  const deck = item.charCodeAt(1);
  const first = deck === A ? 0 : deck === B ? FIRST_B : FIRST_C;
  return first + pair(item, 2) - 1;
}

/** Which deck or pile an empire card belongs to. */
export function letterOf(item: ItemId): 'A' | 'B' | 'C' | 'S' {
  if (item.charCodeAt(0) === S) return 'S';
  const letter = item.charCodeAt(1);
  return letter === A ? 'A' : letter === B ? 'B' : 'C';
}

/** Number of a military card. */
export function armyNo(item: ItemId): number {
  return item.charCodeAt(0) === S ? copy(MILITARY.length, pair(item, 2), digit(item, 5)) : pair(item, 1) - 1;
}

/** AW-9.24 Starting military cards belong to no deck. */
export const isStarting = (item: ItemId): boolean => item.charCodeAt(0) === S;

const FIRST_OF_STARS: readonly number[] = [
  0,
  STARTING_TITANS.length,
  STARTING_TITANS.length + ONE_STAR.length,
  STARTING_TITANS.length + ONE_STAR.length + TWO_STARS.length,
];

/** Number of a titan. */
export function titanNo(item: ItemId): number {
  const stars = item.charCodeAt(0) === S ? 0 : digit(item, 1);
  return (FIRST_OF_STARS[stars] ?? 0) + pair(item, 2) - 1;
}

/** Number of a district. */
export function districtNo(item: ItemId): number {
  return pair(item, 1) - 1;
}

export const empireCard = (item: ItemId): EmpireRow => EMPIRE[empireNo(item)] as EmpireRow;
export const militaryCard = (item: ItemId): MilitaryRow => ARMIES[armyNo(item)] as MilitaryRow;
export const titanCard = (item: ItemId): TitanRow => TITANS[titanNo(item)] as TitanRow;
export const districtCard = (item: ItemId): DistrictRow => DISTRICTS[districtNo(item)] as DistrictRow;
