import { BotLoop } from '@edubba/hosting';
import { expect, test, vi } from 'vitest';

const pause = async (): Promise<void> => undefined;
const unexpected = (error: unknown): never => expect.unreachable(String(error));

test('bots play until nobody is left; many calls at once are one', async () => {
  const left = [0, 0, 0, undefined];
  const round = vi.fn<() => Promise<number | undefined>>(async () => left.shift());
  const loop = new BotLoop({ round, pause, failed: unexpected });
  loop.wake();
  expect(loop.busy).toBe(true);
  await vi.waitFor(() => expect(loop.busy).toBe(false));
  expect(round).toHaveBeenCalledTimes(4);
  for (let n = 0; n < 5; n++) loop.wake();
  await vi.waitFor(() => expect(loop.busy).toBe(false));
  // One round for the first, one for all that came meanwhile.
  expect(round).toHaveBeenCalledTimes(6);
});

test('a call that comes while the last round finds nothing brings another', async () => {
  let done: (wait: number | undefined) => void = () => undefined;
  const round = vi.fn<() => Promise<number | undefined>>(
    () =>
      new Promise((answer) => {
        done = answer;
      }),
  );
  const loop = new BotLoop({ round, pause, failed: unexpected });
  loop.wake();
  loop.wake();
  done(undefined);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
  expect(loop.busy).toBe(true);
  done(undefined);
  await vi.waitFor(() => expect(loop.busy).toBe(false));
});

test('what waits is waited for; a failure ends it, is told once, and the next call begins anew', async () => {
  const pauses: number[] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const round = vi
    .fn<() => Promise<number | undefined>>()
    .mockResolvedValueOnce(3000)
    .mockRejectedValueOnce(new Error('the rules failed'))
    .mockResolvedValue(undefined);
  const loop = new BotLoop({ round, pause: async (wait) => void pauses.push(wait), failed });
  loop.wake();
  await vi.waitFor(() => expect(loop.busy).toBe(false));
  expect(pauses).toEqual([3000]);
  expect(failed.mock.calls).toEqual([[new Error('the rules failed')]]);
  loop.wake();
  await vi.waitFor(() => expect(loop.busy).toBe(false));
  expect(round).toHaveBeenCalledTimes(3);
});
