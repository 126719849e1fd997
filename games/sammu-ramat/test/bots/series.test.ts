import { random } from '@edubba/bots';
import { meanOf, playSeries } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { silent } from '../../bots/advisor.ts';
import { sammuRamat } from '../../rules/index.ts';
import { report } from './report.ts';
import { campaigning, campaignRecorder, recorder, seating } from './series.ts';

test('teams and chance play every Challenge to its end, teams hold out longer, and the record says so', {
  timeout: 300_000,
}, () => {
  const all = [
    playSeries(recorder, { ...seating(silent, 3, 3), seed: 'series' }),
    playSeries(recorder, { ...seating(random, 3, 20), seed: 'series' }),
  ];
  expect(all.map(({ errors }) => errors)).toEqual([0, 0]);
  for (const { endings, games } of all) {
    expect(endings['']).toBeUndefined();
    expect(Object.values(endings).reduce((sum, n) => sum + n, 0)).toBe(games);
  }
  const [team, chance] = all.map(({ months }) => meanOf(months));
  expect(team).toBeGreaterThan(chance ?? 0);
  const whole = [playSeries(campaignRecorder, { ...campaigning(random, 2, 5), seed: 'series' })];
  expect(whole[0]?.errors).toBe(0);
  const recorded = { games: 1, used: { 'kind/event.marker': 1 } };
  const text = report({ all, whole, recorded }, questionKinds(sammuRamat), 'command');
  expect(text).toContain('| 3 × random | 20 | 0 |');
  expect(text).toMatch(/Used in these alone: kind\/event\.marker\. Used in no game at all: .+\./);
});
