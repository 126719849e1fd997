import { AddChance, NewTable } from '@edubba/protocol';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { drawContribution } from '../../src/online/lobby/contribution.ts';
import { CUSTOM, customPace, PRESET_NAMES, PRESETS } from '../../src/online/lobby/pace.ts';
import { firstWish, newTableOf } from '../../src/online/lobby/wish.ts';

const assyria = SHELF[0];
if (assyria === undefined) throw new Error('no game');

test('a new table as it is proposed is one the house takes: my seat and free ones, by link', () => {
  const wish = newTableOf(assyria, firstWish(assyria, PRESETS.evening));
  expect(NewTable.safeParse(wish).success).toBe(true);
  expect(wish.seats).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'open' }]);
  expect(wish).toMatchObject({ open: false, spectators: true });
  expect(wish).not.toHaveProperty('title');
});

test('alone there is one seat, nobody else is let in, and the opponent keeps its strength', () => {
  const first = firstWish(assyria, PRESETS.free);
  const seating = { ...first.seating, alone: true, options: { difficulty: '3' } };
  const alone = newTableOf(assyria, { ...first, open: true, seating });
  expect(alone).toMatchObject({ seats: [{ who: 'me' }], open: false, options: { difficulty: '3' } });
  const several = newTableOf(assyria, { ...first, seating: { ...seating, alone: false } });
  expect(several.options).toEqual({});
});

test('every pace that is offered is one the house takes, whatever is typed in', () => {
  const takes = (pace: unknown): boolean =>
    NewTable.safeParse({ ...newTableOf(assyria, firstWish(assyria, PRESETS.free)), pace }).success;
  for (const name of PRESET_NAMES) expect(takes(PRESETS[name])).toBe(true);
  for (const kind of ['live', 'slow'] as const) {
    for (const n of [Number.NaN, -5, 0, 1.5, 7, 1e9]) expect(takes(customPace({ kind, bank: n, each: n }))).toBe(true);
  }
  expect(customPace(CUSTOM)).toEqual({ kind: 'live', bank: 30 * 60_000, increment: 30_000 });
  expect(takes({ kind: 'live', bank: 1, increment: 0 })).toBe(false);
});

test('what a device adds to chance is long, different every time, and what the house takes', () => {
  const drawn = new Set(Array.from({ length: 100 }, drawContribution));
  expect(drawn.size).toBe(100);
  const commitment = '0'.repeat(64);
  for (const each of drawn) expect(AddChance.safeParse({ commitment, contribution: each }).success).toBe(true);
});
