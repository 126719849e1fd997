import type { SeenEvent } from '@edubba/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../../src/table/session/pace.ts';
import { standingLines } from '../../src/table/log/lines.ts';
import type { TableNews } from '../../src/worker/api.ts';

const news = (by: number): TableNews => ({ type: 'events', by, events: [], standing: {} as never });
let shown: number[] = [];
const pace = (motion: 'normal' | 'off'): Pace =>
  new Pace(
    (told) => shown.push(told.type === 'events' ? told.by : -1),
    () => motion,
    () => false,
  );

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('answers of others are shown one by one', () => {
  const queue = pace('normal');
  for (const by of [1, 2, 3]) queue.add(news(by), false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test('whoever acts sees the latest at once', () => {
  const queue = pace('normal');
  for (const by of [1, 2, 3]) queue.add(news(by), false);
  queue.catchUp();
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.behind).toBe(0);
});

test('without motion nothing is held back, and one’s own answer never is', () => {
  const still = pace('off');
  for (const by of [1, 2]) still.add(news(by), false);
  expect(shown).toEqual([1, 2]);
  const moving = pace('normal');
  for (const by of [3, 4]) moving.add(news(by), false);
  moving.add(news(0), true);
  expect(shown).toEqual([1, 2, 3, 4, 0]);
});

test('however much has happened, it is shown within ten seconds', () => {
  const queue = pace('normal');
  for (let i = 0; i < 200; i++) queue.add(news(i), false);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(200);
});

test('where drawing is slower than others play, the rest is drawn at once after nine seconds, not move by move', () => {
  let drawn = 0;
  const slow = new Pace(
    () => {
      drawn++;
      vi.setSystemTime(Date.now() + 500);
    },
    () => 'normal',
    () => true,
  );
  for (let i = 0; i < 200; i++) slow.add(news(i), false);
  let turns = 0;
  for (; slow.behind > 0; turns++) vi.advanceTimersToNextTimer();
  expect(drawn).toBe(200);
  expect(turns).toBeLessThan(20);
});

test('what was taken back is no line of the log', () => {
  const told = (version: number, seq: number, type: string, data?: { to: number }): SeenEvent => ({
    version,
    seq,
    event: data === undefined ? { type } : { type, seat: 0, data },
  });
  const lines = standingLines([
    told(0, 1, 'first'),
    told(1, 2, 'second'),
    told(2, 3, 'third'),
    told(3, 1, 'undone', { to: 1 }),
    told(4, 2, 'other'),
    { version: 5, seq: 2 },
  ]);
  expect(lines.map(({ event }) => event.type)).toEqual(['first', 'other']);
});
