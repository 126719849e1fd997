import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const browser = useBrowser();

test.for([
  { game: 'assyria', options: {} },
  { game: 'akkad', options: PHONE },
])('$game: nothing is lit until what is right is shown, and at the next question again', async ({ game, options }) => {
  const page = await browser.open(`/quiz/${game}`, options);
  const panel = page.getByRole('complementary', { name: 'Question' });
  await panel.getByText('Question 1 of 10').waitFor();
  expect(await page.locator('[data-thing][data-lit]').count()).toBe(0);
  await panel.getByRole('button', { name: 'Show me' }).click();
  await panel.getByText('These can be chosen.').waitFor();
  await expect.poll(() => page.locator('[data-thing][data-lit]').count()).toBeGreaterThan(0);
  await panel.getByRole('button', { name: 'Next question' }).click();
  await panel.getByText('Question 2 of 10').waitFor();
  await expect.poll(() => page.locator('[data-thing][data-lit]').count()).toBe(0);
});
