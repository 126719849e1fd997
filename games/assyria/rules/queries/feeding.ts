import type { ItemId, Seat } from '@edubba/kernel';
import type { Icon } from '../../content/food-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import type { Food, Space } from '../../content/map.ts';
import { FOODS, SPACES } from '../../content/map.ts';
import { layout } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** ASY-11.01 Own Huts that have not been fed in this step. */
export function unfed(s: State, seat: Seat): readonly Space[] {
  const { fed } = s;
  const huts = s.huts[seat] as readonly Space[];
  if (fed.length === 0) return huts;
  const hungry: Space[] = [];
  for (let i = 0; i < huts.length; i++) if (!isAmong(fed, huts[i] as Space)) hungry.push(huts[i] as Space);
  return hungry;
}

/** For the few Huts of one player, quicker than `includes`. */
function isAmong(spaces: readonly Space[], space: Space): boolean {
  for (let i = 0; i < spaces.length; i++) if (spaces[i] === space) return true;
  return false;
}

/** The food printed on each space. */
const FOOD_AT: readonly Food[] = SPACES.map(({ food }) => food);

/** ASY-11.03, ASY-11.10 Does this icon feed a Hut on this space? */
export function feeds(s: State, icon: Icon, space: Space): boolean {
  return icon === 'wild' || s.farmer[space] === true || FOOD_AT[space] === icon;
}

/** Can any of these icons feed any of these Huts? */
export function anyFeeds(s: State, icons: readonly Icon[], hungry: readonly Space[]): boolean {
  for (const space of hungry) for (const icon of icons) if (feeds(s, icon, space)) return true;
  return false;
}

/** Icons as bits, so that many are compared at once. */
export const ICON_BITS: { readonly [icon in Icon]: number } = {
  wheat: 1,
  grapes: 2,
  meat: 4,
  fish: 8,
  dates: 16,
  wild: 32,
};
const ANY_ICON = 63;
const BITS_AT: readonly number[] = FOOD_AT.map((food) => ICON_BITS[food] | ICON_BITS.wild);

export function bitsOf(icons: readonly Icon[]): number {
  let bits = 0;
  for (let i = 0; i < icons.length; i++) bits |= ICON_BITS[icons[i] as Icon];
  return bits;
}

/** All icons of a Food card. */
export const iconBits = (item: ItemId): number => bitsOf(foodCard(item).icons);

/** Icons that feed a Hut on this space, as bits. */
export const wantedAt = (s: State, space: Space): number =>
  s.farmer[space] === true ? ANY_ICON : (BITS_AT[space] as number);

/** Icons of which one feeds any of these Huts, as bits: the same as {@link feeds}, asked for all at once. */
export function wantedIcons(s: State, hungry: readonly Space[]): number {
  let wanted = 0;
  for (let i = 0; i < hungry.length; i++) wanted |= wantedAt(s, hungry[i] as Space);
  return wanted;
}

/** ASY-11.09 Where a Farmer may be placed, added to a list under these names. */
export function addFarmerSpaces<T>(s: State, names: readonly T[], to: T[]): void {
  const { farmer, ziggurat } = s;
  const { spaces } = layout(s);
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as Space;
    if (farmer[space] !== true && ziggurat[space] === NOBODY) to.push(names[space] as T);
  }
}

/** ASY-26.10, ASY-A.8 The icons of a card that counts as a 3. */
export function harvested(icons: readonly Icon[]): Icon[] {
  const fixed = icons.find((icon) => icon !== 'wild') ?? 'wild';
  const out = [...icons];
  while (out.length < 3) out.push(fixed);
  return out;
}

/** ASY-26.10 May this card be treated as a 3? */
function harvestable(item: ItemId): boolean {
  return foodCard(item).value <= 2;
}

/** ASY-26.09, ASY-A.9 Foods that all icons of a card may become, such that one then feeds a Hut. */
export function barterFoods(s: State, seat: Seat, icons: readonly Icon[]): Food[] {
  const wanted = wantedIcons(s, unfed(s, seat));
  return FOODS.filter((food) => (ICON_BITS[food] & wanted) !== 0 && icons.some((icon) => icon !== food));
}

/** How many of these Huts the icons of one card can feed: they are of one food and Wild. */
export function fills(s: State, icons: readonly Icon[], hungry: readonly Space[]): number {
  const fixed = icons.filter((icon) => icon !== 'wild');
  const [food = 'wild'] = fixed;
  const byFixed = Math.min(fixed.length, hungry.filter((space) => feeds(s, food, space)).length);
  return Math.min(hungry.length, byFixed + icons.length - fixed.length);
}

/** ASY-26.24 Would a bartered card feed more Huts as a 3? */
export function harvestHelpsBarter(s: State, seat: Seat, card: ItemId): boolean {
  const { icons } = foodCard(card);
  const hungry = unfed(s, seat);
  return (
    harvestable(card) &&
    barterFoods(s, seat, icons).some((food) => hungry.filter((space) => feeds(s, food, space)).length > icons.length)
  );
}

/** Food cards on which this modifier does something (ASY-6.11, ASY-26.22). */
export function modifiable(s: State, seat: Seat, effect: 'barter' | 'harvest'): ItemId[] {
  const hungry = unfed(s, seat);
  if (hungry.length === 0) return [];
  return (s.food[seat] ?? []).filter((card) => modifies(s, seat, effect, card, hungry));
}

/** Is there such a card? */
export function hasModifiable(s: State, seat: Seat, effect: 'barter' | 'harvest'): boolean {
  const hungry = unfed(s, seat);
  if (hungry.length === 0) return false;
  for (const card of s.food[seat] ?? []) if (modifies(s, seat, effect, card, hungry)) return true;
  return false;
}

/** ASY-26.09, ASY-26.10 Does this modifier do something on this card? */
function modifies(s: State, seat: Seat, effect: 'barter' | 'harvest', card: ItemId, hungry: readonly Space[]): boolean {
  const { icons } = foodCard(card);
  if (effect === 'barter') return barterFoods(s, seat, icons).length > 0;
  return harvestable(card) && fills(s, harvested(icons), hungry) > fills(s, icons, hungry);
}
