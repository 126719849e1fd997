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
  const plain = part.replace(/#\d+$/, '');
  if (/^\d+$/.test(plain)) return seats[Number(plain)] ?? { id: 'word.none' };
  const heading = HEADINGS.find((one) => names[`${one}.${plain}`] !== undefined);
  return { id: heading === undefined ? `word.${plain}` : `${heading}.${plain}` };
}

/** What an option is called: its words one after another. Every kind will get a wording of its own. */
export function option(_view: View<State>, _kind: DecisionKind, key: Key): Message {
  const [a = '', b, c] = key.split(/[/>]/);
  const parts = { a: word(a), ...(b === undefined ? {} : { b: word(b) }), ...(c === undefined ? {} : { c: word(c) }) };
  return { id: `do.${Object.keys(parts).length}`, params: parts };
}

/** What a card is called. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id.replace(/#\d+$/, '')}` };
}
