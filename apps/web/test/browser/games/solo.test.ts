import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { keyboardPlayer } from '../players/keyboard.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd } from '../support/tables.ts';

const browser = useBrowser();

test('a whole solo game from the first page to the score, by keys alone', LONG, async () => {
  const page = await browser.open('/');
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : (at?.textContent ?? '').trim();
    });
  const tabTo = async (name: string): Promise<void> => {
    for (let i = 0; i < 40 && (await focused()) !== name; i++) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo('Bots');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Solo opponent');
  await tabTo('Play now');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  await moment(page);
  const steps = await playOn(page, keyboardPlayer(page, dice(2)), {
    most: 1500,
    every: 10,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(60);
  await expectRightEnd(page, ['Red', 'The opponent']);
});
