import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';

const browser = useBrowser();

test('a whole game of Mesopotamia against three bots, by mouse', LONG, async () => {
  const page = await browser.open('/new/mesopotamia');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await moment(page);
  const steps = await playOn(page, mousePlayer(page, dice(5)), {
    most: 6000,
    every: 20,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(60);
  await page.getByText('Hanging Gardens').first().waitFor();
});
