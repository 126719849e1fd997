import type { LabResult } from '@edubba/lab';
import { Batches, Collector, estimate, readExperiment, resultText, swapped, swappedResult } from '@edubba/lab';
import { expect, test } from 'vitest';
import { throws } from './throws.ts';

const wish = readExperiment({
  format: 'edubba-experiment',
  version: 1,
  game: 'throws',
  seats: 2,
  bots: ['random'],
  seed: 'swapped',
  games: 300,
  sides: [{ name: 'A' }, { name: 'B', tuned: { handicap: 2, 'bold-worth': 2 } }],
});

function run(experiment: typeof wish): LabResult {
  const collector = Collector.of(throws, experiment);
  const batches = new Batches(throws, experiment);
  for (let batch = 0; !collector.over; batch++) collector.take(batch, batches.play(batch));
  return collector.result;
}

test('A and B changed about give what the swapped experiment gives, to the last byte', () => {
  const result = run(wish);
  expect(swapped(wish).sides.map(({ name, tuned }) => [name, tuned])).toEqual([
    ['A', { handicap: 2, 'bold-worth': 2 }],
    ['B', {}],
  ]);
  expect(resultText(swappedResult(result))).toBe(resultText(run(swapped(wish))));
  expect(resultText(swappedResult(swappedResult(result)))).toBe(resultText(result));
});

test('a difference turns its sign, and is as sure as before', () => {
  const result = run(wish);
  for (const figure of ['share/0', 'points', 'won/decision/throw']) {
    const difference = estimate(result, figure)?.difference;
    const other = estimate(swappedResult(result), figure)?.difference;
    if (difference === undefined) continue;
    expect(other?.value).toBeCloseTo(-difference.value, 12);
    expect(other?.low).toBeCloseTo(-difference.high, 12);
  }
});
