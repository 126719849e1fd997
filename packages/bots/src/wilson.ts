/** A share and the interval it lies in with 95 % confidence. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval: honest also for few games and for rates near 0 and 1. Nothing played: nothing known. */
export function wilson(won: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = won / of;
  const z2 = (Z * Z) / of;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate) + z2 / 4) / of)) / (1 + z2);
  return { rate, low: won === 0 ? 0 : centre - half, high: won === of ? 1 : centre + half };
}
