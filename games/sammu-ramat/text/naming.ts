import type { Message } from '@edubba/kernel';
import { name, seats } from './names.ts';

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

export type Plain = { readonly [name: string]: unknown };

/** Names of things in the words of the reader. */
export function named(data: Plain): { [name: string]: string | number | Message } {
  const params: { [name: string]: string | number | Message } = {};
  for (const [member, value] of Object.entries(data)) {
    if (NAMED.has(member) && typeof value === 'string' && value !== '') params[member] = name(value);
  }
  return params;
}

/** Words for what a question is about. A number named `by` or `with` is a seat. */
export function aboutParams(about: unknown): Message['params'] {
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
