import type { Finding } from '@edubba/lab';
import { expect, test } from 'vitest';
import { dotsOf, errorsAt, HIGH } from '../../src/lab/dots.ts';

function finding(figure: string, z: number, verdict: Finding['verdict']): Finding {
  const scale = { kind: 'mean', ratio: false } as unknown as Finding['scale'];
  return { figure, z, verdict, scale, sides: [] } as unknown as Finding;
}

const chance = (n: number): Finding[] => Array.from({ length: n }, (_, i) => finding(`c${i}`, (i % 9) / 100, 'chance'));

test('what chance may have made is piled up around the middle, inside the drawing, one dot beside the other', () => {
  for (const n of [1, 2, 7, 40]) {
    const dots = dotsOf(chance(n), []);
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
    const ys = dots.map(({ y }) => y);
    expect(Math.min(...ys)).toBeGreaterThan(2);
    expect(Math.max(...ys)).toBeLessThan(HIGH - 2);
    expect((Math.min(...ys) + Math.max(...ys)) / 2).toBe(HIGH / 2);
  }
});

test('rows have their numbers, but none lies on one before it', () => {
  const rows = [9, -8, 8.9, 5, 5.1].map((z, i) => finding(`s${i}`, z, 'surprising'));
  const dots = dotsOf([...rows, ...chance(3)], rows);
  const numbers = new Map(dots.map(({ figure, n }) => [figure, n]));
  expect(rows.map(({ figure }) => numbers.get(figure))).toEqual([1, 2, undefined, 4, undefined]);
  // Above all others, the first on top.
  expect(dots.slice(-3).map(({ n }) => n)).toEqual([4, 2, 1]);
});

test('what lies farther out than is drawn is at the edge and says so; what nobody makes use of is nowhere', () => {
  const far = [finding('right', 1000, 'surprising'), finding('left', -11, 'expected'), finding('in', 10, 'surprising')];
  const dots = dotsOf([...far, finding('never', 0, 'unused')], far);
  expect(new Map(dots.map(({ figure, x, beyond }) => [figure, [x, beyond]]))).toEqual(
    new Map([
      ['in', [errorsAt(10), 0]],
      ['left', [errorsAt(-10), -1]],
      ['right', [errorsAt(10), 1]],
    ]),
  );
});
