import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { touchPlayer } from '../players/touch.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd, sitDownAtAkkad } from '../support/tables.ts';

const browser = useBrowser();

test('a whole game of Akkad against three bots, on a phone of 390 × 844, by touch', LONG, async () => {
  const page = await browser.open('/new/akkad', PHONE);
  await sitDownAtAkkad(page);
  const steps = await playOn(page, touchPlayer(page, dice(13)), {
    most: 4000,
    every: 10,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(60);
  await expectRightEnd(page, ['Red', 'Blue', 'Green', 'Yellow']);
});
