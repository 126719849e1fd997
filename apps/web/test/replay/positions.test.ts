import { expect, test } from 'vitest';
import { type At, Positions } from '../../src/replay/positions.ts';
import type { ReplayAbout, ReplayDoor } from '../../src/worker/api.ts';

/** A door that answers when it is told to. */
function slowDoor(): { readonly door: ReplayDoor; readonly asked: number[]; answer(): Promise<void> } {
  const asked: number[] = [];
  let give: (() => void) | undefined;
  const at = (step: number): Promise<At> =>
    new Promise((done) => {
      asked.push(step);
      give = () => done({ fingerprint: String(step) } as At);
    });
  return {
    door: { at } as Partial<ReplayDoor> as ReplayDoor,
    asked,
    answer: async () => {
      give?.();
      await new Promise((done) => setTimeout(done, 0));
    },
  };
}

const fail = (error: unknown): void => expect.unreachable(String(error));
const about = { answers: [] as ReplayAbout['answers'] } as ReplayAbout;

test('a step that is on its way ahead of time is shown when somebody comes to it meanwhile', async () => {
  const { door, asked, answer } = slowDoor();
  const shown: number[] = [];
  const positions = new Positions({ door, seat: 0, about }, (step) => shown.push(step), fail);
  positions.want(1, [2]);
  await answer();
  expect(shown).toEqual([1]);
  await expect.poll(() => asked).toEqual([1, 2]);
  positions.want(2, []);
  await answer();
  expect(shown).toEqual([1, 2]);
  positions.close();
});

test('of many steps only the newest is asked for next', async () => {
  const { door, asked, answer } = slowDoor();
  const shown: number[] = [];
  const positions = new Positions({ door, seat: 0, about }, (step) => shown.push(step), fail);
  for (const step of [1, 2, 3, 4]) positions.want(step, []);
  await answer();
  await answer();
  expect(asked).toEqual([1, 4]);
  expect(shown).toEqual([1, 4]);
  positions.close();
});
