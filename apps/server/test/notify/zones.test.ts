import { expect, test } from 'vitest';
import { localTime, nextMinute, quietUntil } from '../../src/notify/zones.ts';

const at = (text: string): number => Date.parse(text);
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 16));
const NIGHT = { from: 22 * 60, to: 7 * 60 };

test('the clock on the wall', () => {
  expect(localTime('UTC', at('2027-01-15T00:05Z'))).toEqual({ day: '2027-01-15', minute: 5, ahead: 0 });
  expect(localTime('Asia/Kathmandu', at('2027-01-15T20:00Z'))).toMatchObject({ day: '2027-01-16', minute: 105 });
  expect(localTime('Pacific/Honolulu', at('2027-01-15T09:59Z'))).toMatchObject({ day: '2027-01-14', minute: 1439 });
});

test('quiet hours over midnight end in the morning of the person, not of the house', () => {
  const end = (zone: string, time: string) => iso(quietUntil(NIGHT, zone, at(time)));
  expect(end('Europe/Berlin', '2027-01-15T20:59Z')).toBe(null);
  expect(end('Europe/Berlin', '2027-01-15T21:00Z')).toBe('2027-01-16T06:00');
  expect(end('Europe/Berlin', '2027-01-16T05:59Z')).toBe('2027-01-16T06:00');
  expect(end('Europe/Berlin', '2027-01-16T06:00Z')).toBe(null);
  expect(end('America/New_York', '2027-01-16T06:00Z')).toBe('2027-01-16T12:00');
  expect(end('Australia/Adelaide', '2027-01-15T12:00Z')).toBe('2027-01-15T20:30');
});

test('quiet hours within a day', () => {
  const noon = { from: 12 * 60, to: 14 * 60 };
  expect(quietUntil(noon, 'UTC', at('2027-01-15T11:59:59Z'))).toBe(null);
  expect(iso(quietUntil(noon, 'UTC', at('2027-01-15T13:59:59Z')))).toBe('2027-01-15T14:00');
  expect(quietUntil(noon, 'UTC', at('2027-01-15T14:00Z'))).toBe(null);
  expect(quietUntil(null, 'UTC', 0)).toBe(null);
});

test('in the nights in which clocks are set the quiet hours end by the clock', () => {
  // Berlin, forward in the night to 28 March 2027 at 01:00, back in the night to 31 October at 01:00 universal time.
  expect(iso(quietUntil(NIGHT, 'Europe/Berlin', at('2027-03-27T22:00Z')))).toBe('2027-03-28T05:00');
  expect(iso(quietUntil(NIGHT, 'Europe/Berlin', at('2027-03-28T01:30Z')))).toBe('2027-03-28T05:00');
  expect(iso(quietUntil(NIGHT, 'Europe/Berlin', at('2027-10-30T22:00Z')))).toBe('2027-10-31T06:00');
  expect(iso(quietUntil(NIGHT, 'Europe/Berlin', at('2027-10-31T01:30Z')))).toBe('2027-10-31T06:00');
  // An end that is left out that night: the first minute after it.
  const early = { from: 22 * 60, to: 2 * 60 + 30 };
  expect(iso(quietUntil(early, 'Europe/Berlin', at('2027-03-28T00:00Z')))).toBe('2027-03-28T01:00');
  // An end that comes twice: whichever is next.
  expect(iso(quietUntil(early, 'Europe/Berlin', at('2027-10-31T00:10Z')))).toBe('2027-10-31T00:30');
  expect(iso(quietUntil(early, 'Europe/Berlin', at('2027-10-31T01:10Z')))).toBe('2027-10-31T01:30');
  // Beirut leaves midnight out.
  const late = { from: 20 * 60, to: 30 };
  expect(iso(quietUntil(late, 'Asia/Beirut', at('2027-03-27T20:00Z')))).toBe('2027-03-27T22:00');
});

test('every end of quiet hours, in a year of half hours, is later, outside them, and soon', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
    for (let time = at('2027-01-01T00:10Z'); time < at('2028-01-01T00:00Z'); time += 4.5 * 3_600_000) {
      const end = quietUntil(NIGHT, zone, time);
      if (end === null) continue;
      expect(end).toBeGreaterThan(time);
      expect(end - time).toBeLessThanOrEqual(10.5 * 3_600_000);
      expect(localTime(zone, end).minute).toBe(NIGHT.to);
    }
  }
});

test('the next time a clock shows a minute is within a day, or a day and an hour', () => {
  expect(iso(nextMinute('UTC', 8 * 60, at('2027-01-15T08:00:30Z')))).toBe('2027-01-16T08:00');
  expect(iso(nextMinute('UTC', 8 * 60, at('2027-01-15T07:59:30Z')))).toBe('2027-01-15T08:00');
  expect(iso(nextMinute('Europe/Berlin', 8 * 60, at('2027-10-30T08:00Z')))).toBe('2027-10-31T07:00');
  expect(iso(nextMinute('Europe/Berlin', 8 * 60, at('2027-03-27T08:00Z')))).toBe('2027-03-28T06:00');
});
