import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd, sitDown } from '../support/tables.ts';

const browser = useBrowser();

test('a whole game against a bot on a phone of 390 × 844, by touch; what is asked is always in sight', async () => {
  const page = await browser.open('/', PHONE);
  await sitDown(page, 'Bots', 1);
  const steps = await playOn(page, touchPlayer(page, dice(4)), {
    most: 1200,
    every: 3,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(60);
  await expectRightEnd(page, ['Red', 'Blue']);
});
