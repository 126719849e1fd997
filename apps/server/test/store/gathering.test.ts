import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering } from '../../src/store/gathering.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Something to keep comes every so many milliseconds; how many commits there were, and the longest anybody waited. */
async function keepEvery(apart: number, count: number): Promise<{ commits: number; longest: number }> {
  let commits = 0;
  let longest = 0;
  const gathering = new Gathering<number, number>(async (items) => {
    commits++;
    return items;
  });
  const kept: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    const told = gathering.add(n).then((item) => {
      expect(item).toBe(n);
      longest = Math.max(longest, performance.now() - began);
    });
    kept.push(told);
    await vi.advanceTimersByTimeAsync(apart);
  }
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(kept);
  return { commits, longest };
}

test('who moves in a calm house waits for nobody', async () => {
  const { commits, longest } = await keepEvery(10, 100);
  expect(commits).toBe(100);
  expect(longest).toBeLessThanOrEqual(1);
});

test('in a busy house several share a commit, and nobody waits longer than a moment for it', async () => {
  const { commits, longest } = await keepEvery(1, 1000);
  expect(commits).toBeLessThan(400);
  expect(longest).toBeLessThanOrEqual(8);
});
