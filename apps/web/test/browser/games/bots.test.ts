import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd, sitDown } from '../support/tables.ts';

const browser = useBrowser();

test('a whole game against three bots, by mouse', LONG, async () => {
  const page = await browser.open('/');
  await sitDown(page, 'Bots', 3);
  const steps = await playOn(page, mousePlayer(page, dice(1)), {
    most: 900,
    every: 10,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(60);
  await expectRightEnd(page, ['Red', 'Blue', 'Purple', 'Yellow']);
});
