import { expect, test } from 'vitest';
import { wrapped } from '../src/index.ts';

test('a long line is broken at spaces and set in', () => {
  const line = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
  for (const by of [2, 4]) {
    const [first = '', ...more] = wrapped(line, by);
    expect(more.length).toBeGreaterThan(1);
    expect([first, ...more].every((one) => one.length <= 80)).toBe(true);
    expect(more.every((one) => one.search(/\S/) === by)).toBe(true);
    expect([first, ...more].map((one) => one.trim()).join(' ')).toBe(line);
  }
  expect(wrapped('x'.repeat(100))).toEqual(['x'.repeat(100)]);
});
