import { expect, test } from 'vitest';
import { shownOf } from '../../src/table/prompt/Buttons.tsx';

test('buttons stand in the row as long as none of them is cut; one alone always does', () => {
  expect(shownOf([10, 10, 10], 66)).toBe(3);
  expect(shownOf([10, 10, 10, 10], 66)).toBe(4);
  expect(shownOf([10, 10, 10, 10, 10], 66)).toBe(3);
  expect(shownOf([28, 28, 28, 28], 66)).toBe(2);
  expect(shownOf([80, 5], 66)).toBe(1);
  expect(shownOf([28, 28, 28, 28], Number.POSITIVE_INFINITY)).toBe(4);
});
