// Sums of many games, as plain data: two stretches of games are put together by adding them.

/** A column of numbers: how many, their sum and that of their squares, the least and the greatest. */
export interface Span {
  n: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

/** How often, by name. */
export type Counts = { [name: string]: number };

/** How often players had something, and how often they won with it. */
export type Wins = { [name: string]: { had: number; won: number } };

/** A column without a number. Its ends are whole numbers, since JSON knows no infinite ones. */
export const span = (): Span => ({
  n: 0,
  sum: 0,
  squares: 0,
  min: Number.MAX_SAFE_INTEGER,
  max: -Number.MAX_SAFE_INTEGER,
});

export function widen(of: Span, ...values: readonly number[]): void {
  for (const value of values) {
    of.n++;
    of.sum += value;
    of.squares += value * value;
    of.min = Math.min(of.min, value);
    of.max = Math.max(of.max, value);
  }
}

export const meanOf = ({ sum, n }: Span): number => sum / Math.max(1, n);

export function deviationOf(of: Span): number {
  return Math.sqrt(Math.max(0, of.squares / Math.max(1, of.n) - meanOf(of) ** 2));
}

export function count(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}

export function countWin(wins: Wins, name: string, won: boolean): void {
  const entry = (wins[name] ??= { had: 0, won: 0 });
  entry.had++;
  if (won) entry.won++;
}

/** Adds the second list to the first, place by place. */
export function addList(into: number[], list: readonly number[]): void {
  list.forEach((n, at) => {
    into[at] = (into[at] ?? 0) + n;
  });
}

/** The sum of two sums, part by part: numbers are added, the least and the greatest stay what they are. */
export function added<T>(a: T, b: T): T {
  return join(a, b, '') as T;
}

function join(a: unknown, b: unknown, name: string): unknown {
  if (typeof a === 'number' && typeof b === 'number') return joinNumbers(a, b, name);
  if (Array.isArray(a) && Array.isArray(b))
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => join(a[at], b[at], ''));
  if (isObject(a) && isObject(b))
    return Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, join(a[key], b[key], key)]),
    );
  return a ?? b;
}

function joinNumbers(a: number, b: number, name: string): number {
  if (name === 'min') return Math.min(a, b);
  return name === 'max' ? Math.max(a, b) : a + b;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
