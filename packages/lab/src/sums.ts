import type { FigureId } from './figures.ts';
import type { Measured } from './play-game.ts';

/** So many games are named for each figure and side: the first ones. */
export const EXAMPLES = 12;

/** Sums of one side: of a figure x, of its denominator y, and of their products. Whole numbers, so that no order of adding matters. */
export interface SideSums {
  /** Σx, Σxx */
  readonly each: { [figure: FigureId]: [number, number] };
  /** Σx, Σy, Σxx, Σxy, Σyy */
  readonly ratio: { [figure: FigureId]: [number, number, number, number, number] };
  /** How many games have each value. */
  readonly spread: { [figure: FigureId]: { [value: string]: number } };
  /** The first games in which it is not 0. */
  readonly examples: { [figure: FigureId]: number[] };
}

/** Everything that is kept of a number of games: it can be added to that of any others. */
export interface Sums {
  /** Games, or pairs of games, that are in the sums. */
  games: number;
  /** Games, or pairs, that did not end and are not. */
  unfinished: number;
  faults: number;
  readonly sides: SideSums[];
  /** Products across A and B: Σ xA·xB; for ratios also xA·yB, yA·xB, yA·yB. */
  readonly across: {
    readonly each: { [figure: FigureId]: number };
    readonly ratio: { [figure: FigureId]: [number, number, number, number] };
  };
}

export function noSums(sides: number): Sums {
  return {
    games: 0,
    unfinished: 0,
    faults: 0,
    sides: Array.from({ length: sides }, () => ({ each: {}, ratio: {}, spread: {}, examples: {} })),
    across: { each: {}, ratio: {} },
  };
}

/** Adds one game, or one pair: by side, as it was measured. */
export function addGame(sums: Sums, index: number, played: readonly (Measured | undefined)[]): void {
  for (const one of played) sums.faults += one?.faults ?? 0;
  const measured = played.filter((one) => one !== undefined);
  if (measured.length < sums.sides.length) {
    sums.unfinished++;
    return;
  }
  sums.games++;
  measured.forEach((one, side) => addSide(sums.sides[side] as SideSums, index, one));
  const [a, b] = measured;
  if (a !== undefined && b !== undefined) addAcross(sums.across, a, b);
}

function addSide(sums: SideSums, index: number, { each, ratio, spread }: Measured): void {
  for (const [figure, x] of each) {
    const sum = (sums.each[figure] ??= [0, 0]);
    sum[0] += x;
    sum[1] += x * x;
    if (x !== 0) example(sums.examples, figure, index);
  }
  for (const [figure, [x, y]] of ratio) {
    const sum = (sums.ratio[figure] ??= [0, 0, 0, 0, 0]);
    sum[0] += x;
    sum[1] += y;
    sum[2] += x * x;
    sum[3] += x * y;
    sum[4] += y * y;
    if (x !== 0) example(sums.examples, figure, index);
  }
  for (const [figure, value] of spread) {
    const counts = (sums.spread[figure] ??= {});
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function example(examples: SideSums['examples'], figure: FigureId, index: number): void {
  const games = (examples[figure] ??= []);
  if (games.length < EXAMPLES) games.push(index);
}

function addAcross(across: Sums['across'], a: Measured, b: Measured): void {
  for (const [figure, xa] of a.each) {
    const xb = b.each.get(figure);
    if (xb !== undefined) across.each[figure] = (across.each[figure] ?? 0) + xa * xb;
  }
  for (const [figure, [xa, ya]] of a.ratio) {
    const other = b.ratio.get(figure);
    if (other === undefined) continue;
    const [xb, yb] = other;
    const sum = (across.ratio[figure] ??= [0, 0, 0, 0]);
    sum[0] += xa * xb;
    sum[1] += xa * yb;
    sum[2] += ya * xb;
    sum[3] += ya * yb;
  }
}

/** Adds sums to others. Whoever adds what in which order gets the same. */
export function merge(into: Sums, more: Sums): void {
  into.games += more.games;
  into.unfinished += more.unfinished;
  into.faults += more.faults;
  more.sides.forEach((side, i) => mergeSide(into.sides[i] as SideSums, side));
  for (const [figure, sum] of Object.entries(more.across.each))
    into.across.each[figure] = exact((into.across.each[figure] ?? 0) + sum);
  addLists(into.across.ratio, more.across.ratio);
}

function mergeSide(into: SideSums, more: SideSums): void {
  addLists(into.each, more.each);
  addLists(into.ratio, more.ratio);
  for (const [figure, counts] of Object.entries(more.spread)) {
    const own = (into.spread[figure] ??= {});
    for (const [value, n] of Object.entries(counts)) own[value] = (own[value] ?? 0) + n;
  }
  for (const [figure, games] of Object.entries(more.examples))
    into.examples[figure] = [...(into.examples[figure] ?? []), ...games].sort((a, b) => a - b).slice(0, EXAMPLES);
}

function addLists<L extends number[]>(into: { [figure: FigureId]: L }, more: { readonly [figure: FigureId]: L }): void {
  for (const [figure, list] of Object.entries(more)) {
    const own = into[figure];
    if (own === undefined) into[figure] = [...list] as L;
    else list.forEach((n, i) => (own[i] = exact((own[i] as number) + n)));
  }
}

/** Beyond 53 bits a sum would lose its last places, and with them the promise that everybody gets the same. */
function exact(n: number): number {
  if (!Number.isSafeInteger(n)) throw new RangeError('a sum is too large to be exact');
  return n;
}
