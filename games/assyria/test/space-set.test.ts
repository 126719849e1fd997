import { expect, test } from 'vitest';
import { SPACES } from '../content/map.ts';
import { SpaceSet, wordsOf } from '../rules/space-set.ts';

const ALL = SPACES.map((_, space) => space);
const THIRDS = [0, 1, 2].map((rest) => ALL.filter((space) => space % 3 === rest));

/** All that a set holds, in the order in which it gives them up. */
function emptied(set: SpaceSet): number[] {
  const out: number[] = [];
  for (let space = set.take(); space >= 0; space = set.take()) out.push(space);
  return out;
}

test('a new set is empty', () => {
  expect(ALL.filter((space) => new SpaceSet().has(space))).toEqual([]);
  expect(new SpaceSet().take()).toBe(-1);
});

test('a set has what was added and nothing else, and gives it up in the order of the map', () => {
  for (const space of ALL) {
    const set = new SpaceSet();
    set.add(space);
    expect(ALL.filter((other) => set.has(other))).toEqual([space]);
    expect(emptied(set)).toEqual([space]);
  }
  const set = new SpaceSet();
  for (const space of ALL.toReversed()) set.add(space);
  expect(emptied(set)).toEqual(ALL);
});

test('whole sets are added and taken out by their number', () => {
  const sets = wordsOf(THIRDS);
  THIRDS.forEach((third, n) => {
    const set = new SpaceSet();
    set.addSet(sets, n);
    expect(emptied(set)).toEqual(third);
    for (const space of ALL) set.add(space);
    set.dropSet(sets, n);
    expect(emptied(set)).toEqual(ALL.filter((space) => !third.includes(space)));
  });
});
