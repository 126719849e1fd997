import { random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { akkad } from '../../rules/index.ts';
import { merged } from './merge.ts';
import { balance, report, unused } from './report.ts';
import { playSeries } from './series.ts';

test('a series counts games, wins and what was used, and can be reported', { timeout: 120_000 }, () => {
  const series = playSeries({ bot: random, players: 3, games: 2, seed: 'series' });
  expect([series.errors, series.unended]).toEqual([0, 0]);
  const half = (from: number) => playSeries({ bot: random, players: 3, games: 1, seed: 'series', from });
  expect(merged([half(0), half(1)])).toEqual(series);
  const had = Object.values(series.home).reduce((sum, one) => sum + one.had, 0);
  const won = Object.values(series.home).reduce((sum, one) => sum + one.won, 0);
  expect([had, won]).toEqual([6, 2 + series.shared]);
  expect(series.home['mari']).toBeUndefined();
  expect(series.used['kind/turn.choose']).toBe(2);
  expect(series.rounds.reduce((sum, n) => sum + n, 0)).toBe(2);
  const kinds = questionKinds(akkad);
  expect(unused([series], kinds)).toContain('mission/mari');
  expect(unused([series], kinds)).not.toContain('kind/turn.choose');
  const duel = { players: 4, games: 2, wins: 1, errors: 0, vp: 5 };
  expect(report([series], [duel], kinds, 'command', '## Balance\n\nBy hand.')).toMatch(/\n## Balance\n\nBy hand\.\n$/);
});

test('the balance is in fair shares', () => {
  const series = playSeries({ bot: { ...random, name: 'thumbs' }, players: 3, games: 0, seed: 'none' });
  const home = { uruk: { had: 30, won: 20 }, susa: { had: 30, won: 5 }, girsu: { had: 30, won: 5 } };
  expect(balance([{ ...series, home }])).toMatchObject({ uruk: 2, susa: 0.5, girsu: 0.5, mari: 0 });
});
