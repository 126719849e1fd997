import { play } from '@edubba/assyria/play';
import { recordOf, recordText, Table } from '@edubba/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slowDown } from '../../measure/clicks.ts';
import { useBrowser } from './browser.ts';
import { bringText } from './support/tables.ts';

const browser = useBrowser();

/** A game among bots of one level that has just begun. */
function among(bot: string): string {
  const table = Table.open(play.game, { seats: 2, seed: 'thinking' });
  return recordText({ ...recordOf(table, 'thinking'), sitters: [bot, bot] } as never);
}

const thinks = (page: Page) => page.locator('.prompt-thinks');

/** In the page: the longest frame, and how many there were, while somebody is shown thinking. */
function watchFrames(): void {
  const seen = { frames: 0, longest: 0 };
  Object.assign(window, { seen });
  let last: number | undefined;
  const look = (now: number): void => {
    const thinking = document.querySelector('.prompt-thinks') !== null;
    if (thinking && last !== undefined) {
      seen.frames++;
      seen.longest = Math.max(seen.longest, now - last);
    }
    last = thinking ? now : undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const seenIn = (page: Page): Promise<{ frames: number; longest: number }> =>
  page.evaluate(() => (window as unknown as { seen: { frames: number; longest: number } }).seen);

test('whoever waits for an Ensi reads that it thinks and for how long, and can look around meanwhile', async () => {
  const page = await browser.open('/');
  await bringText(page, among('ensi'));
  await thinks(page).waitFor();
  expect(await thinks(page).innerText()).toMatch(/^thinking, \d+\.\d s$/);
  await page.keyboard.press('?');
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  // It comes to an end, and the next thinks.
  const answers = (): Promise<number> => page.locator('.log-line, .table-log li').count();
  const before = await answers();
  await expect.poll(answers).not.toBe(before);
});

// Measured by the clock: among the proofs, on a machine that does nothing else.
test.runIf(process.env['EDUBBA_PROOFS'] === '1')(
  'no frame takes longer than 50 ms while a bot thinks, the processor slowed four times',
  async () => {
    const page = await browser.open('/');
    await bringText(page, among('ensi'));
    await thinks(page).waitFor();
    await slowDown(page);
    await page.evaluate(watchFrames);
    await expect.poll(async () => (await seenIn(page)).frames, { timeout: 120_000 }).toBeGreaterThan(300);
    const { frames, longest } = await seenIn(page);
    console.log(`${frames} frames while an Ensi thought, the longest ${longest.toFixed(1)} ms`);
    expect(longest).toBeLessThanOrEqual(50);
  },
);
