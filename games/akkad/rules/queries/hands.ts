import type { ItemId, Key, Refusal, RuleId, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { CardNames } from '../../content/action-cards.ts';
import { nameBit } from '../../content/action-cards.ts';
import { cardKey } from '../keys.ts';
import type { State } from '../state.ts';

/** Does any of these cards have one of these names? */
function among(items: readonly ItemId[], names: CardNames): boolean {
  for (let i = 0; i < items.length; i++) if ((nameBit(items[i] as ItemId) & names) !== 0) return true;
  return false;
}

/**
 * Might this player hold one of these cards, as far as everybody knows? Who is asked must follow from this, never from the hand:
 * whatever does not lie open is in the deck or in some hand, and nobody is told in which.
 */
export function mightHold(s: State, seat: Seat, names: CardNames): boolean {
  if ((s.hand[seat]?.length ?? 0) === 0) return false;
  if (among(s.actionDeck, names)) return true;
  for (const hand of s.hand) if (among(hand, names)) return true;
  return false;
}

/** One card of each name in a hand: a further copy is as good as the first. */
export function oneOfEach(s: State, seat: Seat): ItemId[] {
  let seen: CardNames = 0;
  return (s.hand[seat] ?? []).filter((item) => {
    const name = nameBit(item);
    if ((seen & name) !== 0) return false;
    seen |= name;
    return true;
  });
}

/** Option keys of a hand's cards with one of these names, one of each; then `last`. */
export function offered(s: State, seat: Seat, names: CardNames, last: Key): Key[] {
  const keys: Key[] = [];
  let left = names;
  for (const item of s.hand[seat] ?? []) {
    const name = nameBit(item);
    if ((left & name) === 0) continue;
    left &= ~name;
    keys.push(cardKey(item));
  }
  keys.push(last);
  return keys;
}

/** AKK-17.04 The other cards of a hand do not fit this moment: `rule` says so. */
export function misplaced(s: State, seat: Seat, names: CardNames, rule: RuleId): Refusal[] {
  return oneOfEach(s, seat)
    .filter((item) => (nameBit(item) & names) === 0)
    .map((item) => ({ target: cardKey(item), ...no(rule, 'no.card.moment', undefined, { id: 'fix.card.moment' }) }));
}

/** Names of all cards in a hand. Only for what nobody but its owner is shown. */
export function namesHeld(s: State, seat: Seat): CardNames {
  let names = 0;
  for (const item of s.hand[seat] ?? []) names |= nameBit(item);
  return names;
}
