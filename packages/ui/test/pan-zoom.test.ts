import { expect, test } from 'vitest';
import { bounded, filling, fitted, HOME, resized, showing, zoomed } from '../src/pan-zoom.ts';

const board = { width: 600, height: 500 };
const window = { width: 390, height: 480 };

test('the whole board fits, in the middle', () => {
  const { left, top, width, height } = fitted(board, window);
  expect([left, width]).toEqual([0, 390]);
  expect(top * 2 + height).toBeCloseTo(480);
});

test('zooming keeps the point under the pointer where it is', () => {
  const at = zoomed(HOME, 2, 100, 150);
  expect(at.k).toBe(2);
  expect((100 - at.x) / at.k).toBeCloseTo(100);
  expect((150 - at.y) / at.k).toBeCloseTo(150);
});

test('no edge comes into the window, except with give', () => {
  const pulled = { x: 500, y: 0, k: 2 };
  expect(bounded(pulled, board, window).x).toBeCloseTo(0);
  expect(bounded(pulled, board, window, 40).x).toBeCloseTo(40);
  expect(bounded({ x: 0, y: 0, k: 99 }, board, window).k).toBe(4);
  expect(bounded(HOME, board, window)).toEqual(HOME);
});

test('a part is shown in the middle, as big as it fits', () => {
  const part = { left: 20, top: 100, width: 150, height: 100 };
  const { x, y, k } = showing(part, board, window);
  expect((20 + 75) * k + x).toBeCloseTo(195);
  expect((100 + 50) * k + y).toBeCloseTo(240);
  expect(part.width * k).toBeLessThanOrEqual(390);
});

test('a narrow strip is filled', () => {
  const strip = { width: 390, height: 120 };
  const { x, y, k } = filling(board, strip);
  const { left, top, width, height } = fitted(board, strip);
  expect(width * k).toBeCloseTo(390);
  expect((left + width / 2) * k + x).toBeCloseTo(195);
  expect((top + height / 2) * k + y).toBeCloseTo(60);
});

test('another size of the window keeps the middle', () => {
  expect(resized(HOME, board, window, { width: 390, height: 180 })).toEqual(HOME);
  const at = { x: -100, y: -80, k: 2 };
  const after = { width: 390, height: 440 };
  const now = resized(at, board, window, after);
  const spot = (placing: typeof at, room: typeof window) => {
    const { left, width } = fitted(board, room);
    return ((room.width / 2 - placing.x) / placing.k - left) / width;
  };
  expect(spot(now, after)).toBeCloseTo(spot(at, window));
});
