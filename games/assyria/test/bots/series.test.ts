import { random } from '@edubba/bots';
import { againstChance, playSeries, unused } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { assyria } from '../../rules/index.ts';
import { report } from './report.ts';
import { COUNTED, recorder, seating } from './series.ts';

test('a series counts games, wins and what was used, and can be reported', () => {
  const series = playSeries(recorder, seating(random, 2, '1', 4));
  expect([series.errors, series.unended]).toEqual([0, 0]);
  expect(series.wins.reduce((sum, n) => sum + n, 0)).toBe(4);
  expect(series.used['kind/action.choose']).toBe(4);
  expect(series.used['kind/solo.keep']).toBeUndefined();
  const kinds = questionKinds(assyria);
  const never = unused([series], { ...COUNTED, kind: kinds });
  expect(never).toEqual(expect.arrayContaining(['kind/solo.keep', 'kind/solo.space']));
  expect(never).not.toContain('kind/action.choose');
  const told = report([series], againstChance(assyria, { ...random, name: 'twin' }, 4), kinds, 'command');
  expect(told).toContain('| 2 × random | 4 | Red |');
});
