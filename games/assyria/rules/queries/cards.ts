import type { ItemId } from '@edubba/kernel';
import type { State } from '../state.ts';

/** Cards of this kind that could be drawn at all (ASY-6.08). */
export function drawable(s: State, kind: 'food' | 'favour'): number {
  return kind === 'food' ? s.foodDeck.length + s.foodDiscard.length : s.favourDeck.length + s.favourDiscard.length;
}

/** ASY-22.03 Cards still lying on the main board. */
export function faceUpCards(s: State): ItemId[] {
  const all: ItemId[] = [];
  for (let row = 0; row < s.rowLeft.length; row++) {
    for (const item of s.rowLeft[row] ?? []) all.push(item);
    for (const item of s.rowMiddle[row] ?? []) all.push(item);
    for (const item of s.rowFavour[row] ?? []) all.push(item);
  }
  return all;
}

/** Is any card left there? (ASY-22.04) */
export function hasCardLeft(s: State): boolean {
  const some = (cards: readonly ItemId[]): boolean => cards.length > 0;
  return s.rowLeft.some(some) || s.rowMiddle.some(some) || s.rowFavour.some(some);
}
