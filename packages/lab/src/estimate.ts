import type { Rate } from '@edubba/bots';
import { wilson } from '@edubba/bots';
import type { FigureId, Scale } from './figures.ts';
import { Scales } from './figures.ts';
import type { LabResult } from './kept.ts';
import type { Sums } from './sums.ts';

/** A figure as well as it is known: it lies between `low` and `high` with 95 % confidence. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Standard error of the value. */
  readonly error: number;
  /** What it rests on: games, or for a ratio its denominators. */
  readonly n: number;
  /** Games in which it was not 0, where every game has it; else its numerator. */
  readonly times: number;
}

/** A figure on both sides, and how far B lies above A. */
export interface Comparison {
  readonly figure: FigureId;
  readonly scale: Scale;
  readonly sides: readonly Estimate[];
  /** There where two sides were played: of the same seeds, pair by pair. */
  readonly difference: Estimate | undefined;
}

/** The 97.5 % quantile of the normal distribution. */
export const Z95 = 1.959963984540054;

/** What is known of a figure; nothing, where no game has it. */
export function estimate({ sums, players }: LabResult, figure: FigureId): Comparison | undefined {
  const scale = new Scales(players).of(figure);
  const parts = sums.sides.map((_, side) => partOf(sums, side, figure, scale));
  if (sums.games === 0 || !parts.some(({ known }) => known)) return undefined;
  const sides = parts.map((part) => single(part, scale, sums.games));
  const [a, b] = parts;
  const difference =
    a === undefined || b === undefined ? undefined : paired(a, b, acrossOf(sums, figure, scale), scale, sums.games);
  return { figure, scale, sides, difference };
}

/** Every figure there is, in their order. */
export function figuresOf({ sums }: LabResult): FigureId[] {
  const ids = sums.sides.flatMap(({ each, ratio }) => [...Object.keys(each), ...Object.keys(ratio)]);
  return [...new Set(ids)].sort();
}

/** Σx, Σy, Σxx, Σxy, Σyy; where every game counts alike, y is 1. */
interface Part {
  readonly known: boolean;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

function partOf({ sides, games }: Sums, side: number, figure: FigureId, { ratio }: Scale): Part {
  if (ratio) {
    const sum = sides[side]?.ratio[figure];
    const [x, y, xx, xy, yy] = sum ?? [0, 0, 0, 0, 0];
    return { known: sum !== undefined, x, y, xx, xy, yy };
  }
  const sum = sides[side]?.each[figure];
  const [x, xx] = sum ?? [0, 0];
  return { known: sum !== undefined, x, y: games, xx, xy: x, yy: games };
}

/** Σ xA·xB, xA·yB, yA·xB, yA·yB. */
function acrossOf(
  { across, games, sides }: Sums,
  figure: FigureId,
  { ratio }: Scale,
): readonly [number, number, number, number] {
  if (ratio) return across.ratio[figure] ?? [0, 0, 0, 0];
  const [a, b] = sides.map((side) => side.each[figure]?.[0] ?? 0);
  return [across.each[figure] ?? 0, a ?? 0, b ?? 0, games];
}

/** Σ(x − r·y)², never below 0 by rounding. */
function scatter({ xx, xy, yy }: Part, r: number): number {
  return Math.max(0, xx - 2 * r * xy + r * r * yy);
}

function single(part: Part, scale: Scale, games: number): Estimate {
  const { unit, kind } = scale;
  const { x, y } = part;
  const r = y === 0 ? 0 : x / y;
  const error = y === 0 ? 0 : Math.sqrt(scatter(part, r) * bessel(games)) / y / unit;
  const common = { value: r / unit, error, n: y, times: scale.kind === 'mean' ? y : Math.round(x / unit) };
  if (y === 0) return { ...common, low: 0, high: kind === 'mean' ? 0 : 1 };
  // Shares and rates are never below 0 or above 1, and few games say little: Wilson, on as many games as the scatter is worth.
  if (kind !== 'mean') return { ...common, ...bounds(r / unit, error, y) };
  return { ...common, low: r / unit - Z95 * error, high: r / unit + Z95 * error };
}

/** Wilson's interval with the number of independent games that explains the standard error: shares that are never whole scatter less, uses by several seats of one game more. */
function bounds(rate: number, error: number, n: number): Pick<Rate, 'low' | 'high'> {
  const worth = error > 0 && rate > 0 && rate < 1 ? (rate * (1 - rate)) / (error * error) : n;
  const { low, high } = wilson(rate * worth, worth);
  return { low: Math.max(0, low), high: Math.min(1, high) };
}

function bessel(games: number): number {
  return games > 1 ? games / (games - 1) : 1;
}

/** B − A: the scatter of the pairs' differences, by the delta method where the figure is a ratio. */
function paired(
  a: Part,
  b: Part,
  [xx, xy, yx, yy]: readonly [number, number, number, number],
  { unit }: Scale,
  games: number,
): Estimate | undefined {
  if (a.y === 0 || b.y === 0) return undefined;
  const ra = a.x / a.y;
  const rb = b.x / b.y;
  // Σ (xA − ra·yA)(xB − rb·yB)
  const together = xx - rb * xy - ra * yx + ra * rb * yy;
  const variance = scatter(a, ra) / (a.y * a.y) + scatter(b, rb) / (b.y * b.y) - (2 * together) / (a.y * b.y);
  const error = Math.sqrt(Math.max(0, variance) * bessel(games)) / unit;
  const value = (rb - ra) / unit;
  return { value, error, low: value - Z95 * error, high: value + Z95 * error, n: Math.min(a.y, b.y), times: games };
}
