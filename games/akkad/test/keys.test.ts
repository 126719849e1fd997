import { expect, test } from 'vitest';
import { UNITS } from '../content/units.ts';
import { decisions } from '../rules/decisions.ts';

test('every unit, healthy and injured, is among the keys that can be written of one', () => {
  const all = decisions['danger.loss'].keys.all?.({ items: [], most: 9, limit: 99 });
  expect(all).toEqual([...UNITS, ...UNITS.map((name) => `${name}!`)]);
});
