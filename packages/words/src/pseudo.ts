import type { Catalogue } from './catalogue.ts';
import { parts } from './icu.ts';
import type { Part } from './parse.ts';

/** The language nobody speaks: English with accents, for tests. */
export const PSEUDO = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/**
 * The same catalogue accented, longer by a third and in brackets: what then still reads as plain English was never
 * in a catalogue, and what has no room for other languages breaks. Parameters and ICU syntax stay as they are.
 */
export function pseudo(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, pseudoText(text)]));
}

function pseudoText(text: string): string {
  let out = '';
  let from = 0;
  let letters = 0;
  for (const part of contents(parts(text))) {
    out += text.slice(from, part.from) + accented(text.slice(part.from, part.to));
    letters += part.to - part.from;
    from = part.to;
  }
  return `[${out}${text.slice(from)}${'~'.repeat(Math.ceil(letters / 3))}]`;
}

/** All pieces of plain text in the order they stand, also those inside choices. */
function contents(list: readonly Part[]): Extract<Part, { type: 'content' }>[] {
  return list.flatMap((part) => {
    if (part.type === 'content') return [part];
    return 'cases' in part ? part.cases.flatMap(({ tokens }) => contents(tokens)) : [];
  });
}

function accented(text: string): string {
  return text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}
