import { random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { silent } from '../../bots/advisor.ts';
import { sammuRamat } from '../../rules/index.ts';
import { report } from './report.ts';
import { playCampaigns, playSeries } from './series.ts';

test('teams and chance play every Challenge to its end, teams hold out longer, and the record says so', {
  timeout: 300_000,
}, () => {
  const all = [
    playSeries({ bot: silent, players: 3, games: 3, seed: 'series' }),
    playSeries({ bot: random, players: 3, games: 20, seed: 'series' }),
  ];
  expect(all.map(({ errors }) => errors)).toEqual([0, 0]);
  for (const { endings, games } of all) {
    expect(endings['none']).toBeUndefined();
    expect(Object.values(endings).reduce((sum, n) => sum + n, 0)).toBe(games);
  }
  expect(all[0]?.months).toBeGreaterThan(all[1]?.months ?? 0);
  const whole = [playCampaigns({ bot: random, players: 2, games: 5, seed: 'series' })];
  expect(whole[0]?.errors).toBe(0);
  expect(report(all, whole, questionKinds(sammuRamat), 'command', '')).toContain('| 3 × random | 20 | 0 |');
});
