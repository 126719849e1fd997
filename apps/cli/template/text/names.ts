import type { ItemId, Message } from '@edubba/kernel';
import { cardOf } from '../rules/state.ts';

/** The cities, in the order of the seats. */
export const seats: readonly Message[] = [{ id: 'seat.1' }, { id: 'seat.2' }, { id: 'seat.3' }, { id: 'seat.4' }];

/** What a card is called, or the back of one (`?card`). */
export function item(id: ItemId): Message {
  return id.startsWith('?') ? { id: `back.${id.slice(1)}` } : { id: `item.${cardOf(id).id}` };
}
