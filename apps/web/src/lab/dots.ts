import type { Finding } from '@edubba/lab';

/** The line of standard errors: its middle, how wide one is drawn, and beyond how many a dot sits at the edge. */
const MIDDLE = 300;
const STEP = 27;
const EDGE = 10;
export const HIGH = 48;

/** Dots of what chance may have made stand in columns, closer the more there are. */
const COLUMN = 6;
const APART = 6;
const ROOM = HIGH - 8;

/** So many rows have a number, and numbers want so much room. */
const NUMBERS = 9;
const NUMBERED = 18;

/** A figure's place on the line; `n`: the number of its row. */
export interface Dot {
  readonly figure: string;
  readonly verdict: Finding['verdict'];
  readonly x: number;
  readonly y: number;
  readonly n?: number;
  /** It lies farther out than is drawn: -1 to the left, 1 to the right. */
  readonly beyond: -1 | 0 | 1;
}

export const errorsAt = (z: number): number => MIDDLE + STEP * Math.max(-EDGE, Math.min(EDGE, z));

/** Every figure as a dot: what chance may have made piled up, the first rows with their numbers where these do not lie on another. */
export function dotsOf(all: readonly Finding[], numbered: readonly Finding[]): Dot[] {
  const piles = new Map<string, Finding[]>();
  for (const finding of all) {
    // Figures that nothing scatters in are not judged.
    if (finding.verdict === 'unused') continue;
    const pile = finding.verdict === 'chance' ? `${Math.round(errorsAt(finding.z) / COLUMN)}` : finding.figure;
    piles.set(pile, [...(piles.get(pile) ?? []), finding]);
  }
  const most = Math.max(1, ...[...piles.values()].map(({ length }) => length));
  const apart = Math.min(APART, ROOM / most);
  const numbers = numbersOf(numbered.slice(0, NUMBERS));
  const dots = [...piles.values()].flatMap((pile) =>
    pile.map((finding, i): Dot => {
      const { figure, verdict, z } = finding;
      const n = numbers.get(figure);
      const isChance = verdict === 'chance';
      return {
        figure,
        verdict,
        x: isChance ? COLUMN * Math.round(errorsAt(z) / COLUMN) : errorsAt(z),
        y: HIGH / 2 + (isChance ? (i - (pile.length - 1) / 2) * apart : 0),
        ...(n === undefined ? {} : { n }),
        beyond: Math.abs(z) <= EDGE ? 0 : z < 0 ? -1 : 1,
      };
    }),
  );
  // Those with numbers last, so that they lie above; the first above all.
  return dots.sort((a, b) => (b.n ?? Infinity) - (a.n ?? Infinity) || 0);
}

/** Numbers of rows by figure, but for those whose dot would lie on one before it. */
function numbersOf(rows: readonly Finding[]): ReadonlyMap<string, number> {
  const taken: number[] = [];
  const numbers = new Map<string, number>();
  for (const [i, { figure, z }] of rows.entries()) {
    const x = errorsAt(z);
    if (taken.some((other) => Math.abs(other - x) < NUMBERED)) continue;
    taken.push(x);
    numbers.set(figure, i + 1);
  }
  return numbers;
}
