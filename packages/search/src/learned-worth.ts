import type { BaseState, Player } from '@edubba/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Fitted } from './fit.ts';

/** One point in the measure of worth: tenths. */
const POINT = 10;

/** What is counted, and to which part of the worth it belongs. */
export type Features = readonly (readonly [name: string, part: string])[];

/** Worth by features with learned weights ({@link fit}). */
export interface LearnedWorth<S extends BaseState> {
  readonly features: Features;
  /** How many of each a player has. */
  readonly count: (s: S, player: Player) => readonly number[];
  /** By feature and stage: what one brings until the end, in hundredths of a point. */
  readonly weights: readonly (readonly number[])[];
  /** Which of the weights hold now. */
  readonly stage: (s: S) => number;
  /** Points that a player has already. */
  readonly points: (s: S, player: Player) => number;
  readonly rests: Evaluation<S>['rests'];
}

/** An evaluation that adds up learned weights, part by part, in tenths of a point. */
export function learnedWorth<S extends BaseState>(learned: LearnedWorth<S>): Evaluation<S> {
  const { features, count, weights, stage, points, rests } = learned;
  const parts = ['points', ...new Set(features.map(([, part]) => part))];
  const partOf = features.map(([, part]) => parts.indexOf(part));
  return {
    parts,
    point: POINT,
    rests,
    of: (s, player) => {
      const at = stage(s);
      const hundredths = parts.map(() => 0);
      count(s, player).forEach((n, i) => {
        const part = partOf[i] ?? 0;
        hundredths[part] = (hundredths[part] ?? 0) + n * (weights[i]?.[at] ?? 0);
      });
      return hundredths.map((n, part) => (part === 0 ? POINT * points(s, player) : Math.round(n / 10)));
    },
  };
}

/** The source of a file of weights, as `fit` found them; `command` writes it again. */
export function weightsFile(features: Features, stages: readonly Fitted[], command: string): string {
  const apart = stages.map(
    ({ stage, positions, byPoints, byWeights }) =>
      ` * round ${stage}: ${positions} positions, the lead foretold within ${byWeights.toFixed(1)} VP, by points alone ${byPoints.toFixed(1)}`,
  );
  const rows = features.map(([name], i) => `  [${stages.map(({ weights }) => weights[i]).join(', ')}], // ${name}`);
  return `/**
 * What each feature brings until the end, in hundredths of a VP, when round ${stages.map(({ stage }) => stage).join(', ')} begins. Learned, not written:
 * \`${command}\`. Standard deviations:
${apart.join('\n')}
 */
export const WEIGHTS: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`;
}
