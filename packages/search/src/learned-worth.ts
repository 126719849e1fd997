import type { BaseState, Player } from '@edubba/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Fitted } from './fit.ts';

/** Worth is counted in tenths of a point, weights in hundredths, unless a game counts finer. */
const POINT = 10;
const FINE = 100;

/** What is counted, and to which part of the worth it belongs. */
export type Features = readonly (readonly [name: string, part: string])[];

/** Worth by features with learned weights ({@link fit}). */
export interface LearnedWorth<S extends BaseState> {
  readonly features: Features;
  /** How many of each a player has. */
  readonly count: (s: S, player: Player) => readonly number[];
  /** By feature and stage: what one brings until the end; {@link fine} are a point. */
  readonly weights: readonly (readonly number[])[];
  readonly fine?: number;
  /** So much worth is a point. */
  readonly point?: number;
  /** By stage: how far the final lead lies from what the weights foretell, in points ({@link fit} says so). */
  readonly spreads: readonly number[];
  /** Which of the weights hold now. */
  readonly stage: (s: S) => number;
  /** Points that a player has already. */
  readonly points: (s: S, player: Player) => number;
  readonly rests: Evaluation<S>['rests'];
  readonly judges?: Evaluation<S>['judges'];
}

/** An evaluation that adds up learned weights, part by part. */
export function learnedWorth<S extends BaseState>(learned: LearnedWorth<S>): Evaluation<S> {
  const { features, count, weights, spreads, stage, points, rests, judges, fine = FINE, point = POINT } = learned;
  const parts = ['points', ...new Set(features.map(([, part]) => part))];
  const partOf = features.map(([, part]) => parts.indexOf(part));
  return {
    parts,
    point,
    rests,
    ...(judges === undefined ? {} : { judges }),
    spread: (s) => point * (spreads[stage(s)] ?? spreads.at(-1) ?? 1),
    of: (s, player) => {
      const at = stage(s);
      const fines = parts.map(() => 0);
      count(s, player).forEach((n, i) => {
        const part = partOf[i] ?? 0;
        fines[part] = (fines[part] ?? 0) + n * (weights[i]?.[at] ?? 0);
      });
      return fines.map((n, part) => (part === 0 ? point * points(s, player) : Math.round((n * point) / fine)));
    },
  };
}

/** The source of a file of weights, as `fit` found them; `command` writes it again, `name` is what its stages are. */
export function weightsFile(
  features: Features,
  stages: readonly Fitted[],
  command: string,
  { fine = FINE, stage: name = 'round' }: { readonly fine?: number; readonly stage?: string } = {},
): string {
  const apart = stages.map(
    ({ stage, positions, byPoints, byWeights }) =>
      ` * ${name} ${stage}: ${positions} positions, the lead foretold within ${byWeights.toFixed(1)} VP, by points alone ${byPoints.toFixed(1)}`,
  );
  const rows = features.map(([what], i) => `  [${stages.map(({ weights }) => weights[i]).join(', ')}], // ${what}`);
  return `/**
 * What each feature brings until the end, ${fine} to a VP, when ${name} ${stages.map(({ stage }) => stage).join(', ')} begins. Learned, not written:
 * \`${command}\`. Standard deviations:
${apart.join('\n')}
 */
export const WEIGHTS: readonly (readonly number[])[] = [
${rows.join('\n')}
];

/** How far the final lead lies from what they foretell, in VP, by ${name}. */
export const SPREADS: readonly number[] = [${stages.map(({ byWeights }) => byWeights.toFixed(1)).join(', ')}];
`;
}
