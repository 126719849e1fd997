import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { moment } from '../support/moment.ts';
import { gameAt } from '../support/played.ts';
import { bringText } from '../support/tables.ts';

const browser = useBrowser();

/** Between two people nothing of the table is in the page; whoever comes next opens it. */
async function lift(page: Page): Promise<void> {
  await page.locator('.curtain').waitFor();
  expect(await page.locator('[data-thing], #prompt, .log-line, .player').count()).toBe(0);
  const button = page.getByRole('button', { name: 'Hold to open' });
  await button.press('Enter');
  await button.waitFor({ state: 'detached' });
  expect(await moment(page)).toBe('mine');
}

test('four people at one device look at their quests one after the other, and nobody sees those of another', async () => {
  const page = await browser.open('/');
  // People at all seats of one device.
  await bringText(page, (await gameAt('mesopotamia', 'setup.quest', 0)).replaceAll('"thumbs"', '"person"'));
  const seen: string[] = [];
  for (let person = 0; person < 4; person++) {
    await lift(page);
    const quests = page.locator('.mes-setup [data-thing]');
    const names = await quests.evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? ''));
    expect(names).toHaveLength(4);
    expect(names.filter((name) => seen.includes(name))).toEqual([]);
    seen.push(...names);
    await quests.first().click();
    await page.locator('#prompt [data-primary]').click();
  }
  // Whoever was last may be the first to act.
  await page.locator('.mes-setup').waitFor({ state: 'detached' });
});

test('two people at one device bid one after the other, and the second begins with nothing set', async () => {
  const page = await browser.open('/');
  await bringText(page, (await gameAt('mesopotamia', 'combat.bid', 200)).replaceAll('"thumbs"', '"person"'));
  const numbers = page.locator('#prompt .control-allot').getByRole('spinbutton');
  for (let person = 0; person < 2; person++) {
    await lift(page);
    await numbers.first().waitFor();
    const set = await numbers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuenow')));
    expect(set).toEqual(['0', '0', '0']);
    // All on Strength, as much as there is.
    await numbers.first().press('End');
    await page.locator('#prompt').getByRole('button', { name: 'Ready' }).click();
  }
  await numbers.first().waitFor({ state: 'detached' });
});
