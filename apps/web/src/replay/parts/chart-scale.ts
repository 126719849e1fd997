import type { Band, Points } from '../film-parts.ts';

/** A place of the chart: how far along, in bands. */
export interface Scale {
  /** Where a band begins and ends, from 0 to 1. */
  readonly edges: readonly number[];
  /** Where a step lies, from 0 to 1. */
  at(step: number): number;
  /** Round numbers up the side. */
  readonly marks: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** Where no time passes on the table much may happen: a flood is narrower than a round, and what opens the game narrower still. */
function widthOf({ tide, from, to }: Band, first: boolean): number {
  if (tide) return 0.6;
  return first || to - from < 2 ? 0.4 : 1;
}

/** How a game is laid out along a chart and up it. */
export function scaleOf(bands: readonly Band[], scores: readonly Points[]): Scale {
  const widths = bands.map((band, i) => widthOf(band, i === 0));
  const all = widths.reduce((sum, width) => sum + width, 0) || 1;
  const edges = widths.reduce<number[]>((list, width) => [...list, (list.at(-1) ?? 0) + width / all], [0]);
  const at = (step: number): number => {
    const i = Math.max(
      0,
      bands.findLastIndex(({ from }) => from <= step),
    );
    const { from = 0, to = 0 } = bands[i] ?? {};
    const part = to === from ? 1 : Math.min(1, Math.max(0, (step - from) / (to - from)));
    return (edges[i] ?? 0) + part * ((edges[i + 1] ?? 1) - (edges[i] ?? 0));
  };
  const high = Math.max(1, ...scores.flat());
  const low = Math.min(0, ...scores.flat());
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 5.5) ?? 1000;
  const bottom = Math.floor(low / every) * every;
  const marks = Array.from({ length: Math.floor((high - bottom) / every) + 1 }, (_, i) => bottom + i * every);
  return { edges, at, marks, top: high, bottom };
}

/** Moves labels apart so that none covers another, changing their order never and their place as little as can be. */
export function apart(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  for (let round = 0; round < 20; round++) {
    for (let i = 1; i < order.length; i++) {
      const upper = order[i - 1] ?? 0;
      const lower = order[i] ?? 0;
      const lacking = gap - ((moved[lower] ?? 0) - (moved[upper] ?? 0));
      if (lacking <= 0) continue;
      moved[upper] = (moved[upper] ?? 0) - lacking / 2;
      moved[lower] = (moved[lower] ?? 0) + lacking / 2;
    }
  }
  const over = Math.max(0, Math.max(...moved) - most);
  const under = Math.max(0, least - Math.min(...moved));
  return moved.map((place) => place - over + under);
}
