import { checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import type { Food, MapSpace } from '../../content/map.ts';
import { FOODS, MAP_SOURCE, SPACES } from '../../content/map.ts';
import { WELL_SITES, WELLS_SOURCE } from '../../content/wells.ts';

/** C1 as the specification prints it: terrain and food, row by row. */
const PRINTED = `
  A | w Fish | w Wheat | E Meat | m Dates | m Wheat | m Grapes | T Meat | e Fish | e Grapes
  B | w Dates | w Fish | E Grapes | m Meat | m Fish | m Wheat | T Grapes | e Wheat | e Dates
  C | w Fish | w Meat | E Wheat | m Dates | m Grapes | m Meat | T Dates | e Fish | e Grapes
  D | w Grapes | w Dates | E Fish | m Meat | m Wheat | T Fish | e Meat | e Wheat | e Dates
  E | w Fish | w Wheat | w Meat | E Wheat | m Fish | m Dates | T Grapes | e Dates | e Grapes
  F | w Dates | w Grapes | E Dates | m Grapes | m Meat | T Wheat | e Fish | e Wheat | e Meat
  G | w Grapes | w Wheat | w Fish | E Meat | m Wheat | m Fish | T Meat | e Grapes | e Dates
  H | w Dates | w Meat | E Grapes | m Fish | m Dates | m Grapes | T Wheat | e Fish | e Meat
  I | w Grapes | w Wheat | E Dates | m Wheat | m Meat | m Fish | T Dates | e Meat | e Grapes
  J | w Dates | w Meat | E Fish | m Dates | m Wheat | m Grapes | T Fish | e Wheat | e Meat`;

const LETTERS = { west: 'w', euphrates: 'E', between: 'm', tigris: 'T', east: 'e' } as const;
const isRiver = ({ terrain }: MapSpace) => terrain === 'euphrates' || terrain === 'tigris';
const isOutside = ({ terrain }: MapSpace) => terrain === 'west' || terrain === 'east';

/** Neighbours by the formula of C1, written here anew: rows from 1, columns from 1. */
function neighbours({ id }: MapSpace): MapSpace[] {
  const y = 'ABCDEFGHIJ'.indexOf(id.charAt(0)) + 1;
  const c = Number(id.slice(1));
  const across = y % 2 === 1 ? [c - 1, c] : [c, c + 1];
  const near = [
    [y, c - 1],
    [y, c + 1],
    ...across.flatMap((x) => [
      [y - 1, x],
      [y + 1, x],
    ]),
  ] as [number, number][];
  const ids = near.map(([row, column]) => `${'ABCDEFGHIJ'.charAt(row - 1)}${column}`);
  return SPACES.filter((space) => ids.includes(space.id));
}

const NEAR = new Map(SPACES.map((space) => [space, neighbours(space)]));
const near = (space: MapSpace): MapSpace[] => NEAR.get(space) ?? [];

/** Distance by the formula of C1. */
function distance(a: MapSpace, b: MapSpace): number {
  const y = Math.abs(a.row - b.row);
  return Math.max(y, (Math.abs(a.x - b.x) + y) / 2);
}

/** The half-turn: y → 11 − y, column → 10 − column. */
const turned = ({ id }: MapSpace): MapSpace | undefined =>
  SPACES.find(
    (other) => other.id === `${'JIHGFEDCBA'.charAt('ABCDEFGHIJ'.indexOf(id.charAt(0)))}${10 - Number(id.slice(1))}`,
  );

/** All legal ways to block rows: none, two or four, from either edge. */
const BLOCKINGS = [0, 2, 4].flatMap((rows) => Array.from({ length: rows + 1 }, (_, top) => [top, rows - top] as const));
const inPlay = ([top, bottom]: readonly [number, number]) =>
  SPACES.filter(({ row }) => row >= top && row < 10 - bottom);

test('C1 the map is the one of the specification, and says it is ours', () => {
  const rows = Array.from({ length: 10 }, (_, row) => SPACES.slice(9 * row, 9 * row + 9));
  const cell = ({ terrain, food }: MapSpace) => `${LETTERS[terrain]} ${food.charAt(0).toUpperCase()}${food.slice(1)}`;
  const lines = rows.map((row) => [row[0]?.id.charAt(0), ...row.map(cell)].join(' | '));
  expect(lines).toEqual(
    PRINTED.trim()
      .split('\n')
      .map((line) => line.trim()),
  );
  expect([MAP_SOURCE, WELLS_SOURCE]).toEqual(['reconstructed', 'reconstructed']);
});

test('C9.1 90 spaces of one of five foods, 18 of each, terrain as counted', () => {
  const eighteen = Object.fromEntries(FOODS.map((food) => [food, 18]));
  const terrain = { west: 22, euphrates: 10, between: 26, tigris: 10, east: 22 };
  const findings = checkContent(SPACES, { count: 90, unique: 'id', source: false, tally: { food: eighteen, terrain } });
  expect(findings).toEqual([]);
});

test('C9.1 the map is connected, and no two neighbours show the same food', () => {
  const reached = new Set(SPACES.slice(0, 1));
  for (const space of reached) for (const next of near(space)) reached.add(next);
  expect(reached.size).toBe(90);
  for (const space of SPACES) expect(near(space).filter(({ food }) => food === space.food)).toEqual([]);
});

test('C9.1 each river is a path with one space a row; rivers and lands keep apart', () => {
  for (const river of ['euphrates', 'tigris']) {
    const course = SPACES.filter(({ terrain }) => terrain === river);
    expect(course.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    course.slice(1).forEach((space, i) => expect(near(space)).toContain(course[i]));
  }
  for (const space of SPACES) {
    const beside = near(space).map(({ terrain }) => terrain);
    if (space.terrain === 'euphrates') expect(beside).not.toContain('tigris');
    if (space.terrain === 'between') expect(beside).not.toContain('west');
    if (space.terrain === 'between') expect(beside).not.toContain('east');
  }
});

test('C1 every row shows all five foods; the rivers two of each', () => {
  for (let row = 0; row < 10; row++)
    expect(new Set(SPACES.filter((space) => space.row === row).map(({ food }) => food)).size).toBe(5);
  for (const river of ['euphrates', 'tigris'])
    for (const food of FOODS)
      expect(SPACES.filter((space) => space.terrain === river && space.food === food)).toHaveLength(2);
});

test('C9.2 half a turn maps rivers, lands, foods and Well sites onto each other', () => {
  const terrain = { west: 'east', east: 'west', between: 'between', euphrates: 'tigris', tigris: 'euphrates' };
  const food: { [food in Food]: Food } = {
    wheat: 'wheat',
    grapes: 'dates',
    dates: 'grapes',
    meat: 'fish',
    fish: 'meat',
  };
  for (const space of SPACES)
    expect(turned(space)).toMatchObject({ terrain: terrain[space.terrain], food: food[space.food] });
  const corners = (id: string) =>
    (WELL_SITES.find((site) => site.id === id)?.spaces ?? []).map((space) => SPACES[space] as MapSpace);
  for (let n = 1; n <= 13; n++) {
    const number = String(n).padStart(2, '0');
    const image = corners(`WL${number}`).map((space) => turned(space)?.id ?? '');
    expect(image.toSorted()).toEqual(
      corners(`WR${number}`)
        .map(({ id }) => id)
        .toSorted(),
    );
  }
});

test('C9.3 every blocking leaves 14 Well sites or more: 26, 22, and 14 to 18', () => {
  const sites = (blocking: readonly [number, number]) => {
    const there = new Set(inPlay(blocking));
    return WELL_SITES.filter(({ spaces }) => spaces.every((space) => there.has(SPACES[space] as MapSpace))).length;
  };
  const counts = BLOCKINGS.map((blocking) => [blocking[0] + blocking[1], sites(blocking)] as const);
  for (const [rows, count] of counts) {
    if (rows === 0) expect(count).toBe(26);
    if (rows === 2) expect(count).toBe(22);
    if (rows === 4) expect([count >= 14, count <= 18]).toEqual([true, true]);
  }
});

test('C9.3 every blocking leaves three outside spaces with exactly three river neighbours', () => {
  const starts = (blocking: readonly [number, number]) => {
    const there = new Set(inPlay(blocking));
    const rivers = (space: MapSpace) => near(space).filter((other) => there.has(other) && isRiver(other)).length;
    return [...there].filter((space) => isOutside(space) && rivers(space) === 3).map(({ id }) => id);
  };
  for (const blocking of BLOCKINGS) expect(starts(blocking).length).toBeGreaterThanOrEqual(3);
  expect(starts([0, 0])).toEqual(['B2', 'D7', 'E3', 'F7', 'G3', 'I8']);
});

test('C9.3 each outside land takes two starting Ziggurats, wherever the first stands', () => {
  for (const blocking of BLOCKINGS) {
    for (const side of ['west', 'east']) {
      const land = inPlay(blocking).filter(({ terrain }) => terrain === side);
      for (const first of land) expect(land.some((second) => distance(first, second) >= 3)).toBe(true);
    }
  }
});

test('C9.4 every Well site lies where three outside spaces of one side meet', () => {
  expect(checkContent(WELL_SITES, { count: 26, unique: 'id', source: false })).toEqual([]);
  expect(new Set(WELL_SITES.map(({ spaces }) => spaces.toSorted((a, b) => a - b).join())).size).toBe(26);
  for (const { spaces } of WELL_SITES) {
    const [a, b, c] = spaces.map((space) => SPACES[space] as MapSpace) as [MapSpace, MapSpace, MapSpace];
    expect([near(a).includes(b), near(b).includes(c), near(c).includes(a)]).toEqual([true, true, true]);
    expect([isOutside(a), a.terrain === b.terrain, b.terrain === c.terrain]).toEqual([true, true, true]);
  }
});

test('C1 the Well sites are those of the specification', () => {
  const spelled = WELL_SITES.map(({ id, spaces }) => [id, ...spaces.map((space) => SPACES[space]?.id)].join(' '));
  expect(spelled.slice(0, 13)).toEqual([
    'WL01 A2 B1 B2',
    'WL02 B1 C1 C2',
    'WL03 C1 C2 D1',
    'WL04 C2 D1 D2',
    'WL05 D1 E1 E2',
    'WL06 D2 E2 E3',
    'WL07 E2 F1 F2',
    'WL08 F1 G1 G2',
    'WL09 F2 G2 G3',
    'WL10 G1 G2 H1',
    'WL11 G2 H1 H2',
    'WL12 H1 I1 I2',
    'WL13 I2 J1 J2',
  ]);
  expect(spelled.slice(13)).toEqual([
    'WR01 I8 I9 J8',
    'WR02 H8 H9 I9',
    'WR03 G9 H8 H9',
    'WR04 G8 G9 H8',
    'WR05 F8 F9 G9',
    'WR06 F7 F8 G8',
    'WR07 E8 E9 F8',
    'WR08 D8 D9 E9',
    'WR09 D7 D8 E8',
    'WR10 C9 D8 D9',
    'WR11 C8 C9 D8',
    'WR12 B8 B9 C9',
    'WR13 A8 A9 B8',
  ]);
});
