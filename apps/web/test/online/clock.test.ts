import type { TableInfo } from '@edubba/protocol';
import { expect, test } from 'vitest';
import { clockOf } from '../../src/online/clock.ts';
import { house } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000_000_000;

function table(change: Partial<TableInfo>, left: number | null = 10 * MINUTE): TableInfo {
  const { info } = house(1);
  const seats = info.seats.map((seat) => ({ ...seat, left: seat.who === 'person' ? left : null }));
  return { ...info, seats, turn: { seats: [0], since: NOW, kind: 'bid', about: null }, ...change };
}

const live = { kind: 'live', bank: 15 * MINUTE, increment: 0 } as const;
const slow = { kind: 'slow', move: 24 * HOUR, bank: 72 * HOUR } as const;

test('a live clock runs for whoever is waited for, from the moment the house says', () => {
  const info = table({ pace: live });
  expect(clockOf(info, 0, NOW + 3 * MINUTE)).toEqual({ left: 7 * MINUTE, running: true, haste: 'none' });
  expect(clockOf(info, 1, NOW + 3 * MINUTE)).toEqual({ left: 10 * MINUTE, running: false, haste: 'none' });
  expect(clockOf(info, 0, NOW + HOUR)?.left).toBe(0);
  // A clock of this device that goes slow never gives time.
  expect(clockOf(info, 0, NOW - MINUTE)?.left).toBe(10 * MINUTE);
});

test('a slow clock counts the time for this answer and the bank; those who wait see their bank', () => {
  const info = table({ pace: slow }, 90 * HOUR);
  expect(clockOf(info, 0, NOW + HOUR)).toMatchObject({ left: 89 * HOUR, running: true });
  expect(clockOf(info, 1, NOW + HOUR)).toMatchObject({ left: 66 * HOUR, running: false });
});

test('it warns below a tenth, and again below a minute', () => {
  const info = table({ pace: live });
  expect(clockOf(info, 0, NOW + 8.4 * MINUTE)?.haste).toBe('none');
  expect(clockOf(info, 0, NOW + 8.6 * MINUTE)?.haste).toBe('soon');
  expect(clockOf(info, 0, NOW + 9.1 * MINUTE)?.haste).toBe('now');
});

test('it stands still in a pause and on holiday; bots, those who are gone and tables without hurry have none', () => {
  expect(clockOf(table({ pace: live, paused: { since: NOW } }), 0, NOW + HOUR)).toMatchObject({ left: 10 * MINUTE });
  const away = table({ pace: live });
  const seats = away.seats.map((seat) => ({ ...seat, vacation: true }));
  expect(clockOf({ ...away, seats }, 0, NOW + HOUR)).toMatchObject({ left: 10 * MINUTE, running: false });
  expect(clockOf(away, 2, NOW)).toBeUndefined();
  const gone = away.seats.map((seat) => ({ ...seat, gone: 'late' as const }));
  expect(clockOf({ ...away, seats: gone }, 0, NOW)).toBeUndefined();
  expect(clockOf(table({ pace: { kind: 'free' } }, null), 0, NOW)).toBeUndefined();
});
