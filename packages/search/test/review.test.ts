import type { Bot, Review, ReviewProgress } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import { Machine, Table, tableInfo, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { reviewing, searching } from '../src/index.ts';
import type { State } from './tricks.ts';
import { evaluation, proud, tricks } from './tricks.ts';

const deep = searching({ name: 'deep', thumbs: proud, evaluation, steps: 200, width: 4 });

/** A game between two, looked back at. */
function reviewed(bots: readonly Bot<State>[], game: number, told?: (progress: ReviewProgress) => void): Review {
  const table = Table.open(tricks, { seats: 2, seed: `review/${game}` });
  playOut(table, bots, new Xoshiro('review', game));
  const looking = reviewing({
    start: Machine.start(tricks, tableInfo(tricks, { seats: 2 })),
    line: table.line,
    thumbs: proud,
    evaluation,
    advisor: deep,
    games: 12,
    seed: 'review',
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
