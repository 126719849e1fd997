import { expect, test } from 'vitest';
import { ALL_SPACES } from '../rules/geography.ts';
import { SpaceSet, wordsOf } from '../rules/space-set.ts';

const ALL = [...ALL_SPACES];
const EVEN = ALL.filter((space) => space % 2 === 0);
const THIRD = ALL.filter((space) => space % 3 === 0);

function setOf(spaces: readonly number[]): SpaceSet {
  const set = new SpaceSet();
  for (const space of spaces) set.add(space);
  return set;
}

/** All that a set holds: by asking, and in the order in which it gives them up. */
function held(set: SpaceSet): number[] {
  const asked = ALL.filter((space) => set.has(space));
  expect(set.empty).toBe(asked.length === 0);
  const out: number[] = [];
  for (let space = set.take(); space >= 0; space = set.take()) out.push(space);
  expect(out).toEqual(asked);
  return out;
}

/** The set of some spaces after something was done to it. */
const after = (spaces: readonly number[], deed: (set: SpaceSet) => void): number[] => {
  const set = setOf(spaces);
  deed(set);
  return held(set);
};

test('a new set is empty, and gives up −1', () => {
  expect(held(new SpaceSet())).toEqual([]);
  expect(new SpaceSet().take()).toBe(-1);
});

test('single spaces are added and dropped', () => {
  for (const space of ALL) {
    expect(held(setOf([space]))).toEqual([space]);
    expect(after(ALL, (set) => set.drop(space))).toEqual(ALL.filter((other) => other !== space));
  }
  expect(held(setOf(ALL.toReversed()))).toEqual(ALL);
  expect(after(ALL, (set) => set.clear())).toEqual([]);
});

test('two sets: all of both, one without the other, what both have, whether they meet', () => {
  const even = setOf(EVEN);
  expect(after(THIRD, (set) => set.set(even))).toEqual(EVEN);
  expect(after(THIRD, (set) => set.addAll(even))).toEqual(ALL.filter((n) => n % 2 === 0 || n % 3 === 0));
  expect(after(THIRD, (set) => set.dropAll(even))).toEqual(THIRD.filter((n) => n % 2 !== 0));
  expect(after(THIRD, (set) => set.keepOnly(even))).toEqual(THIRD.filter((n) => n % 2 === 0));
  for (const space of ALL)
    expect([setOf([space]).meets(even), even.meets(setOf([space]))]).toEqual([space % 2 === 0, space % 2 === 0]);
});

test('from lists: where a number is above 0, and where it has one of some bits', () => {
  const numbers = ALL.map((space) => (space % 2 === 0 ? 1 + (space % 3) : 0));
  expect(after([], (set) => set.addWhere(numbers))).toEqual(EVEN);
  expect(after([], (set) => set.addMarked(numbers, 0b10))).toEqual(EVEN.filter((n) => n % 3 !== 0));
  expect(after(THIRD, (set) => set.addWhere(ALL.map(() => 0)))).toEqual(THIRD);
});

test('sets written down are added by their number', () => {
  const sets = wordsOf([EVEN, THIRD, ALL]);
  expect([0, 1, 2].map((n) => after([], (set) => set.addSet(sets, n)))).toEqual([EVEN, THIRD, ALL]);
  setOf(THIRD).store(sets, 0);
  expect([0, 1, 2].map((n) => after([], (set) => set.addSet(sets, n)))).toEqual([THIRD, THIRD, ALL]);
});
