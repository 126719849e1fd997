import type { DecisionKind, ItemId, Key, Message } from '@edubba/kernel';
import { ROUTES } from '../content/map.ts';

/** The seats, by the colours of the players' disks. */
export const seats: readonly Message[] = ['blue', 'pink', 'purple', 'green', 'orange'].map((colour) => ({
  id: `seat.${colour}`,
}));

const ROUTE_ENDS = new Map(ROUTES.map(({ id, from, to }) => [id, [from, to] as const]));

/** What an Area, a Location, a Route, a Character, a token, a Good, a marker, a Technology or a Challenge is called. */
export function name(id: string): Message {
  const ends = ROUTE_ENDS.get(id);
  if (ends === undefined) return { id: `name.${id}` };
  return { id: 'name.route', params: { from: name(ends[0]), to: name(ends[1]) } };
}

/** So many tokens of a kind: one Supply, two Supplies. */
export const counted = (token: string, n: unknown): Message => (n === 1 ? { id: `one.${token}` } : name(token));

/** What a card is called; `?event` is the back of one. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id.slice(0, 4)}` };
}

/** What came of chance: a card, or something with a name. */
export function drawn(_kind: DecisionKind, key: Key): Message {
  return /^(AC|BC|GC|TC|EV)\d/.test(key) ? item(key) : name(key);
}

/** Several messages as one: `a, b, c`. */
export function listed(messages: readonly Message[]): Message {
  const [first = { id: 'list.none' }, ...rest] = messages;
  return rest.length === 0 ? first : { id: 'list.more', params: { first, rest: listed(rest) } };
}
