import { random } from '@edubba/bots';
import { joined, playSeries, unused } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { akkad } from '../../rules/index.ts';
import { balance, report } from './report.ts';
import { COUNTED, recorder, seating } from './series.ts';

test('a series counts games, wins and what was used, and can be reported', () => {
  const three = seating(random, 3, 2);
  const series = playSeries(recorder, three);
  expect([series.errors, series.unended]).toEqual([0, 0]);
  expect(joined(playSeries(recorder, three, 0, 1), playSeries(recorder, three, 1, 2))).toEqual(series);
  const had = Object.values(series.home).reduce((sum, one) => sum + one.had, 0);
  const won = Object.values(series.home).reduce((sum, one) => sum + one.won, 0);
  expect([had, won]).toEqual([6, 2 + series.shared]);
  expect(series.home['mari']).toBeUndefined();
  expect(series.used['kind/turn.choose']).toBe(2);
  expect(series.rounds.reduce((sum, n) => sum + n, 0)).toBe(2);
  const kinds = questionKinds(akkad);
  const never = unused([series], { ...COUNTED, kind: kinds });
  expect(never).toContain('mission/mari');
  expect(never).not.toContain('kind/turn.choose');
  const duel = { players: 4, games: 2, wins: 1, errors: 0, vp: 5 };
  expect(report([series], duel, kinds, 'command')).toContain('2 games, in every seat equally often: it wins 50.0 %');
});

test('the balance is in fair shares', () => {
  const series = playSeries(recorder, seating({ ...random, name: 'thumbs' }, 3, 0));
  const home = { uruk: { had: 30, won: 20 }, susa: { had: 30, won: 5 }, girsu: { had: 30, won: 5 } };
  expect(balance([{ ...series, home }])).toMatchObject({ uruk: 2, susa: 0.5, girsu: 0.5, mari: 0 });
});
