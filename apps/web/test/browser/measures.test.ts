import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { seriousFaults } from './support/axe.ts';
import { outOfSight, stickingOut } from './support/looks.ts';
import { moment } from './support/moment.ts';
import { plainTexts } from './support/plain.ts';
import { shownOf } from './support/shown.ts';
import { openDecision } from './support/tour.ts';

const browser = useBrowser();

// What the proofs measure with must be able to fail.

test('each measure finds what it is for, on a table that has just been spoilt', async () => {
  const page = await browser.open('/', { settings: { theme: 'clay', locale: 'en-XA' } });
  await openDecision(page, 'build.next');
  const measured = async (): Promise<readonly number[]> =>
    Promise.all([
      seriousFaults(page).then((faults) => faults.length),
      stickingOut(page).then((parts) => parts.length),
      outOfSight(page).then((parts) => parts.length),
      plainTexts(page).then((texts) => texts.length),
    ]);
  expect(await measured()).toEqual([0, 0, 0, 0]);
  await page.evaluate(() => {
    const ask = document.querySelector<HTMLElement>('#prompt .prompt-ask b');
    const prompt = document.querySelector<HTMLElement>('#prompt');
    if (ask === null || prompt === null) return;
    ask.style.color = '#d8d0c0';
    ask.textContent = 'Choose a space.';
    prompt.style.translate = '0 250px';
    const wide = document.createElement('p');
    wide.style.cssText = 'position: absolute; top: 0; left: 0; width: 2000px; height: 1px';
    document.body.append(wide);
  });
  const [faults = 0, wide = 0, hidden = 0, plain = 0] = await measured();
  expect([faults > 0, wide > 0, hidden > 0, plain > 0]).toEqual([true, true, true, true]);
});

test('an answer changes what the table shows as done', async () => {
  const page = await browser.open('/');
  await openDecision(page, 'build.next');
  const before = await shownOf(page);
  expect(before.pieces.length).toBeGreaterThan(80);
  await page.locator('[data-thing^="space/"][data-lit]').first().press('Enter');
  await expect.poll(() => shownOf(page)).not.toEqual(before);
  expect(await moment(page)).toBe('mine');
  // Taking it back brings back the very same.
  await page.keyboard.press('u');
  await expect.poll(() => shownOf(page)).toEqual(before);
});
