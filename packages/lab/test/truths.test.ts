import type { Experiment, LabResult } from '@edubba/lab';
import { Batches, Collector, estimate, findingsOf, readExperiment } from '@edubba/lab';
import { expect, test } from 'vitest';
import { chanceOfFirst, throws } from './throws.ts';

const REPETITIONS = 100;

function experiment(seed: string, sides: readonly object[], games = 300): Experiment {
  return readExperiment({
    format: 'edubba-experiment',
    version: 1,
    game: 'throws',
    seats: 2,
    bots: ['random'],
    seed,
    games,
    sides: sides.map((side, i) => ({ name: 'AB'.charAt(i), ...side })),
  });
}

function run(wish: Experiment): LabResult {
  const batches = new Batches(throws, wish);
  const collector = Collector.of(throws, wish);
  for (let batch = 0; !collector.over; batch++) collector.take(batch, batches.play(batch));
  return collector.result;
}

function repeat(sides: readonly object[], games?: number): LabResult[] {
  return Array.from({ length: REPETITIONS }, (_, i) => run(experiment(`truth ${i}`, sides, games)));
}

const covers = (truth: number, { low, high }: { low: number; high: number }): boolean => low <= truth && truth <= high;

/** Repetitions in which the interval holds the truth, and in which it says which way the change went. */
function found(
  results: readonly LabResult[],
  figure: string,
  truth: number,
): { covered: number; signed: number; wrong: number } {
  const differences = results.map((result) => {
    const difference = estimate(result, figure)?.difference;
    if (difference === undefined) throw new Error(`nothing is known of ${figure}`);
    return difference;
  });
  return {
    covered: differences.filter((difference) => covers(truth, difference)).length,
    signed: differences.filter(({ low, high }) => (truth > 0 ? low > 0 : high < 0)).length,
    wrong: differences.filter(({ low, high }) => (truth > 0 ? high < 0 : low > 0)).length,
  };
}

test('a handicap of one point is found, with the right sign, and the intervals hold the truth', () => {
  const truth = chanceOfFirst(1) - chanceOfFirst(0);
  const { covered, signed, wrong } = found(repeat([{}, { tuned: { handicap: 1 } }]), 'share/0', truth);
  expect(truth).toBeGreaterThan(0.03);
  expect(covered).toBeGreaterThanOrEqual(93);
  expect(signed).toBeGreaterThanOrEqual(95);
  expect(wrong).toBe(0);
});

test('a doubled throw is found in what it moves', () => {
  // Half of three throws are bold and bring 3.5 on average; doubled they bring as much again. By player.
  const truth = (3 * (1 / 2) * 21) / 6;
  const { covered, signed } = found(repeat([{}, { tuned: { 'bold-worth': 2 } }]), 'points', truth);
  expect(covered).toBeGreaterThanOrEqual(93);
  expect(signed).toBe(REPETITIONS);
});

test('that one seat always begins is found in its share', () => {
  const truth = chanceOfFirst(0) - 1 / 2;
  const sides = [{ options: { begin: 'mixed' } }, { options: { begin: 'first' } }];
  const { covered, wrong } = found(repeat(sides), 'share/0', truth);
  expect(truth).toBeGreaterThan(0.04);
  expect(covered).toBeGreaterThanOrEqual(93);
  expect(wrong).toBe(0);
  const { signed } = found([run(experiment('many', sides, 6000))], 'share/0', truth);
  expect(signed).toBe(1);
});

test('shares of one side are covered too, also where they are near 0', () => {
  const truth = 1 - chanceOfFirst(8);
  const results = repeat([{ tuned: { handicap: 8 } }], 60);
  const covered = results.filter((result) =>
    covers(truth, estimate(result, 'share/1')?.sides[0] ?? { low: 2, high: 2 }),
  );
  expect(truth).toBeLessThan(0.12);
  expect(covered.length).toBeGreaterThanOrEqual(93);
});

test('where nothing is changed that matters, at most 7 of 100 comparisons claim anything', () => {
  const results = repeat([{}, { tuned: { 'idle-throws': 1 } }]);
  const judged = results.map((result) => findingsOf(throws, result));
  const claims = judged.filter(({ all }) => all.some(({ verdict }) => verdict === 'surprising'));
  expect(Math.min(...judged.map((one) => one.judged))).toBeGreaterThanOrEqual(8);
  expect(claims.length).toBeLessThanOrEqual(7);
});

test('where nothing at all is changed, A and B are the same to the last point', () => {
  const { sums } = run(experiment('same', [{}, {}]));
  expect(sums.sides[0]).toEqual(sums.sides[1]);
});

test('what follows from a turned number is expected, what it leads to is not', () => {
  const result = run(experiment('known', [{}, { tuned: { handicap: 5 } }]));
  const verdicts = new Map(findingsOf(throws, result).all.map(({ figure, verdict }) => [figure, verdict]));
  expect(verdicts.get('share/0')).toBe('surprising');
  expect(verdicts.get('length')).toBe('chance');
  expect(verdicts.get('use/decision/throw')).toBe('chance');
});
