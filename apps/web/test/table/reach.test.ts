import { expect, test } from 'vitest';
import { inReach } from '../../src/table/pointing/reach.ts';

const small = (is: string, x: number, y: number, width = 16, height = 16) => ({
  is,
  at: { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 },
});

test('something small is met within 44 pixels, and not further away', () => {
  const well = [small('well', 100, 100)];
  for (const [x, y] of [
    [100, 100],
    [79, 121],
    [121, 79],
  ] as const)
    expect(inReach({ x, y }, well)).toBe('well');
  expect(inReach({ x: 123, y: 100 }, well)).toBeUndefined();
  expect(inReach({ x: 100, y: 77 }, well)).toBeUndefined();
});

test('something long and low is met above and below, and not beside', () => {
  const label = [small('label', 100, 100, 90, 14)];
  expect(inReach({ x: 60, y: 120 }, label)).toBe('label');
  expect(inReach({ x: 150, y: 100 }, label)).toBeUndefined();
});

test('of two within reach the nearer is meant', () => {
  const wells = [small('left', 100, 100), small('right', 130, 100)];
  expect(inReach({ x: 113, y: 100 }, wells)).toBe('left');
  expect(inReach({ x: 117, y: 100 }, wells)).toBe('right');
});

test('what lies there itself gives way only to what is drawn upon it', () => {
  const wells = [small('well', 100, 100)];
  const hex = { left: 90, top: 60, right: 150, bottom: 120 };
  expect(inReach({ x: 115, y: 100 }, wells, hex)).toBe('well');
  const next = { left: 110, top: 60, right: 170, bottom: 120 };
  expect(inReach({ x: 115, y: 100 }, wells, next)).toBeUndefined();
});
