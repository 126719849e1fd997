import type { ReplayAbout } from '../worker/api.ts';
import type { Points } from './film.ts';

/** A part of the game between two steps, with the points when it began and when it ended. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** The steps whose points are its own: first and last. */
  readonly counts: readonly [number, number];
  readonly before: Points;
  readonly after: Points;
}

/** Where a span begins. `first`: what the step that begins it brings is already its own. */
export interface Opened {
  readonly at: number;
  readonly first: boolean;
}

/**
 * The spans of a game from where they begin; what comes before the first is one too. An answer that ends one span often
 * begins the next: its points belong to the one that ends, unless the new one says otherwise or is over with that answer.
 */
export function spansOf(opened: readonly Opened[], { steps, scores }: ReplayAbout): Span[] {
  const starts = opened[0]?.at === 0 ? opened : [{ at: 0, first: true }, ...opened];
  const firsts = starts.map(({ at, first }, i) => (first || starts[i + 1]?.at === at ? at : at + 1));
  return starts.map(({ at }, i) => {
    const next = starts[i + 1];
    const to = next?.at ?? steps;
    const begin = firsts[i] ?? 0;
    const end = next === undefined ? steps : (firsts[i + 1] ?? to + 1) - 1;
    return {
      from: at,
      to,
      counts: [begin, end],
      before: scores[Math.max(0, begin - 1)] ?? [],
      after: scores[Math.max(0, end)] ?? [],
    };
  });
}
