import { expect, onTestFinished, test, vi } from 'vitest';
import { keepNotifying } from '../../src/notify/loop.ts';

const SECOND = 1000;
const START = Date.UTC(2027, 0, 15);

function open(deliver: () => Promise<void> = async () => undefined) {
  vi.useFakeTimers({ now: START });
  onTestFinished(() => void vi.useRealTimers());
  const notify = {
    catchUp: vi.fn<(since: number) => Promise<void>>(async () => undefined),
    deliver: vi.fn<typeof deliver>(deliver),
    tidy: vi.fn<() => Promise<void>>(async () => undefined),
    presence: {
      beat: vi.fn<() => Promise<void>>(async () => undefined),
      leave: vi.fn<() => Promise<void>>(async () => undefined),
    },
  };
  const errors: unknown[] = [];
  const stop = keepNotifying(notify, () => Date.now(), { error: (what: unknown) => errors.push(what) });
  return { notify, stop, errors };
}

test('nothing goes out before people are back at their tables; then every second', async () => {
  const { notify, stop } = open();
  await vi.advanceTimersByTimeAsync(44 * SECOND);
  expect(notify.deliver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11 * SECOND);
  expect(notify.deliver.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(notify.presence.beat).toHaveBeenCalledTimes(3);
  await stop();
  const calls = notify.deliver.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(notify.deliver).toHaveBeenCalledTimes(calls);
  expect(notify.presence.leave).toHaveBeenCalledTimes(1);
});

test('a start catches up with a day, later rounds with what changed since the last one', async () => {
  const { notify, stop } = open();
  await vi.advanceTimersByTimeAsync(12 * 60 * SECOND);
  const [first, ...later] = notify.catchUp.mock.calls.map(([since]) => since);
  expect(first).toBeLessThanOrEqual(START - 23 * 3600 * SECOND);
  expect(later).toHaveLength(2);
  for (const since of later) expect(since).toBeGreaterThan(START - 15 * 60 * SECOND);
  await stop();
});

test('a round that fails is no end, and the stop waits for the one under way', async () => {
  let finish: () => void = () => undefined;
  let times = 0;
  const { notify, stop, errors } = open(async () => {
    times++;
    if (times === 1) throw new Error('no database');
    await new Promise<void>((done) => {
      finish = done;
    });
  });
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(errors).toHaveLength(1);
  // The second one hangs: nothing overlaps.
  expect(notify.deliver).toHaveBeenCalledTimes(2);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(notify.deliver).toHaveBeenCalledTimes(2);
});
