import type { Rate } from './wilson.ts';

/** Whether a claim stands after so many games. */
export type Verdict = 'proven' | 'refuted' | 'open';

/** Rates that are held against the claimed one, each as likely as the others beforehand. */
const RATES = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);

/** What came of games: so many, and what was won of them. */
export interface Results {
  readonly games: number;
  /** A shared win is a half, or less. */
  readonly won: number;
  /** So many of the games are known to have brought just a half: known so, they tell more. */
  readonly halves?: number;
}

/**
 * How much likelier the results are by rates on one side of `rate`, taken together, than by `rate` itself: its logarithm.
 * Results lie between 0 and 1, so by Jensen's inequality the mean of this ratio is never above 1 while the true rate is on
 * the other side; by Ville's it then passes 1 / error ever with no more likelihood than `error`, however often one looks. A
 * half counts as the mean of a win and a loss: the ratio is then linear in the result, and its mean still no more than 1.
 */
function evidence({ games, won, halves = 0 }: Results, rate: number, above: boolean): number {
  const held = RATES.filter((other) => (above ? other > rate : other < rate));
  if (held.length === 0) return 0;
  const [wins, losses] = [won - halves / 2, games - won - halves / 2];
  const logs = held.map((other) => {
    const [win, loss] = [other / rate, (1 - other) / (1 - rate)];
    const half = (win + loss) / 2;
    return wins * Math.log(win) + losses * Math.log(loss) + halves * Math.log(half) - Math.log(held.length);
  });
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((all, log) => all + Math.exp(log - most), 0));
}

/**
 * A sequential test of "wins more than this share": stops as soon as that is proven or refuted, and one may look after
 * every game. Which games were won does not matter, only how many: it can be gone on with from a few numbers.
 */
export function verdictOn(claim: number, results: Results, error = 0.05): Verdict {
  const enough = -Math.log(error);
  if (evidence(results, claim, true) >= enough) return 'proven';
  return evidence(results, claim, false) >= enough ? 'refuted' : 'open';
}

/** The share, and the interval that holds the true one with 95 % also where one stopped as soon as it looked good. */
export function anytimeRate(results: Results, error = 0.05): Rate {
  const { games, won } = results;
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  // Both ends may be wrong: each gets half of the error.
  const enough = -Math.log(error / 2);
  const rate = won / games;
  const isOut = (other: number, above: boolean): boolean => evidence(results, other, above) >= enough;
  return {
    rate,
    low: edge(rate, 0, (other) => isOut(other, true)),
    high: edge(rate, 1, (other) => isOut(other, false)),
  };
}

/** Where, between what is possible and the end of the scale, what is impossible begins. */
function edge(inside: number, end: number, isOut: (rate: number) => boolean): number {
  const near = end === 0 ? 1e-6 : 1 - 1e-6;
  if (!isOut(near)) return end;
  let [possible, not] = [inside, near];
  for (let i = 0; i < 40; i++) {
    const middle = (possible + not) / 2;
    if (isOut(middle)) not = middle;
    else possible = middle;
  }
  return possible;
}
