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
