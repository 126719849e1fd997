import { playSeries } from '@edubba/bots/record';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { playDuel } from './duel.ts';
import { recorder, seating } from './series.ts';

test('the rules of thumb beat three random players', { timeout: 300_000 }, () => {
  const { wins, errors } = playDuel(thumbs, 4, 24, 'strength');
  expect(errors).toBe(0);
  expect(wins).toBeGreaterThanOrEqual(23);
});

test('games of rules of thumb end by nine points, most of them before round nine', { timeout: 300_000 }, () => {
  const table = { ...seating(thumbs, 4, 10), seed: 'strength' };
  const { errors, unended, reached, rounds } = playSeries(recorder, table);
  expect([errors, unended]).toEqual([0, 0]);
  expect(reached).toBeGreaterThanOrEqual(9);
  expect(rounds[9]).toBeLessThanOrEqual(2);
});
