import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();

test('a level is chosen by its card, for one bot or for all, by mouse and by keys', async () => {
  const page = await browser.open('/new/assyria');
  await page.getByRole('button', { name: 'Bot at seat 2: Scribe' }).click();
  const cards = page.getByRole('group', { name: /How well should the bot at seat 2 play/ });
  expect(await cards.getByRole('radio').count()).toBe(4);
  await cards.getByRole('radio', { name: /^Master/ }).check({ force: true });
  await page.getByRole('button', { name: 'Bot at seat 2: Master' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Bot at seat 2: Ensi' }).waitFor();
  await page.getByRole('button', { name: 'Bot at seat 3: Scribe' }).waitFor();
  await cards.getByRole('checkbox', { name: 'the same for every bot' }).check();
  await page.getByRole('button', { name: 'Bot at seat 3: Ensi' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await cards.count()).toBe(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  // Three that take their time: one of them is soon seen thinking, or it is one's own turn at once.
  await page.locator('.prompt-thinks, #prompt[data-mine]').first().waitFor();
});
