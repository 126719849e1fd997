import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { texts } from '../../src/app/texts.en.ts';
import { clockText, minuteOf } from '../../src/online/account/Hours.tsx';
import { deviceMessage } from '../../src/online/account/device.ts';
import { fromBase64url, toBase64url } from '../../src/online/account/passkey.ts';
import { paceMessage, shortPace, spanMessage } from '../../src/online/lobby/time.ts';
import { standOf, tableName } from '../../src/online/lobby/titles.ts';
import { makeWords, type Say } from '../../src/app/words.tsx';
import { onlineTexts } from '../../src/online/words.ts';
import { replayTexts } from '../../src/replay/texts.en.ts';
import { playing, seat, table } from './fixture.ts';

const { say } = makeWords('en', onlineTexts);
const tell: Say = (id, params) =>
  say(typeof id === 'string' ? { id, ...(params === undefined ? {} : { params }) } : id);
const HOUR = 3_600_000;

test('how long, in words that fit: days, hours, minutes, and digits when it matters', () => {
  const said = (ms: number): string => say(spanMessage(ms));
  expect([45 * HOUR, 24 * HOUR, 72 * HOUR, 90 * 60_000, 2 * HOUR, 40 * 60_000].map(said)).toEqual([
    '1 d 21 h',
    '1 day',
    '3 days',
    '1 h 30 min',
    '2 h',
    '40 min',
  ]);
  expect([299_999, 65_000, 9000, -1].map(said)).toEqual(['4:59', '1:05', '0:09', '0:00']);
});

test('a pace as a promise, and in short', () => {
  const live = { kind: 'live', bank: 15 * 60_000, increment: 30_000 } as const;
  const slow = { kind: 'slow', move: 24 * HOUR, bank: 72 * HOUR } as const;
  expect(say(paceMessage(live))).toBe('15 minutes each, 30 more seconds with every answer');
  expect(say(paceMessage(slow))).toBe('1 day for every answer, 3 days in reserve');
  expect(say(paceMessage({ ...slow, bank: 0 }))).toBe('1 day for every answer');
  expect([live, slow, { kind: 'free' } as const].map((pace) => say(shortPace(pace)))).toEqual([
    'live, 15 min + 30 s',
    '1 day a turn',
    'no clock',
  ]);
});

test('how a table stands, for me and for others', () => {
  const stand = (of: ReturnType<typeof table>, me?: string): string => standOf(of, me, tell);
  expect(stand(table())).toBe('One seat is open');
  expect(stand(playing([0]), 'ada00000')).toBe('Your turn');
  expect(stand(playing([1], { seats: [seat('ada00000'), seat('bela0000', { name: 'Bela' })] }), 'ada00000')).toBe(
    'Bela is to answer',
  );
  expect(stand(playing([0, 1]))).toBe('Several are to answer');
  expect(stand(playing([0], { paused: { since: 1 } }), 'ada00000')).toBe('Paused by agreement');
  const over = playing([], {
    status: 'over',
    outcome: { result: 'ranked', scores: [3, 1], ranks: [1, 2], winners: [0] },
  });
  expect(stand(over, 'ada00000')).toBe('You won');
  const together = (result: 'won' | 'lost'): ReturnType<typeof table> =>
    playing([], {
      status: 'over',
      outcome: { result, scores: [3, 3], ranks: [1, 1], winners: result === 'won' ? [0, 1] : [] },
    });
  expect([stand(together('won'), 'ada00000'), stand(together('lost'))]).toEqual([
    'The table won',
    'The table has lost',
  ]);
  expect(tableName(table({ title: '' }), tell)).toBe('ada00000’s table');
});

test('a device is called by what people know of it', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';
  expect([firefox, iphone, 'curl/8', ''].map((agent) => say(deviceMessage(agent)))).toEqual([
    'Firefox on Linux',
    'Safari on iOS',
    'curl/8',
    'A browser',
  ]);
});

test('bytes go there and back, hours too', () => {
  const bytes = Uint8Array.from({ length: 67 }, (_, i) => (i * 37) % 256);
  expect(toBase64url(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64url'));
  expect(fromBase64url(toBase64url(bytes.buffer))).toEqual(bytes);
  expect([0, 485, 1439].map(clockText)).toEqual(['00:00', '08:05', '23:59']);
  expect(['08:05', '23:59', '', '8'].map(minuteOf)).toEqual([485, 1439, undefined, undefined]);
});

test('every text that a page of the house names is in its catalogue', () => {
  const folder = fileURLToPath(new URL('../../src/online', import.meta.url));
  const files = ['lobby', 'account', 'verify'].flatMap((room) =>
    readdirSync(join(folder, room)).map((name) => join(folder, room, name)),
  );
  const named = files
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.en.ts'))
    .flatMap((name) => [
      ...readFileSync(name, 'utf8').matchAll(/'((?:online|lobby|wish|room|at-home|me|sign-in|verify)\.[a-z.-]+)'/g),
    ])
    .map(([, id]) => id ?? '');
  expect(named.length).toBeGreaterThan(150);
  const known = { ...texts, ...replayTexts, ...onlineTexts };
  expect(named.filter((id) => !Object.hasOwn(known, id) && !id.endsWith('.'))).toEqual([]);
});
