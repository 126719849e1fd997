import type { DecisionKind, ItemId, Key, Message, View } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { seats } from './names.ts';
import { names } from '../content/names.en.ts';

const HEADINGS = [
  'space',
  'unit',
  'goods',
  'token',
  'building',
  'upgrade',
  'home',
  'character',
  'role',
  'god',
  'city',
  'item',
] as const;

/** What one word of a key means: a thing by its name, a seat by its number, or a word of its own. */
function word(part: string): Message {
  if (part.endsWith('!')) return { id: 'word.injured', params: { unit: word(part.slice(0, -1)) } };
  const plain = part.replace(/#\d+$/, '');
  if (/^\d+$/.test(plain)) return seats[Number(plain)] ?? { id: 'word.none' };
  const heading = HEADINGS.find((one) => names[`${one}.${plain}`] !== undefined);
  return { id: heading === undefined ? `word.${plain}` : `${heading}.${plain}` };
}

/** Keys that are no mere lists of words: a part of an offer (`give+grain`), a mix of staples (`grain/2`), one thing for another (`silver>lapis`). */
function phrase(key: Key): Message | undefined {
  const [, way, sign, good = ''] = /^(give|get)([+-])(.+)$/.exec(key) ?? [];
  if (way !== undefined)
    return {
      id: `do.${way}.${sign === '+' ? 'more' : 'less'}`,
      params: { a: { id: good === 'card' ? 'back.action' : `goods.${good}` } },
    };
  const [, grain] = /^grain\/(\d+)$/.exec(key) ?? [];
  if (grain !== undefined) return { id: 'do.grain', params: { n: Number(grain) } };
  const [, a = '', b] = /^([^>/]+)>([^>/]+)$/.exec(key) ?? [];
  return b === undefined ? undefined : { id: 'do.for', params: { a: word(a), b: word(b) } };
}

/** What an option is called: its words one after another. Every kind will get a wording of its own. */
export function option(_view: View<State>, _kind: DecisionKind, key: Key): Message {
  const whole = phrase(key);
  if (whole !== undefined) return whole;
  const [a = '', b, c] = key.split(/[/>]/);
  const parts = { a: word(a), ...(b === undefined ? {} : { b: word(b) }), ...(c === undefined ? {} : { c: word(c) }) };
  return { id: `do.${Object.keys(parts).length}`, params: parts };
}

/** What a card is called. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id.replace(/#\d+$/, '')}` };
}
