import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, PHONE, useBrowser } from '../browser.ts';
import { expectNoOverflow } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { gameAt } from '../support/played.ts';
import { bringText } from '../support/tables.ts';

const browser = useBrowser();

/** A turn of a Month in which Enemies marched, with what that Month brought shown beside the map. */
async function open(opened: Opened, reach: (page: Page) => Promise<void>): Promise<Page> {
  const page = await browser.open('/', opened);
  await bringText(page, await gameAt('sammu-ramat', 'move', 124));
  await moment(page);
  await reach(page);
  await steps(page).waitFor();
  return page;
}

const steps = (page: Page) => page.locator('.sam-month-steps');
const tool = (page: Page, name: string) => steps(page).getByRole('button', { name, exact: true });
/** `3 of 12`, as two numbers. */
async function shown(page: Page): Promise<readonly [n: number, all: number]> {
  const [n = 0, all = 0] = (await page.locator('.sam-month-tools > span').innerText()).split(' of ').map(Number);
  return [n, all];
}
const said = (page: Page): Promise<string> => page.locator('.sam-step-what').innerText();

test('the Month by mouse: from its start step by step, back, by its parts, to its end; the map shows the way of an army', async () => {
  const page = await open({}, (at) => at.getByRole('button', { name: 'This Month' }).click());
  const [last, all] = await shown(page);
  expect([last, all > 4]).toEqual([all, true]);
  await expect.poll(() => tool(page, 'One step on').isDisabled()).toBe(true);
  await tool(page, 'Again, from the start of the Month').click();
  expect(await shown(page)).toEqual([1, all]);
  await expect.poll(() => tool(page, 'One step back').isDisabled()).toBe(true);
  const told = [await said(page)];
  let marches = 0;
  for (let n = 2; n <= all; n++) {
    await tool(page, 'One step on').click();
    expect(await shown(page)).toEqual([n, all]);
    told.push(await said(page));
    marches += await page.locator('#board .sam-arrow.again').count();
  }
  expect(marches).toBeGreaterThan(0);
  // Back, the same is said.
  for (let n = all - 1; n >= 1; n--) {
    await tool(page, 'One step back').click();
    expect(await said(page)).toBe(told[n - 1]);
  }
  await tool(page, 'Enemies').click();
  await expect.poll(() => tool(page, 'Enemies').getAttribute('aria-current')).toBe('step');
  // Other steps of that part are one click away.
  const [first] = await shown(page);
  const other = steps(page).locator('.sam-step button').first();
  const words = await other.innerText();
  await other.click();
  expect([await said(page), (await shown(page))[0]]).toEqual([words, first + 1]);
  await tool(page, 'To the last step').click();
  expect(await shown(page)).toEqual([all, all]);
  await page.getByRole('button', { name: 'If nobody acts' }).click();
  const threats = page.locator('.sam-threat-list > li');
  await threats.first().waitFor();
  expect(await page.locator('#board .sam-arrow.again').count()).toBe(0);
  // The worst are said at once, all the others to whoever asks.
  expect(await threats.count()).toBe(6);
  const more = page.getByRole('button', { name: /^and \d+ more$/ });
  const n = Number(/\d+/.exec(await more.innerText())?.[0]);
  await more.click();
  await expect.poll(() => threats.count()).toBe(6 + n);
  await page.getByRole('button', { name: 'Only the worst' }).click();
  await expect.poll(() => threats.count()).toBe(6);
});

test('the Month runs by itself, can be made faster and stopped', async () => {
  const page = await open({ settings: { motion: 'fast' } }, (at) =>
    at.getByRole('button', { name: 'This Month' }).click(),
  );
  const [, all] = await shown(page);
  const pace = page.locator('.sam-pace');
  expect(await pace.innerText()).toBe('1×');
  await pace.click();
  await pace.click();
  expect(await pace.innerText()).toBe('4×');
  await tool(page, 'Again, from the start of the Month').click();
  await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(2);
  await tool(page, 'Pause').click();
  const [at] = await shown(page);
  expect(at).toBeLessThanOrEqual(all);
  await tool(page, 'Again, from the start of the Month').click();
  await expect.poll(async () => (await shown(page))[0]).toBe(all);
  await expect.poll(() => tool(page, 'Pause').count()).toBe(0);
});

test('the Month by keys', async () => {
  const page = await open({}, async (at) => {
    await at.getByRole('button', { name: 'This Month' }).focus();
    await at.keyboard.press('Enter');
  });
  const [, all] = await shown(page);
  await tool(page, 'One step back').focus();
  for (const [key, n] of [
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', all],
    ['ArrowRight', all],
  ] as const) {
    await page.keyboard.press(key);
    expect(await shown(page)).toEqual([n, all]);
  }
});

test('the Month by touch on a phone', async () => {
  const page = await open(PHONE, async (at) => {
    await at.locator('.table-tabs [data-tab=danger]').tap();
    await at.getByRole('button', { name: 'This Month' }).tap();
  });
  const [, all] = await shown(page);
  await tool(page, 'Again, from the start of the Month').tap();
  await tool(page, 'One step on').tap();
  expect(await shown(page)).toEqual([2, all]);
  await tool(page, 'One step back').tap();
  expect(await shown(page)).toEqual([1, all]);
  await expectNoOverflow(page);
});
