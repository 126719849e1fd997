import type { Point } from '@edubba/ui';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { CROSSINGS, SPACES, spaceOf } from '../../content/map.ts';
import { ALL_SPACES, NEIGHBOURS, riverBetween } from '../../rules/geography.ts';

const key = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;
const id = (space: number): string => SPACES[space]?.id ?? '';

/** Is a point inside an outline? Counts how often a line to the right of it crosses the outline. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** The map as it is made for a window of this width. */
async function mapFor(upright: boolean) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: upright }));
  const map = await import('../../ui/board/geometry.ts');
  const { strip, stripRoom } = await import('../../ui/board/arranging.ts');
  const { rimOf } = await import('../../ui/board/territory.ts');
  const { SHAPE } = await import('../../ui/board/shape.ts');
  return { ...map, strip, stripRoom, rimOf, SHAPE, points: map.OUTLINES.map((outline) => new Set(outline.map(key))) };
}

afterAll(() => vi.unstubAllGlobals());

describe.each([
  ['broad', await mapFor(false)],
  ['upright', await mapFor(true)],
])('the %s map', (name, map) => {
  const { BANKS, boardSize, borderOf, BRIDGES, CENTRES, centreOf, COURSES, harbourOf, OUTLINES, over, sideTo } = map;
  const { rimOf, SHAPE, strip, stripRoom, points: POINTS } = map;

  test('has the proportions of its window', () => {
    expect(boardSize[0] / boardSize[1] > 1.2).toBe(name === 'broad');
  });

  describe('outlines', () => {
    test('C2 who shares a border on the drawing is a neighbour in the content, and the other way round', () => {
      for (const a of ALL_SPACES) {
        const drawn = ALL_SPACES.filter(
          (b) => b !== a && [...(POINTS[a] ?? [])].filter((point) => POINTS[b]?.has(point)).length > 2,
        );
        expect([id(a), ...drawn.map(id)]).toEqual([id(a), ...(NEIGHBOURS[a] ?? []).toSorted((b, c) => b - c).map(id)]);
      }
    });

    test('the drawing knows on which side a neighbour lies', () => {
      for (const a of ALL_SPACES)
        for (const b of NEIGHBOURS[a] ?? []) {
          expect(over(a, sideTo(a, b))).toBe(b);
          expect(borderOf(a, sideTo(a, b)).map(key).toSorted()).toEqual(borderOf(b, sideTo(b, a)).map(key).toSorted());
        }
    });

    test('north is up, east is right', () => {
      for (const [a, from] of SPACES.entries())
        for (const b of NEIGHBOURS[a] ?? []) {
          const to = SPACES[b];
          if (to === undefined) continue;
          if (to.r < from.r) expect(centreOf(b)[1]).toBeLessThan(centreOf(a)[1]);
          if (to.r === from.r && to.q > from.q) expect(centreOf(b)[0]).toBeGreaterThan(centreOf(a)[0]);
        }
    });

    test('rims and middles lie inside their own space', () => {
      for (const space of ALL_SPACES) {
        const outline = OUTLINES[space] ?? [];
        expect([id(space), isInside(centreOf(space), outline)]).toEqual([id(space), true]);
        expect((BANKS[space] ?? []).filter((point) => !isInside(point, outline))).toEqual([]);
      }
    });
  });

  describe('rivers', () => {
    const rivers = { euphrates: ['west', 'middle'], tigris: ['middle', 'east'] } as const;

    for (const [river, banks] of Object.entries(rivers)) {
      const course = COURSES[river as keyof typeof rivers];
      const wet = ALL_SPACES.flatMap((a) =>
        (NEIGHBOURS[a] ?? [])
          .filter((b) => SPACES[a]?.bank === banks[0] && SPACES[b]?.bank === banks[1])
          .map((b) => [a, b] as const),
      );

      test(`C2 the ${river} runs along every border between its banks and along no other`, () => {
        const along = new Set(course.map(key));
        const borders = wet.flatMap(([a, b]) => borderOf(a, sideTo(a, b)).map(key));
        expect(wet.length).toBeGreaterThan(10);
        expect(borders.filter((point) => !along.has(point))).toEqual([]);
        expect([...along].filter((point) => !borders.includes(point))).toEqual([]);
      });

      test(`the ${river} is one line from north to south`, () => {
        for (const [i, [x, y]] of course.entries()) {
          const before = course[i - 1];
          if (before !== undefined) expect(Math.hypot(x - before[0], y - before[1])).toBeLessThan(12);
        }
        expect(course[0]?.[1]).toBeLessThan(60);
        expect(course.at(-1)?.[1]).toBeGreaterThan(500);
        expect(new Set(course.map(key)).size).toBe(course.length);
      });
    }

    test('C2 AKK-8.08 a bridge lies on the border of the two spaces it joins, and on water', () => {
      expect(BRIDGES.length).toBe(CROSSINGS.length);
      CROSSINGS.forEach(([a, b], i) => {
        const at = key(BRIDGES[i]?.at as Point);
        const touching = ALL_SPACES.filter((space) => POINTS[space]?.has(at)).map(id);
        expect(touching.toSorted()).toEqual([a, b].toSorted());
        expect(riverBetween(spaceOf(a), spaceOf(b))).toBe(true);
        expect([...COURSES.euphrates, ...COURSES.tigris].map(key)).toContain(at);
      });
    });

    test('a bridge goes across the river, not along it', () => {
      CROSSINGS.forEach(([a, b], i) => {
        const [from, to] = [centreOf(spaceOf(a)), centreOf(spaceOf(b))];
        const way = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
        const off = Math.abs(((((BRIDGES[i]?.angle ?? 0) - way) % 180) + 180) % 180);
        expect(Math.min(off, 180 - off)).toBeLessThan(40);
      });
    });

    test('a ship waits on the water beside a space of the river', () => {
      const water = new Set([...COURSES.euphrates, ...COURSES.tigris].map(key));
      for (const space of ALL_SPACES) {
        const touches = (NEIGHBOURS[space] ?? []).some((other) => riverBetween(space, other));
        expect([id(space), water.has(key(harbourOf(space)))]).toEqual([id(space), touches]);
      }
    });
  });

  describe('labels', () => {
    type Box = readonly [left: number, top: number, right: number, bottom: number];
    const parts = (space: number): readonly Box[] => {
      const [x, y] = centreOf(space);
      const box = (left: number, top: number, right: number, bottom: number): Box => [
        x + left,
        y + top,
        x + right,
        y + bottom,
      ];
      // Name, army and strip; a territory has no name.
      const rest = [box(-SHAPE.half, -10, SHAPE.half, 14), box(-SHAPE.half * 0.7, 16, SHAPE.half * 0.7, 28)];
      return SPACES[space]?.kind === 'territory' ? rest : [box(-SHAPE.half, -21, SHAPE.half, -12), ...rest];
    };
    const overlap = (a: Box, b: Box): number =>
      Math.min(Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

    test('armies and strips lie in their own space', () => {
      for (const space of ALL_SPACES) {
        const [x, y] = centreOf(space);
        const corners = [-1, 1].flatMap((side): Point[] => [
          [x + side * SHAPE.half * 0.8, y - 9],
          [x + side * SHAPE.half * 0.8, y + 11],
          [x + side * SHAPE.half * 0.45, y + 21.5],
        ]);
        const outside = corners.filter((corner) => !isInside(corner, OUTLINES[space] ?? []));
        expect([id(space), outside]).toEqual([id(space), []]);
      }
    });

    test('all lie inside the board', () => {
      for (const space of ALL_SPACES)
        for (const [left, top, right, bottom] of parts(space)) {
          expect(Math.min(left, top)).toBeGreaterThan(0);
          expect(right).toBeLessThan(boardSize[0]);
          expect(bottom).toBeLessThan(boardSize[1]);
        }
    });

    test('none covers what belongs to another space', () => {
      for (const a of ALL_SPACES)
        for (const b of NEIGHBOURS[a] ?? [])
          for (const mine of parts(a)) for (const other of parts(b)) expect(overlap(mine, other)).toBeLessThan(4);
    });

    test('middles of spaces are far apart', () => {
      for (const a of CENTRES)
        for (const b of CENTRES) if (a !== b) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(50);
    });

    test('things of the strip lie side by side', () => {
      for (const rows of [0, 1, 2])
        for (let n = 1; n <= stripRoom(rows); n++) {
          const slots = strip(n, rows);
          slots.slice(1).forEach(({ x, size }, i) => expect(x - (slots[i]?.x ?? 0)).toBeGreaterThanOrEqual(size));
          expect((slots.at(-1)?.x ?? 0) + (slots.at(-1)?.size ?? 0) / 2).toBeLessThan(SHAPE.half);
        }
    });
  });

  describe('countries', () => {
    const loops = (spaces: readonly number[]): number =>
      rimOf((space) => spaces.includes(space), spaces).split('M').length - 1;
    const akkad = spaceOf('AGD');

    test('a country has one rim, however many spaces it has', () => {
      expect(loops([akkad])).toBe(1);
      expect(loops([akkad, ...(NEIGHBOURS[akkad] ?? [])])).toBe(1);
      expect(loops(ALL_SPACES)).toBe(1);
    });

    test('a hole and a separate part have rims of their own', () => {
      expect(loops(NEIGHBOURS[akkad] ?? [])).toBe(2);
      expect(loops([akkad, spaceOf('HAL')])).toBe(2);
    });
  });
});
