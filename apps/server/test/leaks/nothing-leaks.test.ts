import { afterAll, beforeAll, expect, test } from 'vitest';
import { FuzzHouse } from './fuzz-house.ts';

/** Games of the small game that is nothing but secrets; the great games besides. */
const VEILED = Number(process.env['LEAK_GAMES'] ?? 1940);
const AT_ONCE = 12;

let fuzz: FuzzHouse;
beforeAll(async () => {
  fuzz = await FuzzHouse.open();
});
afterAll(() => fuzz.close());

/** Several tables at once: what belongs to one must not turn up at another. */
async function playAll(plans: readonly Parameters<FuzzHouse['play']>[0][]): Promise<void> {
  const left = plans.slice();
  const hand = async (): Promise<void> => {
    for (let plan = left.pop(); plan !== undefined; plan = left.pop()) await fuzz.play(plan);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

test(`${VEILED} games of hands, seals and whispers: nobody is sent what is not theirs to know`, async () => {
  await playAll(
    Array.from({ length: VEILED }, (_, i) => ({
      game: 'veiled',
      seats: 2 + (i % 3),
      bots: i % 7 === 0 ? 1 : 0,
      http: i % 25 === 0,
    })),
  );
  const { leaks, texts, bytes, compared } = fuzz.secrets;
  console.info(
    `${fuzz.finished} games over, ${texts} texts of ${bytes} bytes read, ${compared} compared with another world`,
  );
  expect(leaks).toEqual([]);
  expect(fuzz.finished).toBe(VEILED);
}, 600_000);
