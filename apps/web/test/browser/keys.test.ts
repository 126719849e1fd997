import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { sitDown } from './support/tables.ts';

const browser = useBrowser();

test('a key of the table is changed in the settings by keys alone, and is the one the table knows', async () => {
  const page = await browser.open('/settings');
  const theme = page.getByRole('button', { name: 'Change the key for: Light or dark. Now T.' });
  await theme.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('That key steers the table').waitFor();
  await page.keyboard.press('l');
  await page.getByText('L is now the key for: Light or dark. For “To the log” it is T instead.').waitFor();
  await page.goto(new URL('/', page.url()).href);
  await sitDown(page, 'Bots', 1);
  const colours = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await colours();
  await page.keyboard.press('l');
  await expect.poll(colours).not.toBe(before);
  await page.getByTitle('Light or dark (L)').waitFor({ state: 'attached' });
});

test('a rule that is closed again before it could be drawn does not come', async () => {
  const page = await browser.open('/');
  await sitDown(page, 'Bots', 1);
  // In one breath: its page is still to be loaded.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#prompt .rule-chip')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await page.keyboard.press('?');
  // What lies over the table is drawn together: had the rule been waited for, it would lie there too.
  await page.locator('dialog[open]').first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(1);
});
