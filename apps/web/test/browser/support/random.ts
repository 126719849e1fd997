/** Chances that come out the same every time. */
export interface Dice {
  /** A whole number below n. */
  below(n: number): number;
  /** One of them. */
  one<T>(of: readonly T[]): T;
  /** Once in so many times. */
  onceIn(n: number): boolean;
}

/** Dice from a seed (mulberry32): the same seed, the same throws. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    one: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
    onceIn: (n) => below(n) === 0,
  };
}
