import { Xoshiro } from '@edubba/kernel';
import { table } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import { thumbs } from '../bots/thumbs.ts';
import connectFour from '../index.ts';

/** What the bot plays after these columns, and why. */
function choice(columns: string) {
  const t = table(connectFour, { seats: 2 });
  columns.split('').forEach((column, i) => t.seat(i % 2).answers('disc.drop', `column/${column}`));
  const { key, reasons = [] } = thumbs.choose(t.table.observe(t.table.toMove), new Xoshiro('thumbs'));
  return { key, reasons: reasons.map(({ why }) => why.id) };
}

describe('rules of thumb', () => {
  test('begins in the centre', () => {
    expect(choice('')).toEqual({ key: 'column/4', reasons: ['thumb.centre'] });
  });

  test('wins rather than stops four', () => {
    expect(choice('171717')).toEqual({ key: 'column/1', reasons: ['thumb.four', 'thumb.threes'] });
  });

  test('stops four', () => {
    expect(choice('17171')).toEqual({ key: 'column/1', reasons: ['thumb.stop-four'] });
  });

  test('does not give a four away', () => {
    // Yellow has 1, 2 and 3 of the second row: a disc in the empty fourth column would be the step to its four.
    expect(choice('2113372').key).not.toBe('column/4');
  });
});
