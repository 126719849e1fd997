import { random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';
import { report } from './report.ts';
import { playSeries } from './series.ts';

test('every game ends after six rounds, whatever the options, and the record says so', { timeout: 120_000 }, () => {
  const all = [
    playSeries({ bot: random, players: 3, games: 20, seed: 'series' }),
    playSeries({ bot: thumbs, players: 2, games: 2, seed: 'series' }),
  ];
  expect(all.map(({ errors, unended }) => [errors, unended])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  for (const { sources, vp, games, players } of all)
    expect(sources.reduce((sum, n) => sum + n, 0)).toBeCloseTo(vp.mean * games * players, 6);
  const duel = { games: 2, entrants: [{ name: 'thumbs', wins: 2 }], faults: [] } as never;
  expect(report(all, duel, questionKinds(ancientWorld), 'command', '')).toContain('| 3 × random | 20 | 0 | 0 |');
});
