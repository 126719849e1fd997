import type { DecisionKind, GameEvent, ItemId, Key, Message } from '@edubba/kernel';
import { ROUTES } from '../content/map.ts';
import { optionName } from './option.ts';

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

/** Members of events and questions that are names of things. */
const NAMED = new Set([
  'token',
  'place',
  'marker',
  'area',
  'who',
  'good',
  'technology',
  'by',
  'with',
  'give',
  'get',
  'from',
  'challenge',
]);

type Plain = { readonly [name: string]: unknown };

function named(data: Plain): { [name: string]: string | number | Message } {
  const params: { [name: string]: string | number | Message } = {};
  for (const [member, value] of Object.entries(data)) {
    if (NAMED.has(member) && typeof value === 'string' && value !== '') params[member] = name(value);
  }
  return params;
}

/** Words for what an event carries as plain names. */
export function eventParams({ type, data = {} }: Omit<GameEvent, 'only'>): Message['params'] {
  const { special, kind, key, decided } = data;
  // What the table proposes or decides is called as the option is.
  if (type.startsWith('joint.')) {
    const said = (one: unknown): Message => optionName(String(kind), String(one));
    return { key: said(key), ...(decided === undefined ? {} : { decided: said(decided) }) };
  }
  return { ...named(data), ...(typeof special === 'string' ? { special: { id: `special.${special}` } } : {}) };
}

/** Words for what a question is about. A number named `by` or `with` is a seat. */
export function promptParams(_kind: string, about: unknown): Message['params'] {
  if (typeof about !== 'object' || about === null) return {};
  const plain = about as Plain;
  const params = named(plain);
  for (const member of ['by', 'with']) {
    const seat = plain[member];
    if (typeof seat === 'number') params[member] = seats[seat] ?? seat;
  }
  const { what } = plain;
  if (typeof what === 'string') params['what'] = { id: `consent.${what}`, params: { give: '', get: '', ...params } };
  return params;
}
