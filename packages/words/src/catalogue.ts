import { parts } from './icu.ts';
import type { Part } from './parse.ts';

/** Texts by id, in ICU MessageFormat: `{n, plural, one {# hut} other {# huts}}`. */
export type Catalogue = { readonly [id: string]: string };

/** The names of all parameters a text needs, in any of its branches, sorted. Throws where the text is no ICU message. */
export function placeholders(text: string): string[] {
  return [...new Set(named(parts(text)))].sort();
}

function named(list: readonly Part[]): string[] {
  return list.flatMap((part) => {
    if (part.type === 'content' || part.type === 'octothorpe') return [];
    if (part.type === 'argument' || part.type === 'function') return [part.arg];
    return [part.arg, ...part.cases.flatMap(({ tokens }) => named(tokens))];
  });
}
