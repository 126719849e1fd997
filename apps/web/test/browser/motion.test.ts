import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { mousePlayer } from './players/mouse.ts';
import { playOn } from './players/player.ts';
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
  const began = Date.now();
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
  expect(Date.now() - began).toBeLessThan(90_000);
  const flights = await page.evaluate(() => (window as unknown as { flights: number }).flights);
  expect(flights > 0).toBe(flying);
});
