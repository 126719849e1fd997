import type { Effects } from '../context.ts';
import type { GameEvent } from '../events.ts';
import type { BaseState, ItemId } from '../types.ts';

/** Members of a state that are one list of items. */
type Pile<S> = { [K in keyof S & string]: S[K] extends ItemId[] ? K : never }[keyof S & string];

/**
 * When a card is needed and the deck has run out, its discard pile becomes the new one. There is nothing to shuffle: a bag
 * has no order, and a draw names the card. Is there one to draw?
 */
export function refill<S extends BaseState>(
  g: Effects<S>,
  deck: Pile<S>,
  discard: Pile<S>,
  e?: Partial<GameEvent>,
): boolean {
  const cards = g.s[deck] as ItemId[];
  if (cards.length === 0) g.moveAll(discard as never, deck as never, e);
  return cards.length > 0;
}
