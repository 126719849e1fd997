import type { DecisionKind, ItemId, Key, Message, View } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { cardIn, cardOf } from '../rules/index.ts';

/** The cities, in the order of the seats. */
export const seats: readonly Message[] = [{ id: 'seat.1' }, { id: 'seat.2' }, { id: 'seat.3' }, { id: 'seat.4' }];

/** What a card is called, or the back of one (`?card`). */
export function item(id: ItemId): Message {
  return id.startsWith('?') ? { id: `back.${id.slice(1)}` } : { id: `item.${cardOf(id).id}` };
}

/** What an option is called, as the seat sees it that is asked. With more decisions: one case for each kind. */
export function option({ s, seat }: View<State>, _kind: DecisionKind, key: Key): Message {
  const card = cardIn(key);
  if (card === undefined) return { id: 'fg.harvest' };
  return { id: 'fg.build', params: { card: item(card), cost: cardOf(card).cost, grain: s.grain[seat] ?? 0 } };
}
