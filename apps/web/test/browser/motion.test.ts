import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { mousePlayer } from './players/mouse.ts';
import { playOn } from './players/player.ts';
import { gameAt } from './support/played.ts';
import { dice } from './support/random.ts';
import { sitDown } from './support/tables.ts';

const browser = useBrowser();

/** In the page: counts what flies from now on. */
function countFlights(): void {
  const animate = Element.prototype.animate;
  (window as unknown as { flights: number }).flights = 0;
  Element.prototype.animate = function (...how) {
    (window as unknown as { flights: number }).flights++;
    return animate.apply(this, how);
  };
}

test.each([
  ['with motion pieces fly, bots are shown one by one, and whoever acts need not wait', 'no-preference', true],
  ['where the system wants less motion nothing flies, and the game goes on the same', 'reduce', false],
] as const)('%s', async (_, reducedMotion, flying) => {
  const page = await browser.open('/', { settings: { motion: 'normal' }, reducedMotion });
  await sitDown(page, 'Bots', 3);
  await page.evaluate(countFlights);
  await playOn(page, mousePlayer(page, dice(61)), {
    most: 60,
    until: async (_at, step) => {
      // Pressing the button that shows the rest at once.
      const skip = page.getByRole('button', { name: /^Skip/ });
      if (await skip.isVisible())
        await skip.click({ timeout: 2000 }).catch(async (error: unknown) => {
          // It may have gone by itself meanwhile.
          if (await skip.isVisible()) throw error;
        });
      return step === 15;
    },
  });
  const flights = await page.evaluate(() => (window as unknown as { flights: number }).flights);
  expect(flights > 0).toBe(flying);
});

test('a prompt that grows moves the board, and nothing on it flies that has not moved', async () => {
  const page = await browser.open('/', { ...PHONE, settings: { motion: 'normal' } });
  const buffer = Buffer.from(await gameAt('akkad', 'activate.space', 100));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.edubba', mimeType: 'text/plain', buffer });
  const asked = page.locator('#prompt[data-mine]');
  await asked.waitFor();
  const height = (): Promise<number> => page.locator('.panzoom-board').evaluate((board) => board.clientHeight);
  await page.evaluate(() => {
    // More than two dozen at once never fly: here a few stand for all.
    for (const piece of [...document.querySelectorAll('.panzoom-board [data-piece]')].slice(8)) {
      piece.removeAttribute('data-piece');
    }
    const animate = Element.prototype.animate;
    const flown: string[] = [];
    Object.assign(window, { flown });
    Element.prototype.animate = function (...how) {
      if (this.closest('.panzoom-board') !== null) flown.push(this.getAttribute('data-piece') ?? '');
      return animate.apply(this, how);
    };
  });
  await page.locator('[data-thing^="space/"][data-lit]').first().tap();
  const primary = page.locator('#prompt [data-primary]');
  await primary.waitFor();
  const before = await height();
  await primary.tap();
  await expect.poll(height).not.toBe(before);
  // What moves is set off with the frame in which it was drawn.
  await page.evaluate(async () => {
    for (let i = 0; i < 4; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  // A token lies where none lay before; armies stay.
  const flown = await page.evaluate(() => (window as unknown as { flown: string[] }).flown);
  expect(flown.filter((piece) => !piece.startsWith('token'))).toEqual([]);
});
