import type { ItemId, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../../content/action-cards.ts';
import { ACTION_CARDS, actionCard } from '../../content/action-cards.ts';
import type { State } from '../state.ts';

/** How many copies of a card lie open, where everybody sees that no hand holds them. */
function open(s: State, card: ActionCardId): number {
  let n = 0;
  for (const item of s.actionDiscard) if (actionCard(item).id === card) n++;
  for (const item of s.announced) if (actionCard(item).id === card) n++;
  return n;
}

/** Might this player hold one of these cards, as far as everybody knows? Who is asked must follow from this, never from the hand. */
export function mightHold(s: State, seat: Seat, cards: readonly ActionCardId[]): boolean {
  if ((s.hand[seat]?.length ?? 0) === 0) return false;
  return ACTION_CARDS.some(({ id, copies }) => cards.includes(id) && open(s, id) < copies);
}

/** One card of each name in a hand: a further copy is as good as the first. */
export function oneOfEach(s: State, seat: Seat): ItemId[] {
  const seen: string[] = [];
  return (s.hand[seat] ?? []).filter((item) => {
    const { id } = actionCard(item);
    if (seen.includes(id)) return false;
    seen.push(id);
    return true;
  });
}

/** Does the hand hold a card of this name? Only for what nobody but its owner is shown. */
export const holds = (s: State, seat: Seat, card: ActionCardId): boolean =>
  (s.hand[seat] ?? []).some((item) => actionCard(item).id === card);
