import { fairChance } from '@edubba/fair';
import type { ChanceSource, Random } from '@edubba/kernel';
import { draw, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';

// Each test measures fair chance and, in the same way, a source with a fault planted in it: it must pass the one and catch
// the other. The seeds are fixed, so that a test never fails by chance.

/** Sum of squared deviations from what is expected, each by what is expected; endless where something came that cannot. */
function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (n * (shares[i] ?? 0)) / all;
    return expected === 0 ? sum + (count === 0 ? 0 : Infinity) : sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** What so many degrees of freedom stay below with 99.9 % (Wilson and Hilferty's approximation). */
function critical(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}

/** How often each outcome comes at the first places of the log. */
function counted(
  chance: ChanceSource,
  draws: number,
  outcomes: readonly string[],
  weights?: readonly number[],
): number[] {
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  for (let index = 0; index < draws; index++) {
    const outcome = chance(index, outcomes, weights, 'test');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** Chance with a fault: its numbers are good ones that something is done to. */
function faulty(below: (good: Random, n: number) => number): ChanceSource {
  return (index, outcomes, weights) => {
    const good = new Xoshiro('faulty', index);
    return draw(outcomes, weights, { below: (n) => below(good, n) });
  };
}

const names = (n: number): string[] => Array.from({ length: n }, (_, i) => `${i}`);
const even = (n: number): number[] => Array<number>(n).fill(1);

test('the measure itself: critical values as in the tables', () => {
  expect(critical(5)).toBeCloseTo(20.5, 0);
  expect(critical(35)).toBeCloseTo(66.6, 0);
  expect(chiSquare([10, 10], [1, 1])).toBe(0);
  expect(chiSquare([20, 30], [1, 1])).toBe(2);
  expect(chiSquare([9, 1], [1, 0])).toBe(Infinity);
});

test.each([2, 6, 7, 20, 100])('a die of %i faces falls evenly; a loaded one is caught', (faces) => {
  const outcomes = names(faces);
  const measure = (chance: ChanceSource): number => chiSquare(counted(chance, 24_000, outcomes), even(faces));
  expect(measure(fairChance(`die of ${faces}`))).toBeLessThan(critical(faces - 1));
  // One time in twenty-five it falls on its first face by itself.
  const fair = fairChance('loaded');
  const loaded: ChanceSource = (index, all, weights, kind) =>
    index % 25 === 0 ? (all[0] as string) : fair(index, all, weights, kind);
  expect(measure(loaded)).toBeGreaterThan(critical(faces - 1));
});

test('weights count as much as they say; weights that slipped by one are caught', () => {
  const weights = [1, 4, 6, 4, 1, 0, 16];
  const outcomes = names(weights.length);
  // The one that weighs nothing is no degree of freedom.
  const limit = critical(weights.length - 2);
  const measure = (chance: ChanceSource): number => chiSquare(counted(chance, 32_000, outcomes, weights), weights);
  const fair = fairChance('weights');
  expect(measure(fair)).toBeLessThan(limit);
  const slipped: ChanceSource = (index, all, given = [], kind) =>
    fair(
      index,
      all,
      given.map((weight, i) => weight + (i === 0 ? 1 : 0)),
      kind,
    );
  expect(measure(slipped)).toBeGreaterThan(limit);
  const unweighed: ChanceSource = (index, all, _, kind) => fair(index, all, undefined, kind);
  expect(measure(unweighed)).toBe(Infinity);
});

test('beyond 2^32: shares of three quarters of all there is are even; without throwing away they are not', () => {
  const weights = [2 ** 51, 2 ** 51, 2 ** 51];
  const measure = (chance: ChanceSource): number => chiSquare(counted(chance, 30_000, names(3), weights), weights);
  expect(measure(fairChance('wide'))).toBeLessThan(critical(2));
  expect(measure(faulty((good, n) => good.below(2 ** 53) % n))).toBeGreaterThan(critical(2));
});

test('beyond 2^32: the high bits are used; numbers of one word only are caught', () => {
  const weights = [2 ** 44, 2 ** 48, 2 ** 48 - 1];
  const measure = (chance: ChanceSource): number => chiSquare(counted(chance, 20_000, names(3), weights), weights);
  expect(measure(fairChance('high bits'))).toBeLessThan(critical(2));
  expect(measure(faulty((good, n) => good.below(Math.min(n, 2 ** 32))))).toBeGreaterThan(critical(2));
});

test('beyond 2^32: the low bits are used; numbers that are always even are caught', () => {
  expect(chiSquare(lowBits(fairChance('low bits'), 20_000), even(8))).toBeLessThan(critical(7));
  const coarse = faulty((good, n) => good.below(n / 2) * 2);
  expect(chiSquare(lowBits(coarse, 20_000), even(8))).toBeGreaterThan(critical(7));
});

/** How often each remainder by eight comes among numbers below 2^35. */
function lowBits(chance: ChanceSource, draws: number): number[] {
  const counts = Array<number>(8).fill(0);
  // A list that is asked for one of its members only, and holds none.
  const outcomes = new Proxy([] as string[], {
    get: (target, name) => {
      if (name === 'length') return 2 ** 35;
      return typeof name === 'string' && /^\d+$/.test(name) ? name : Reflect.get(target, name);
    },
  });
  for (let index = 0; index < draws; index++) counts[Number(chance(index, outcomes, undefined, 'wide')) % 8]!++;
  return counts;
}

test('neighbouring places do not hang together; a die that remembers is caught', () => {
  const die = names(6);
  const measure = (chance: ChanceSource, apart: number): number => {
    const pairs = Array<number>(36).fill(0);
    const faces = Array.from({ length: 36_000 + apart }, (_, index) => Number(chance(index, die, undefined, 'die')));
    for (let i = 0; i < 36_000; i++) pairs[(faces[i] ?? 0) * 6 + (faces[i + apart] ?? 0)]!++;
    return chiSquare(pairs, even(36));
  };
  const fair = fairChance('neighbours');
  for (const apart of [1, 2, 10]) expect(measure(fair, apart)).toBeLessThan(critical(35));
  const remembers: ChanceSource = (index, all, weights, kind) =>
    fair(index % 20 === 0 ? index - 1 : index, all, weights, kind);
  expect(measure(remembers, 1)).toBeGreaterThan(critical(35));
});

test('tables with neighbouring seeds do not hang together; one that forgets its seed is caught', () => {
  const die = names(6);
  const measure = (chanceOf: (seed: string) => ChanceSource): number => {
    const pairs = Array<number>(36).fill(0);
    let before = 0;
    for (let table = 0; table < 18_000; table++) {
      const face = Number(chanceOf(`table ${table}`)(3, die, undefined, 'die'));
      if (table > 0) pairs[before * 6 + face]!++;
      before = face;
    }
    return chiSquare(pairs, even(36));
  };
  expect(measure(fairChance)).toBeLessThan(critical(35));
  expect(measure((seed) => fairChance(seed.slice(0, -1)))).toBeGreaterThan(critical(35));
});

test('bags are drawn empty in every order equally often, as decks are; one whose last place is fixed is caught', () => {
  const measure = (chance: ChanceSource): number => {
    const orders = new Map<string, number>();
    for (let deal = 0; deal < 12_000; deal++) {
      const bag = ['a', 'b', 'c', 'd'];
      let order = '';
      for (let i = 0; i < 4; i++) {
        const card = chance(deal * 4 + i, bag, undefined, 'draw');
        bag.splice(bag.indexOf(card), 1);
        order += card;
      }
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    return chiSquare([...orders.values(), ...Array<number>(24 - orders.size).fill(0)], even(24));
  };
  const fair = fairChance('deck');
  expect(measure(fair)).toBeLessThan(critical(23));
  // A well-known mistake: the last card is never drawn first.
  const spared: ChanceSource = (index, all, weights, kind) =>
    fair(index, all.length === 4 ? all.slice(0, -1) : all, weights, kind);
  expect(measure(spared)).toBeGreaterThan(critical(23));
});
