import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import type { State } from '../rules/state.ts';
import { named } from './facts.ts';
import { seats } from './names.ts';

/** A message with what goes into it. */
export function say(id: string, params?: Message['params']): Message {
  return params === undefined ? { id } : { id, params };
}

/** A seat by name. */
export const who = (seat: Seat): Message => seats[seat] ?? { id: 'seat.nobody' };

/** Whose things are meant: the reader's, or for a spectator those of whoever is to act. */
export function reader({ seat, s, pending }: View<State>): Seat {
  if (seat >= 0) return seat;
  return pending[0]?.seat ?? Math.max(0, s.active);
}

/** What kind of card an item or a back is. */
export function kindOfCard(item: ItemId): 'card' | 'army' | 'titan' | 'district' {
  if (item.startsWith('?')) {
    const back = item.slice(1);
    if (back.startsWith('titan')) return 'titan';
    if (back === 'district') return 'district';
    return back === 'military' ? 'army' : 'card';
  }
  const letter = item.startsWith('S') ? item.charAt(1) : item.charAt(0);
  if (letter === 'M') return 'army';
  if (letter === 'T') return 'titan';
  return letter === 'D' ? 'district' : 'card';
}

/** The thing of the table that a card is. */
export const thingOfCard = (item: ItemId): string => `${kindOfCard(item)}/${item}`;

export { named };
