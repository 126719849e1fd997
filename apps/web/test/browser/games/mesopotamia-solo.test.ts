import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { LONG, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import type { Moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { bringLate } from '../support/tables.ts';

const browser = useBrowser();

const look =
  (page: Page) =>
  async (at: Moment): Promise<void> => {
    await expectNoOverflow(page);
    if (at === 'mine') await expectPromptInSight(page);
  };

test('the Siege of Ur is begun alone on a phone, by touch', LONG, async () => {
  const page = await browser.open('/new/mesopotamia', PHONE);
  await page.getByRole('radio', { name: 'Alone' }).check({ force: true });
  await page.locator('.option-card', { hasText: 'Siege of Ur' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  const player = touchPlayer(page, dice(7));
  await playOn(page, player, { most: 25, every: 10, look: look(page), until: (_, step) => step === 20 });
});

test('the Siege of Ur, taken up late, until it is won or lost', LONG, async () => {
  const page = await browser.open('/', PHONE);
  await bringLate(page, { game: 'mesopotamia', name: 'thumbs.1p.solo=siege.corpus.1', left: 15 });
  const steps = await playOn(page, touchPlayer(page, dice(7)), { most: 6000, every: 10, look: look(page) });
  expect(steps).toBeGreaterThan(5);
});
