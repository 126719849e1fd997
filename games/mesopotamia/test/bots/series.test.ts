import { joined, playSeries } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { mesopotamia } from '../../rules/index.ts';
import { report } from './report.ts';
import type { Kind } from './series.ts';
import { recorder, seating, TABLES } from './series.ts';

const tableOf = (name: string): Kind => TABLES.find((kind) => kind.name === name) ?? { name, seats: 0, options: {} };

test('stretches of a series add up to the whole, and the record tells it', () => {
  const siege = seating(thumbs, tableOf('Siege of Ur'), 4);
  const whole = playSeries(recorder, siege);
  expect(joined(playSeries(recorder, siege, 0, 1), playSeries(recorder, siege, 1, 4))).toEqual(whole);
  const three = playSeries(recorder, seating(thumbs, tableOf('3 players'), 2));
  expect([whole.errors, whole.unended, three.errors, three.unended, three.won]).toEqual([0, 0, 0, 0, 2]);
  for (const { sources, vp } of [whole, three]) expect(sources.reduce((sum, n) => sum + n, 0)).toBe(vp.sum);
  const told = report([three, whole], undefined, questionKinds(mesopotamia), 'command');
  expect(told).toContain('| 3 players, thumbs | 2 | 0 | 0 |');
  expect(told).toContain('| Siege of Ur, thumbs |');
});
