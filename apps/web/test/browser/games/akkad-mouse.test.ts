import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd, sitDownAtAkkad } from '../support/tables.ts';

const browser = useBrowser();

test('a whole game of Akkad against three bots, by mouse', LONG, async () => {
  const page = await browser.open('/new/akkad');
  await sitDownAtAkkad(page);
  const steps = await playOn(page, mousePlayer(page, dice(11)), {
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
