import type { ItemId, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** An action is used (SAM-8.10). */
export function spendAction(s: State): void {
  s.actions--;
}

/** SAM-14.01, SAM-26.10 A free action is used; with the Sun it is the Sun's action. */
export function spendFree(s: State): void {
  if (s.sunOf >= 0) s.actions--;
  else s.free--;
}

const NO_ACTION = no('SAM-8.06', 'no.action');
const NO_FREE = no('SAM-14.01', 'no.free');

export const noAction = (s: State): Objection | undefined => (s.actions > 0 ? undefined : NO_ACTION);

export function noFree(s: State): Objection | undefined {
  if (s.sunOf >= 0) return noAction(s);
  return s.free > 0 ? undefined : NO_FREE;
}

/** SAM-8.05, SAM-A.66 Hands that the acting player may use: the own one, and those of players who found nobody to Consult. */
export function hands(s: State): Seat[] {
  const seats = [s.seat];
  for (let seat = 0; seat < s.passed.length; seat++) if (s.passed[seat] === true) seats.push(seat);
  return seats;
}

/** Cards in them; only to be looked at: it may be the hand itself. */
export function cardsAtHand(s: State): readonly ItemId[] {
  const own = s.hand[s.seat] ?? [];
  return s.passed.includes(true) ? hands(s).flatMap((seat) => s.hand[seat] ?? []) : own;
}

/** Puts a card of one of these hands down. */
export function discardCard(g: G, card: ItemId, rule: string): void {
  const seat = hands(g.s).find((one) => g.s.hand[one]?.includes(card) === true) ?? g.s.seat;
  g.move(card, at.hand(seat), 'ashurDiscard', { type: 'card.discarded', seat, rule });
}

/** Whose consent is needed to touch a Character, if anybody's (SAM-A.41). */
export function consentOf(s: State, who: Character): Seat | undefined {
  const owner = s.owner[who] ?? -1;
  return owner >= 0 && owner !== s.seat ? owner : undefined;
}
