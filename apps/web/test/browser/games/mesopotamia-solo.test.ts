import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { LONG, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';

const browser = useBrowser();

test('the Siege of Ur alone on a phone, by touch, until it is won or lost', LONG, async () => {
  const page = await browser.open('/new/mesopotamia', PHONE);
  await page.getByRole('radio', { name: 'Alone' }).check({ force: true });
  await page.locator('.option-card', { hasText: 'Siege of Ur' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await moment(page);
  const steps = await playOn(page, touchPlayer(page, dice(7)), {
    most: 6000,
    every: 20,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(30);
});
