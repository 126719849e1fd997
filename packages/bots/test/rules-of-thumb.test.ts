import type { Observation } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../src/index.ts';
import { playOut, random, rulesOfThumb } from '../src/index.ts';
import { highCard, type State, valueOf } from './high-card.ts';
import { proud } from './thumbs.ts';

function worth(key: string, options: number): number {
  return valueOf(key) * 10 - (valueOf(key) % 2) * 3 + options;
}

function choices(): { kind: string; options: readonly string[]; choice: Choice }[] {
  const seen: { kind: string; options: readonly string[]; choice: Choice }[] = [];
  const spy = {
    name: 'spy',
    choose(o: Observation<State>, chance: Xoshiro) {
      const choice = proud.choose(o, chance);
      seen.push({ kind: o.kind, options: o.options, choice });
      return choice;
    },
  };
  for (let i = 0; i < 20; i++) playOut(Table.open(highCard, { seats: 3, seed: `${i}` }), [spy], new Xoshiro('t', i));
  return seen;
}

test('the best option is chosen, and the parts of its worth add up to the total', () => {
  const plays = choices().filter(({ kind }) => kind === 'card.play');
  expect(plays.length).toBe(60);
  for (const { options, choice } of plays) {
    const best = Math.max(...options.map((key) => worth(key, options.length)));
    const total = (choice.reasons ?? []).reduce((sum, { points }) => sum + points, 0);
    expect(worth(choice.key, options.length)).toBe(best);
    expect(total).toBe(best);
  }
});

test('reasons name their feature or what the thumb says, and leave out what counts nothing', () => {
  const odd = choices().find(({ choice }) => choice.reasons !== undefined && valueOf(choice.key) % 2 === 1)?.choice;
  const value = valueOf(odd?.key ?? '');
  expect(odd?.reasons).toEqual([
    { why: { id: 'thumb.value', params: { amount: value } }, points: value * 10 },
    { why: { id: 'thumb.odd', params: { amount: 1 } }, points: -3 },
    { why: { id: 'many-cards' }, points: 3 },
  ]);
});

test('the alternatives come best first, each with its total, never the chosen one', () => {
  for (const { kind, options, choice } of choices()) {
    if (kind !== 'card.play') continue;
    const expected = options
      .filter((key) => key !== choice.key)
      .map((key) => ({ key, total: worth(key, options.length) }))
      .sort((a, b) => b.total - a.total);
    expect(choice.others).toEqual(expected);
  }
});

test('a kind without thumbs is answered at random, or with the first option if so wished', () => {
  const first = rulesOfThumb<State>({ name: 'first', thumbs: {}, weights: {}, fallback: 'first' });
  const observation = Table.open(highCard, { seats: 2, seed: 'edubba' }).observe(0);
  const pick = (bot: typeof first) =>
    new Set(Array.from({ length: 50 }, (_, i) => bot.choose(observation, new Xoshiro('f', i)).key));
  expect(observation.kind).toBe('greet');
  expect([...pick(first)]).toEqual(['hello']);
  expect(pick(proud).size).toBe(3);
});

test('between equals chance decides, the same for the same seed', () => {
  const equal = rulesOfThumb<State>({
    name: 'equal',
    thumbs: { greet: (_, key) => [{ feature: 'hi', amount: key.startsWith('hi') ? 1 : 0 }] },
    weights: { hi: 1 },
  });
  const observation = Table.open(highCard, { seats: 2, seed: 'edubba' }).observe(0);
  const pick = () => Array.from({ length: 50 }, (_, i) => equal.choose(observation, new Xoshiro('e', i)).key);
  expect(new Set(pick())).toEqual(new Set(['hi/there', 'hi/you']));
  expect(pick()).toEqual(pick());
});

test('weights and amounts must be whole numbers, and every feature needs a weight', () => {
  const greet = (amount: number, feature = 'x') => ({ greet: () => [{ feature, amount }] });
  const observation = Table.open(highCard, { seats: 2, seed: 'edubba' }).observe(0);
  const chance = new Xoshiro('w');
  expect(() => rulesOfThumb<State>({ name: 'b', thumbs: {}, weights: { x: 0.5 } })).toThrow(
    'b: x must be a whole number',
  );
  expect(() =>
    rulesOfThumb<State>({ name: 'b', thumbs: greet(0.5), weights: { x: 1 } }).choose(observation, chance),
  ).toThrow('whole');
  expect(() =>
    rulesOfThumb<State>({ name: 'b', thumbs: greet(1, 'y'), weights: { x: 1 } }).choose(observation, chance),
  ).toThrow('b has no weight for y');
  // Names that every object has are no weights.
  expect(() =>
    rulesOfThumb<State>({ name: 'b', thumbs: greet(1, 'toString'), weights: {} }).choose(observation, chance),
  ).toThrow('no weight');
});

test('the random bot gives every option and nothing else', () => {
  const observation = Table.open(highCard, { seats: 2, seed: 'edubba' }).observe(0);
  const picked = new Set(Array.from({ length: 60 }, (_, i) => random.choose(observation, new Xoshiro('r', i)).key));
  expect(picked).toEqual(new Set(observation.options));
});
