import { random } from '@edubba/bots';
import { meanOf, playSeries } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';
import { report } from './report.ts';
import { recorder, seating } from './series.ts';

test('every game ends after six rounds, whatever the options, and the record says so', () => {
  const all = [playSeries(recorder, seating(random, 3, 20)), playSeries(recorder, seating(thumbs, 2, 2))];
  expect(all.map(({ errors, unended }) => [errors, unended])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  for (const { sources, vp, games, players } of all)
    expect(sources.reduce((sum, n) => sum + n, 0)).toBeCloseTo(meanOf(vp) * games * players, 6);
  expect(report(all, undefined, questionKinds(ancientWorld), 'command')).toContain('| 3 × random | 20 | 0 | 0 |');
});
