import type { GamePlay } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import type { Comparison } from './estimate.ts';
import { estimate, figuresOf } from './estimate.ts';
import type { LabResult } from './kept.ts';

/** A figure that differs between A and B by more than chance makes of so many figures, or that is never so. */
export interface Finding extends Comparison {
  /** `surprising`, `expected` because it follows from a number that was turned, `unused` because nobody makes use of it; else chance may have made it. */
  readonly verdict: 'surprising' | 'expected' | 'unused' | 'chance';
  /** How many standard errors B lies from A; 0 where too little is known to say. */
  readonly z: number;
}

/** Rates of fewer games than this, on either side, are told but not judged: their scatter is not known well enough. */
const FEW = 20;

/** In so few of a hundred games a thing counts as unused. */
const SELDOM = 0.001;

/** All figures, the farthest from chance first; the band is as wide as chance makes of so many. */
export interface Findings {
  readonly all: readonly Finding[];
  /** Standard errors within which figures without any difference stay, 95 times in 100, all of them together. */
  readonly band: number;
  readonly judged: number;
}

/** Everything that can be said, the surprising first. */
export function findingsOf<S extends BaseState>(play: Pick<GamePlay<S>, 'game'>, result: LabResult): Findings {
  const compared = figuresOf(result)
    // By the end of each round is for the curve; what it ends at is a figure already.
    .filter((figure) => !figure.startsWith('at/'))
    .flatMap((figure) => estimate(result, figure) ?? []);
  const judged = compared.filter(isJudged);
  const band = bandOf(judged.length);
  const moved = expectedOf(play, result);
  const all = compared.map((one): Finding => {
    const z = isJudged(one) ? zOf(one) : 0;
    const known = Math.abs(z) > band;
    const verdict = known ? (moved.has(one.figure) ? 'expected' : 'surprising') : isUnused(one) ? 'unused' : 'chance';
    return { ...one, z, verdict };
  });
  const rank = { surprising: 0, expected: 1, unused: 2, chance: 3 };
  all.sort(
    (a, b) => rank[a.verdict] - rank[b.verdict] || Math.abs(b.z) - Math.abs(a.z) || (a.figure < b.figure ? -1 : 1),
  );
  return { all, band, judged: judged.length };
}

/** A figure that nothing scatters differs by as much as it differs. */
function zOf({ difference }: Comparison): number {
  if (difference === undefined || difference.value === 0) return 0;
  return difference.error === 0 ? Math.sign(difference.value) * CERTAIN : difference.value / difference.error;
}

const CERTAIN = 1000;

function isJudged({ scale, sides, difference }: Comparison): boolean {
  if (difference === undefined) return false;
  if (difference.error === 0 && difference.value === 0) return false;
  if (scale.ratio) return sides.every(({ n, times }) => times >= FEW && n - times >= FEW);
  if (scale.kind === 'mean') return sides.every(({ n }) => n >= FEW);
  const times = sides.reduce((sum, side) => sum + side.times, 0);
  const games = sides.reduce((sum, side) => sum + side.n, 0);
  return times >= FEW && games - times >= FEW;
}

function isUnused({ figure, sides }: Comparison): boolean {
  return figure.startsWith('use/') && sides.every(({ high, value }) => value < SELDOM && high < 10 * SELDOM);
}

/** Figures that the turned numbers are declared to move. */
function expectedOf<S extends BaseState>(
  { game }: Pick<GamePlay<S>, 'game'>,
  { experiment }: LabResult,
): ReadonlySet<string> {
  const [a, b] = experiment.sides;
  const names = new Set([...Object.keys(a?.tuned ?? {}), ...Object.keys(b?.tuned ?? {})]);
  const moves = [...names].flatMap((name) =>
    Object.hasOwn(game.tunables, name) ? (game.tunables[name]?.moves ?? []) : [],
  );
  return new Set(moves.flatMap((source) => [source, `from/${source}`, ...(source === 'start' ? ['points'] : [])]));
}

/** Bonferroni's: each of m figures leaves it with a chance of 5 % / m. */
export function bandOf(figures: number): number {
  return quantile(1 - 0.05 / (2 * Math.max(1, figures)));
}

/** Acklam's rational approximation of the normal quantile; good to nine places. For p above one half. */
function quantile(p: number): number {
  if (p < 0.97575) {
    const q = p - 0.5;
    const r = q * q;
    return (
      (poly(
        [
          -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
          2.506628277459239,
        ],
        r,
      ) *
        q) /
      poly([-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1], r)
    );
  }
  const q = Math.sqrt(-2 * Math.log(1 - p));
  return (
    -poly(
      [
        -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
        2.938163982698783,
      ],
      q,
    ) / poly([0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1], q)
  );
}

function poly(terms: readonly number[], x: number): number {
  return terms.reduce((sum, term) => sum * x + term, 0);
}
