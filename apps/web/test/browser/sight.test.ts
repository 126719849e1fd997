import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, settled, TABLES, useLab } from './support/lab.ts';
import { outOfSight } from './support/looks.ts';
import { unseen } from './support/sight.ts';

const browser = useBrowser();
const lab = useLab(browser);

const PROOFS = process.env['EDUBBA_PROOFS'] !== undefined;
/** Of each game, in windows and on a phone: 200 in all. The proofs look at 200 of each, in every window. */
const [POSITIONS, UPRIGHT_POSITIONS] = PROOFS ? [200, 200] : [24, 16];
/** Each position is looked at in so many of the windows, in turn. */
const AT_ONCE = PROOFS ? 4 : 1;

const WIDE = { width: 1440, height: 900 };
const WINDOWS: readonly { readonly width: number; readonly height: number }[] = [
  WIDE,
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const UPRIGHT = { width: 390, height: 844 };

const CASES = TABLES.flatMap((game) => [
  { game, name: 'windows of four sizes', options: { viewport: WIDE }, windows: WINDOWS, count: POSITIONS },
  { game, name: 'a phone', options: PHONE, windows: [UPRIGHT], count: UPRIGHT_POSITIONS },
]);

test.for(CASES)(
  '$game in $name: in many positions all that is asked is in sight, and nothing lies on it',
  LONG,
  async ({ game, options, windows, count }) => {
    const page = await lab.open(game, options);
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (let i = 0; i < count; i++) {
      const { kind, seat, seats, n } = await page.evaluate(nextPosition);
      kinds.add(kind);
      const turned = [...windows.slice(i % windows.length), ...windows.slice(0, i % windows.length)];
      for (const size of turned.slice(0, AT_ONCE)) {
        if (windows.length > 1) await resize(page, size);
        const at = `${size.width}×${size.height}: ${kind}, seat ${seat} of ${seats} after ${n} answers`;
        const found = [...(await page.evaluate(unseen)), ...(await outOfSight(page))];
        wrong.push(...found.map((what) => `${at}: ${what}`));
      }
    }
    expect(kinds.size).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  },
);

/** Draws the window larger or smaller, and waits until what is on it has followed. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(settled);
}

test('a window that is arranged otherwise still shows which parts of the table are asked about', async () => {
  const page = await lab.open(TABLES[0] ?? '', { viewport: WIDE });
  while ((await page.locator('[data-asked] [data-lit]').count()) === 0) await page.evaluate(nextPosition);
  for (const size of [{ width: 1280, height: 800 }, WIDE]) {
    await resize(page, size);
    expect(await page.locator('[data-asked] [data-lit]').count()).toBeGreaterThan(0);
  }
});

test('what lies on a target is found, and what lies outside the window', async () => {
  const page = await lab.open(TABLES[0] ?? '', { viewport: { width: 1440, height: 900 } });
  let lit = 0;
  while (lit < 3) {
    await page.evaluate(nextPosition);
    lit = await page.locator('#board [data-thing][data-lit]').count();
  }
  expect(await page.evaluate(unseen)).toEqual([]);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0 50% 0 0; z-index: 1000';
    document.body.append(cover);
    document.querySelector<HTMLElement>('.panzoom-board')?.style.setProperty('transform', 'translate(3000px)');
  });
  expect((await page.evaluate(unseen)).length).toBeGreaterThanOrEqual(lit);
});
