import type { Seat } from '@edubba/kernel';

/** Whether a sentence has all the words that were typed, in any order. */
export function matches(text: string, asked: string): boolean {
  const low = text.toLocaleLowerCase();
  return asked
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}

/** Players by points, most first; level ones in their order. */
export function byRank(scores: readonly number[]): readonly Seat[] {
  return scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

/** Parts of the table in words that a question may be about. */
export type TextPart = 'options' | 'changed' | 'scores';

/** What was typed: the part it asks for, if it is a question, and the words that narrow it. */
export interface Asked {
  readonly part: TextPart | undefined;
  readonly words: string;
}

/**
 * “what changed”, “where can I build”, “compare scores”: what each part is asked by, as phrases of the reader's language; the first
 * that the text begins with is taken off, and whatever follows narrows the part.
 */
export function readAsked(text: string, phrases: { readonly [part in TextPart]: string }): Asked {
  const low = text
    .trim()
    .toLocaleLowerCase()
    .replace(/[?!.]+$/, '');
  for (const part of ['options', 'changed', 'scores'] as const) {
    const begun = phrases[part].split('|').find((phrase) => low === phrase || low.startsWith(`${phrase} `));
    if (begun !== undefined) return { part, words: low.slice(begun.length).trim() };
  }
  return { part: undefined, words: text };
}
