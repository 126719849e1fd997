import { expect, test } from 'vitest';
import { overlap, placed } from '../../src/table/pointing/place.ts';
import { nearest } from '../../src/table/pointing/steer.ts';

const spot = (x: number, y: number, size = 40) => ({ left: x, top: y, right: x + size, bottom: y + size });
const hexes = (...at: readonly (readonly [string, number, number])[]) =>
  at.map(([is, x, y]) => ({ is, at: spot(x, y) }));

test('an arrow goes to the nearest thing in its direction', () => {
  const others = hexes(['near', 160, 100], ['far', 300, 100], ['behind', 20, 100]);
  expect(nearest(spot(100, 100), 'right', others)).toBe('near');
  expect(nearest(spot(100, 100), 'left', others)).toBe('behind');
  expect(nearest(spot(100, 100), 'up', others)).toBeUndefined();
});

test('on a map of hexes slanting neighbours are reached up and down, not left and right', () => {
  const others = hexes(['slanting', 75, 143], ['left', 0, 100]);
  expect(nearest(spot(100, 100), 'left', others)).toBe('left');
  expect(nearest(spot(100, 100), 'down', others)).toBe('slanting');
});

const window = { width: 1000, height: 800 };
const tip = { width: 200, height: 100 };

test('a tip lies beside its thing, inside the window', () => {
  for (const at of [spot(0, 0), spot(960, 0), spot(0, 760), spot(960, 760), spot(500, 400)]) {
    const { left, top } = placed(at, tip, window, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + tip.width).toBeLessThanOrEqual(window.width);
    expect(top + tip.height).toBeLessThanOrEqual(window.height);
    const apart = left >= at.right || left + tip.width <= at.left || top >= at.bottom || top + tip.height <= at.top;
    expect(apart).toBe(true);
  }
});

test('a tip goes to the side with fewer lit targets', () => {
  const at = spot(500, 400);
  expect(placed(at, tip, window, []).side).toBe('above');
  expect(placed(at, tip, window, [spot(480, 320), spot(560, 400)]).side).toBe('left');
});

test('a tip never lies on the question, however little room there is beside its thing', () => {
  const question = { left: 0, top: 560, right: 1000, bottom: 630 };
  const large = { width: 300, height: 200 };
  const lit = [spot(0, 100, 400), spot(300, 300, 200)];
  for (const at of [spot(100, 640), spot(900, 720), spot(480, 500), spot(20, 520)]) {
    const { left, top } = placed(at, large, window, lit, [question]);
    const lies = { left, top, right: left + large.width, bottom: top + large.height };
    expect(overlap(lies, question)).toBe(0);
    expect(overlap(lies, at)).toBe(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(lies.bottom).toBeLessThanOrEqual(window.height);
  }
});
