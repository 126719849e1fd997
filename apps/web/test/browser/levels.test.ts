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

test('a hint says why in parts that add up, and what came next to it', async () => {
  const page = await browser.open('/new/assyria');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await page.locator('#prompt[data-mine]').waitFor();
  await page.getByRole('button', { name: 'Suggest something' }).click();
  const hint = page.locator('.prompt-hint');
  await hint.getByText('Why').click();
  const numbers = (await hint.locator('td').allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  const total = numbers.pop();
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.reduce((all, n) => all + n, 0)).toBe(total);
  const others = await hint.locator('.prompt-why p').allInnerTexts();
  expect(others[0]).toMatch(/^[+−]?\d+: ./);
  await hint.getByRole('button', { name: 'Select it' }).click();
  await expect.poll(() => hint.count()).toBe(0);
});
