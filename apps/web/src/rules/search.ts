import type { Book, Rule } from './book.ts';

/** What is looked for: every word must be in a rule's text or id. */
export type Terms = readonly string[];

/** The words of a search; a single letter is none yet, a digit is. */
export function termsOf(search: string): Terms {
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

/** The rules that have all words, in the order of the book; all of them, if nothing is looked for. */
export function find(book: Book, terms: Terms): readonly Rule[] {
  if (terms.length === 0) return book.rules;
  return book.rules.filter(({ id, plain }) => {
    const name = id.toLowerCase();
    return terms.every((term) => plain.includes(term) || matchesId(name, term));
  });
}

/** `9.06`, `asy-9` and `asy-9.06` all mean the rule; `9` alone means section 9, not every number with a 9. */
function matchesId(id: string, term: string): boolean {
  const short = id.slice(id.indexOf('-') + 1);
  return (
    id === term ||
    short === term ||
    id.startsWith(`${term}.`) ||
    short.startsWith(`${term}.`) ||
    (term.includes('.') && short.startsWith(term))
  );
}

/** A piece of a text: found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where words of the search stand in it. */
export function marked(text: string, terms: Terms): readonly Piece[] {
  if (terms.length === 0) return [{ text, found: false }];
  // To the end of the word, as one reads it.
  const escaped = terms.map((term) => `${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}*`);
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'giu'));
  return parts.flatMap((part, i) => (part === '' ? [] : [{ text: part, found: i % 2 === 1 }]));
}

/** A part of a ruling or an example under its own word: "Given …", "Ruling: …". The first has none. */
export interface Part {
  readonly label: string;
  readonly text: string;
}

/** Cuts a text before sentences that begin with one of the labels. */
export function partsOf(text: string, labels: readonly string[]): readonly Part[] {
  const start = new RegExp(`(?:^|(?<=[.;!?)] ))(${labels.join('|')}):? `, 'u');
  const pieces = text.split(new RegExp(start, 'gu'));
  const [first = '', ...rest] = pieces;
  const parts: Part[] = first === '' ? [] : [{ label: '', text: first }];
  for (let i = 0; i + 1 < rest.length; i += 2) parts.push({ label: rest[i] ?? '', text: rest[i + 1] ?? '' });
  return parts;
}
