import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { sitDown } from './support/tables.ts';

const browser = useBrowser();
const TIP = '.table-tip[data-kind=explain]';

test('a number says what it is to a pointer that rests on it, to a click, and to the key', async () => {
  const page = await browser.open('/');
  await sitDown(page, 'Bots', 2);
  const count = page.locator('.players .count').first();
  await count.hover();
  await page
    .locator(TIP)
    .getByText(/camels/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator(TIP).waitFor({ state: 'detached' });
  await count.focus();
  await page.keyboard.press('?');
  await page.locator(TIP).waitFor();
  await page.keyboard.press('Escape');
  // By arrows too: with Shift they go to whatever is drawn.
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-thing'))).toBe(true);
});

test('on a phone a finger that stays asks the same', async () => {
  const page = await browser.open('/', PHONE);
  await sitDown(page, 'Bots', 2);
  const box = await page.locator('[data-told]:visible').first().boundingBox();
  if (box === null) return expect.fail('there is no number');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator(TIP).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator(TIP).innerText()).toMatch(/ASY-/);
});
