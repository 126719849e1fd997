import type { ItemId, Seat } from '@edubba/kernel';
import type { ForceName } from '../../content/cards.ts';
import { FORCES } from '../../content/cards.ts';
import { ARMIES, armyNo } from '../../content/decks.ts';
import type { State } from '../state.ts';
import { armyLimit } from './city.ts';
import { isZaltor, onlyActiveCounts } from './options.ts';

type Columns = { readonly [name in ForceName]: readonly number[] };
const columns = (side: 'front' | 'legacy'): Columns =>
  Object.fromEntries(FORCES.map((name) => [name, ARMIES.map((row) => row[side][name] ?? 0)])) as never;
/** Symbols of all military cards, of the front and of the legacy: by symbol, by number of the card. */
export const FRONT: Columns = columns('front');
export const LEGACY: Columns = columns('legacy');

/** The player's active military cards (AW-12.02). */
export function activeCards(s: State, seat: Seat): ItemId[] {
  const cards = s.army[seat] as ItemId[];
  const active: ItemId[] = [];
  for (let i = 0; i < cards.length; i++) {
    const item = cards[i] as ItemId;
    if (s.retired[armyNo(item)] === false) active.push(item);
  }
  return active;
}

/** The active card in a slot. */
export function activeIn(s: State, seat: Seat, slot: number): ItemId | undefined {
  const cards = s.army[seat] as ItemId[];
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (s.slot[card] === slot && s.retired[card] === false) return cards[i];
  }
  return undefined;
}

/** All cards in a slot, in the order in which they came. */
export function cardsIn(s: State, seat: Seat, slot: number): ItemId[] {
  return (s.army[seat] as ItemId[]).filter((item) => s.slot[armyNo(item)] === slot);
}

/** AW-8.07 What it costs to use a card. */
export const useCost = (s: State, item: ItemId): number => (s.coinsOn[armyNo(item)] as number) + 1;
export const isSpent = (s: State, item: ItemId): boolean => s.spent[armyNo(item)] === true;

/** Slots with any card, as a mask; `active`: with an active one. */
export function slotMask(s: State, seat: Seat, active = false): number {
  const cards = s.army[seat] as ItemId[];
  let mask = 0;
  for (let i = 0; i < cards.length; i++) {
    const no = armyNo(cards[i] as ItemId);
    if (!active || s.retired[no] === false) mask |= 1 << (s.slot[no] as number);
  }
  return mask;
}

export function countBits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}

/** The slots of a mask, from the lowest. */
export function slotsOf(mask: number): number[] {
  const slots: number[] = [];
  for (let slot = 0; mask >> slot > 0; slot++) if ((mask >> slot) & 1) slots.push(slot);
  return slots;
}

/** AW-8.11 Symbols of a kind that paying for a slot brings: the active card and the legacy of the retired ones. */
export function forceIn(s: State, seat: Seat, slot: number, name: ForceName): number {
  const cards = s.army[seat] as ItemId[];
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const no = armyNo(cards[i] as ItemId);
    if (s.slot[no] === slot) sum += ((s.retired[no] === true ? LEGACY : FRONT)[name][no] as number) | 0;
  }
  return sum;
}

/**
 * AW-6.37 Slots without an active card: those with retired cards only, and one that is empty while the limit allows more armies.
 * Empty slots are all alike: the lowest number stands for them.
 */
export function openSlots(s: State, seat: Seat): number[] {
  const active = slotMask(s, seat, true);
  const limit = armyLimit(s, seat);
  // AW-6.36 never more active cards than the limit
  if (countBits(active) >= limit) return [];
  const taken = slotMask(s, seat);
  const open = slotsOf(taken & ~active);
  if (countBits(taken) >= limit) return open;
  let empty = 0;
  while ((taken >> empty) & 1) empty++;
  return [...open, empty];
}

/** AW-6.39, AW-16.09 Active cards that may be retired. */
export function retirable(s: State, seat: Seat): ItemId[] {
  const active = activeCards(s, seat);
  return isZaltor(s, seat) ? active : active.filter((item) => !isSpent(s, item));
}

/** AW-9.28, AW-A.21 Slots that count against the army limit, as a mask. */
export const countedSlots = (s: State, seat: Seat): number => slotMask(s, seat, onlyActiveCounts(s));

/** AW-9.09 So many armies are more than the limit allows. */
export const armiesOver = (s: State, seat: Seat): number => countBits(countedSlots(s, seat)) - armyLimit(s, seat);

/** Active cards with coins on them. */
export const burdened = (s: State, seat: Seat): ItemId[] =>
  activeCards(s, seat).filter((item) => (s.coinsOn[armyNo(item)] as number) > 0);
