import { describe, expect, test } from 'vitest';
import { along, curve, scatter } from '../src/board/curve.ts';
import { hexCorners, hexGrid, seamsPath } from '../src/board/hex.ts';

describe('drawing helpers of boards', () => {
  test('a seed scatters the same numbers each time, between 0 and 1', () => {
    const [a, b] = [scatter(7), scatter(7)];
    const numbers = Array.from({ length: 100 }, a);
    expect(Array.from({ length: 100 }, b)).toEqual(numbers);
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(scatter(8)()).not.toBe(numbers[0]);
  });

  test('a curve begins and ends at its points and passes through those between', () => {
    expect(
      curve([
        [0, 0],
        [10, 20],
        [0, 40],
      ]),
    ).toBe('M0 0C1.7 3.3 10 13.3 10 20C10 26.7 1.7 36.7 0 40');
    expect(curve([])).toBe('');
  });

  test('points along a straight course lie at even distances and look ahead', () => {
    const stations = along(
      [
        [0, 0],
        [0, 100],
        [0, 200],
      ],
      20,
    );
    expect(stations.length).toBeGreaterThanOrEqual(8);
    for (const { at, angle } of stations) {
      expect(at[0]).toBeCloseTo(0);
      expect(angle).toBeCloseTo(Math.PI / 2);
    }
  });

  test('neighbouring hexes share two corners', () => {
    const grid = hexGrid(30, [5, 5]);
    const corners = [grid.centre(0, 0), grid.centre(1, 0)].map((centre) =>
      hexCorners(centre, grid.side).map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`),
    );
    expect(corners[0]?.filter((corner) => corners[1]?.includes(corner))).toHaveLength(2);
  });

  test('a side two hexes share is one seam', () => {
    const grid = hexGrid(33.5, [22, 23]);
    const seams = (hexes: readonly (readonly [number, number])[]): number =>
      seamsPath(
        hexes.map(([row, column]) => grid.centre(row, column)),
        grid.side,
      ).split('M').length - 1;
    expect(seams([[0, 0]])).toBe(6);
    expect(
      seams([
        [0, 0],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(18 - 3);
    const rows = Array.from({ length: 90 }, (_, i) => [Math.floor(i / 9), i % 9] as const);
    expect(seams(rows)).toBe(6 * 90 - 10 * 8 - 9 * 17);
  });
});
