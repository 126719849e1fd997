import type { Chance } from './types.ts';

/** Shares of whole numbers: they stay exact however many are multiplied and added. */
export const ALWAYS: Chance = { n: 1n, of: 1n };
export const NEVER: Chance = { n: 0n, of: 1n };

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function reduced(n: bigint, of: bigint): Chance {
  const by = divisor(n, of);
  return by === 1n ? { n, of } : { n: n / by, of: of / by };
}

export function times(a: Chance, n: number, of: number): Chance {
  return n === of ? a : reduced(a.n * BigInt(n), a.of * BigInt(of));
}

export function plus(a: Chance, b: Chance): Chance {
  return a.of === b.of ? reduced(a.n + b.n, a.of) : reduced(a.n * b.of + b.n * a.of, a.of * b.of);
}

/** In hundredths, rounded: `17`; what is possible is never called 0, what is uncertain never 100. */
export function percent({ n, of }: Chance): number {
  if (n === 0n || n === of) return n === 0n ? 0 : 100;
  const rounded = Number((n * 200n + of) / (of * 2n));
  return Math.min(99, Math.max(1, rounded));
}
