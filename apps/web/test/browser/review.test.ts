import { play } from '@edubba/assyria/play';
import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { bringText } from './support/tables.ts';

const browser = useBrowser();

/** A finished game in which an Apprentice made its mistakes. */
function finished(): string {
  const game = play.game as unknown as Game<BaseState>;
  const bots = [play.bots['apprentice'], play.bots['scribe']] as unknown as Bot<BaseState>[];
  const table = Table.open(game, { seats: 2, seed: 'review' });
  playOut(table, bots, new Xoshiro('review'));
  return recordText({ ...recordOf(table, 'review'), sitters: ['person', 'scribe'] } as never);
}

test('a finished game is looked back at: progress, cancel, curve, swings, why, and where the result came from', async () => {
  const page = await browser.open('/');
  await bringText(page, finished());
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.waitForURL('**/review/*');
  await page.getByText(/Looking back: \d+ of \d+/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Stopped.').waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  const swings = page.getByRole('region', { name: 'Biggest swings' });
  await swings.waitFor({ timeout: 240_000 });
  const rows = swings.getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(0);
  await rows.last().getByRole('button').click();
  // Parts add up to what stands below them, as far as rounding goes.
  const why = page.getByRole('region', { name: /Why a Master would/ });
  const numbers = (await why.locator('.review-points').allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  const total = numbers.pop() ?? 0;
  expect(numbers.reduce((all, n) => all + n, 0)).toBe(total);
  const sources = page.getByRole('region', { name: 'Chance or decisions?' });
  expect(await sources.getByRole('row').count()).toBe(4);
  // On a phone nothing of it lies beside the window.
  await page.setViewportSize({ width: 390, height: 844 });
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(shown);
  await why.getByRole('link', { name: 'Show the position' }).click();
  await page.waitForURL('**/replay/**');
});
