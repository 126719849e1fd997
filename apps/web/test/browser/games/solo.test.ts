import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { keyboardPlayer } from '../players/keyboard.ts';
import { LONG, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment, type Moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { bringLate, expectRightEnd } from '../support/tables.ts';

const browser = useBrowser();

/** Steps from the first page on; the proofs go on to the end. */
const SOME = process.env['EDUBBA_PROOFS'] === '1' ? Number.POSITIVE_INFINITY : 25;

const look =
  (page: Page) =>
  async (at: Moment): Promise<void> => {
    await expectNoOverflow(page);
    if (at === 'mine') await expectPromptInSight(page);
  };

test('a solo game from the first page on, by keys alone', LONG, async () => {
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
  const player = keyboardPlayer(page, dice(2));
  const until = (at: Moment, step: number): boolean => at === 'end' || step >= SOME;
  const steps = await playOn(page, player, { most: 1500, every: 10, look: look(page), until });
  expect(steps).toBeGreaterThanOrEqual(25);
});

test('a solo game taken up late, to the score, by keys alone', LONG, async () => {
  const page = await browser.open('/');
  await bringLate(page, { game: 'assyria', name: 'thumbs.1p.corpus.1', left: 20 });
  const steps = await playOn(page, keyboardPlayer(page, dice(2)), { most: 600, every: 10, look: look(page) });
  expect(steps).toBeGreaterThan(5);
  await expectRightEnd(page, ['Red', 'The opponent']);
});
