import { arena, random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { assyria } from '../../rules/index.ts';
import { report, unused } from './report.ts';
import { playSeries } from './series.ts';

test('a series counts games, wins and what was used, and can be reported', { timeout: 60_000 }, () => {
  const series = playSeries({ bot: random, players: 2, difficulty: '1', games: 4, seed: 'series' });
  expect(series.errors).toBe(0);
  expect(series.wins.reduce((sum, n) => sum + n, 0)).toBe(4);
  expect(series.used['kind/action.choose']).toBe(4);
  expect(series.used['kind/solo.keep']).toBeUndefined();
  const kinds = questionKinds(assyria);
  expect(unused([series], kinds)).toEqual(expect.arrayContaining(['kind/solo.keep', 'kind/solo.space']));
  expect(unused([series], kinds)).not.toContain('kind/action.choose');
  const entrants = ['a', 'b'].map((name) => ({ name, bot: random }));
  const duel = arena({ game: assyria, entrants, seats: 2, games: 4, seed: 'series' });
  expect(report([series], duel, kinds, 'command', '## Balance\n\nBy hand.')).toMatch(/\n## Balance\n\nBy hand\.\n$/);
});
