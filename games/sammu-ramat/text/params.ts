import type { GameEvent, Message } from '@edubba/kernel';
import { name, seats } from './names.ts';
import { optionName } from './option.ts';

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
