import { assertNone, checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { AREAS, areaOf, CONNECTED, NEIGHBOURS, SECTIONS, sectionOf, SHORES, STARTS, X } from '../../content/map.ts';
import { apart, distancesTo } from '../../rules/queries/distance.ts';

const IDS = AREAS.map(({ id }) => id);

test('C6: 37 areas in seven rows, symmetric and connected', () => {
  assertNone(
    checkContent(AREAS, {
      unique: ['id', 'name'],
      count: 37,
      tally: { terrain: { plain: 11, mountain: 8, desert: 10, meadow: 2, none: 6 }, blocker: { '': 29, X: 4, Y: 4 } },
      refs: { adjacent: IDS },
    }),
  );
  expect([0, 1, 2, 3].map((good) => AREAS.filter(({ resource }) => resource === good).length)).toEqual([8, 8, 8, 7]);
  for (const [area, near] of NEIGHBOURS.entries()) for (const other of near) expect(NEIGHBOURS[other]).toContain(area);
  const way = distancesTo(areaOf('D4'), (area) => AREAS[area]?.start === 0);
  for (const [area, { start }] of AREAS.entries()) if (start === 0) expect(way[area]).toBeLessThan(99);
});

test('C6: Starting areas lie three or six steps apart, no area touches two of them', () => {
  const near = (a: number, b: number): number => apart(STARTS[a] ?? 0, STARTS[b] ?? 0);
  for (const [a, b] of [
    [1, 4],
    [4, 6],
    [6, 2],
    [2, 3],
    [3, 5],
    [5, 1],
  ] as const)
    expect(near(a, b)).toBe(3);
  expect([near(1, 2), near(3, 4), near(5, 6)]).toEqual([6, 6, 6]);
  for (const list of NEIGHBOURS)
    expect(list.filter((area) => (AREAS[area]?.start ?? 0) > 0).length).toBeLessThanOrEqual(1);
});

test('C6: a half turn maps the map onto itself', () => {
  const turned = (id: string): string => {
    const row = 'GFEDCBA'.charAt('ABCDEFG'.indexOf(id.charAt(0)));
    const n = AREAS.filter((area) => area.id.startsWith(row)).length;
    return `${row}${n + 1 - Number(id.charAt(1))}`;
  };
  for (const area of AREAS) {
    const other = AREAS[areaOf(turned(area.id))];
    expect([other?.terrain, other?.tribe, other?.blocker]).toEqual([area.terrain, area.tribe, area.blocker]);
    if (area.start === 0) expect(other?.resource).toBe(area.resource);
    if (area.start > 0) expect(other?.start).toBe([0, 2, 1, 4, 3, 6, 5][area.start]);
  }
});

test('MES-11.01 MES-A.17 every border is a river section: 90 of them, each along two areas', () => {
  expect(SECTIONS).toHaveLength(90);
  expect(SECTIONS.every(({ a, b }) => NEIGHBOURS[a]?.includes(b))).toBe(true);
  expect(SHORES[areaOf('A1')]?.map((section) => SECTIONS[section]?.id)).toEqual(['A1|A2', 'A1|B1', 'A1|B2']);
});

test('MES-11.04 sections are connected over the areas next to both of theirs', () => {
  expect(CONNECTED[sectionOf('A1|A2')]?.map((section) => SECTIONS[section]?.id)).toEqual(['A1|B2', 'A2|B2']);
  expect(CONNECTED[sectionOf('B2|C2')]?.map((section) => SECTIONS[section]?.id).sort()).toEqual([
    'B1|B2',
    'B1|C2',
    'B2|C3',
    'C2|C3',
  ]);
  const nodes = CONNECTED.reduce((sum, list) => sum + list.length, 0) / 6;
  expect(nodes).toBe(54);
});

test('MES-32.36 reading order is the order of the table: row by row, each from left to right', () => {
  expect(IDS).toEqual([...IDS].sort());
  expect(X[areaOf('A1')]).toBe(5);
  expect([X[areaOf('D1')], X[areaOf('C1')], X[areaOf('B1')]]).toEqual([2, 3, 4]);
});
