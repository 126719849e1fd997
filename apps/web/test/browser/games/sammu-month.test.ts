import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { LONG } from '../players/player.ts';
import { moment } from '../support/moment.ts';
import { gameAt } from '../support/played.ts';
import { bringText } from '../support/tables.ts';

const browser = useBrowser();

/** A table in whose Month much has happened, with its steps open. */
async function openMonth(settings = {}): Promise<{ page: Page; panel: Locator }> {
  const page = await browser.open('/', { settings });
  await bringText(page, await gameAt('sammu-ramat', 'turn.act', 122));
  await moment(page);
  await page.getByRole('tab', { name: 'This Month' }).click();
  const panel = page.locator('.sam-month-steps');
  await panel.waitFor();
  return { page, panel };
}

/** Which step is shown, of how many: `[3, 12]`. */
async function shown(panel: Locator): Promise<readonly number[]> {
  const text = (await panel.locator('.sam-month-tools > span').textContent()) ?? '';
  return text.split(' of ').map(Number);
}

test('the steps of a Month: back, by keys, and by its parts', LONG, async () => {
  const { panel } = await openMonth();
  const [last = 0, all = 0] = await shown(panel);
  expect(all).toBeGreaterThan(5);
  expect(last).toBe(all);
  const back = panel.getByRole('button', { name: 'One step back' });
  await back.click();
  expect(await shown(panel)).toEqual([all - 1, all]);
  await back.press('Home');
  expect(await shown(panel)).toEqual([1, all]);
  await panel.getByRole('button', { name: 'One step on' }).press('ArrowRight');
  expect(await shown(panel)).toEqual([2, all]);
  await back.press('End');
  expect(await shown(panel)).toEqual([all, all]);
  const part = panel.getByRole('button', { name: 'Enemies', exact: true });
  await part.click();
  expect(await part.getAttribute('aria-current')).toBe('step');
  const [first = 0] = await shown(panel);
  await back.click();
  expect(await shown(panel)).toEqual([first - 1, all]);
  expect(await part.getAttribute('aria-current')).toBeNull();
});

test('a Month runs again by itself, at three paces, to its last step', LONG, async () => {
  const { page, panel } = await openMonth({ motion: 'normal' });
  const [, all = 0] = await shown(panel);
  const pace = panel.locator('.sam-pace');
  const paces = [await pace.textContent()];
  for (let i = 0; i < 2; i++) {
    await pace.click();
    paces.push(await pace.textContent());
  }
  expect(paces).toEqual(['1×', '2×', '4×']);
  await panel.getByRole('button', { name: 'Again, from the start of the Month' }).click();
  await panel.getByRole('button', { name: 'Pause' }).waitFor();
  await page.waitForFunction(
    (text) => document.querySelector('.sam-month-tools > span')?.textContent === text,
    `${all} of ${all}`,
  );
  await panel.getByRole('button', { name: 'To the last step' }).waitFor();
});
