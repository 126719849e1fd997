import { createModuleWords, reasonMessage } from '@edubba/gamekit';
import { Xoshiro } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { thumbs } from '../bots/thumbs.ts';
import module from '../index.ts';
import { ur } from './ur.ts';

const words = createModuleWords(module);

/** What the bot plays here, and its reasons in words. */
function choice(setup: Parameters<typeof ur>[0]) {
  const { table } = ur(setup);
  const { key, reasons = [] } = thumbs.choose(table.observe(table.toMove), new Xoshiro('thumbs'));
  return { key, reasons: reasons.map((reason) => words.say(reasonMessage(reason))) };
}

describe('rules of thumb', () => {
  test('captures what has come far', () => {
    expect(choice({ lapis: [10, 3], shell: [12], throws: [2] })).toEqual({
      key: 'move/10',
      reasons: ['+24 sets Shell back 12 squares', '+1 a piece far on its way goes further'],
    });
  });

  test('takes another throw, and the safe middle above all', () => {
    expect(choice({ lapis: [3, 7], throws: [1] })).toEqual({
      key: 'move/7',
      reasons: ['+5 another throw', '+5 safe on the middle rosette'],
    });
  });

  test('brings a piece home rather than entering one', () => {
    expect(choice({ lapis: [12], throws: [3] }).key).toBe('move/12');
  });

  test('runs from danger and does not run into it', () => {
    const { key, reasons } = choice({ lapis: [10, 1], shell: [8], throws: [3] });
    expect(key).toBe('move/10');
    expect(reasons[0]).toBe('+1 a piece far on its way goes further');
    expect(reasons[1]).toMatch(/^\+\d+ out of reach of Shell on 10: 6 in 16$/);
    // 9 to 10 would be worth a point, but for Shell's piece on 8.
    expect(choice({ lapis: [5, 9, 15, 15, 15, 15, 15], shell: [8], throws: [1] }).key).toBe('move/5');
  });

  test('keeps the middle while it can', () => {
    // 5 to 7 is no good move: Shell's piece on 4 gets a larger prize. Still better than to leave 8.
    expect(choice({ lapis: [5, 8, 15, 15, 15, 15, 15], shell: [4], throws: [2] }).key).toBe('move/5');
  });
});
