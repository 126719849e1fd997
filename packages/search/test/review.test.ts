import type { Bot, Review, ReviewProgress } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { Game } from '@edubba/kernel';
import { Machine, Table, tableInfo, together, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Evaluation } from '../src/index.ts';
import { reviewing, searching } from '../src/index.ts';
import type { State } from './tricks.ts';
import { evaluation, proud, tricks } from './tricks.ts';

const deep = searching({ name: 'deep', thumbs: proud, evaluation, steps: 200, width: 4 });

/** A game between two, looked back at. */
function reviewed(
  bots: readonly Bot<State>[],
  game: number,
  told?: (progress: ReviewProgress) => void,
  {
    rules = tricks,
    ...other
  }: Partial<Omit<Parameters<typeof reviewing<State>>[0], 'evaluation'>> & {
    readonly rules?: Game<State>;
    readonly evaluation?: Evaluation<State> | undefined;
  } = {},
): Review {
  const table = Table.open(rules, { seats: 2, seed: `review/${game}` });
  playOut(table, bots, new Xoshiro('review', game));
  const settings = { thumbs: proud, evaluation, advisor: deep, games: 12, seed: 'review', ...other };
  const looking = reviewing({
    ...(settings as Parameters<typeof reviewing<State>>[0]),
    start: Machine.start(rules, tableInfo(rules, { seats: 2 })),
    line: table.line,
  });
  for (;;) {
    const next = looking.next();
    if (next.done === true) return next.value;
    told?.(next.value);
  }
}

test('who plays by the rules of thumb shows no skill: all of the result was chance', () => {
  for (let game = 0; game < 10; game++) {
    const { sources, swings } = reviewed([proud, proud], game);
    for (const { own, others, chance, expected, result } of sources) {
      expect(own).toEqual({ value: 0, error: 0 });
      expect(others).toEqual({ value: 0, error: 0 });
      expect(expected.value + chance.value).toBeCloseTo(result, 6);
    }
    expect(swings.flat()).toEqual([]);
  }
});

test('who looks ahead shows skill against who does not, and the parts add up to the result', () => {
  let [skill, variance] = [0, 0];
  for (let game = 0; game < 40; game++) {
    const { sources } = reviewed([deep, proud], game);
    const [mine] = sources;
    if (mine === undefined) throw new Error('nobody played');
    const { expected, chance, others, own, result } = mine;
    expect(expected.value + chance.value + others.value + own.value).toBeCloseTo(result, 6);
    skill += own.value;
    variance += own.error ** 2;
  }
  expect(skill).toBeGreaterThan(2 * Math.sqrt(variance));
});

test('the curve goes from what was to be expected to the result, and swings say what would have been better', () => {
  const far: number[] = [];
  const { moments, swings, sources } = reviewed([deep, proud], 3, ({ done, all }) => far.push(done / all));
  expect(moments[0]?.step).toBe(0);
  expect(moments.at(-1)?.chances.map(({ value }) => value)).toEqual(sources.map(({ result }) => result));
  for (const { chances } of moments) expect(chances.reduce((all, { value }) => all + value, 0)).toBeCloseTo(100, 6);
  for (const list of swings) {
    expect(list.length).toBeLessThanOrEqual(5);
    for (const { seat, better } of list) {
      expect(seat).toBe(0);
      expect(better.key).toMatch(/^card#/);
    }
  }
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  expect(far.at(-1)).toBeLessThanOrEqual(1);
});

test('the same game looked back at twice gives the same', () => {
  expect(reviewed([deep, deep], 5)).toEqual(reviewed([deep, deep], 5));
});

test('where nobody can judge, games are played on to their end', () => {
  const blind = { ...evaluation, of: () => [0, 0], rests: () => true };
  const byEnd = reviewed([deep, proud], 3);
  expect(reviewed([deep, proud], 3, undefined, { evaluation: undefined })).toEqual(byEnd);
  expect(reviewed([deep, proud], 3, undefined, { evaluation: { ...blind, judges: () => false } })).toEqual(byEnd);
  expect(reviewed([deep, proud], 3, undefined, { evaluation: blind })).not.toEqual(byEnd);
  expect(byEnd).toMatchObject({ games: 12, by: 'deep' });
});

test('where the table wins or loses together, everybody has the whole of it', () => {
  const rules: Game<State> = { ...tricks, outcome: ({ tricks: [first = 0] }) => together(first > 2, [first, first]) };
  const results = Array.from({ length: 6 }, (_, game) =>
    reviewed([deep, proud], game, undefined, { rules, evaluation: undefined }),
  );
  for (const { moments, sources } of results) {
    for (const { chances } of moments) expect(chances[1]).toEqual(chances[0]);
    expect([0, 100]).toContain(sources[0]?.result);
  }
  expect(new Set(results.map(({ sources }) => sources[0]?.result)).size).toBe(2);
});
