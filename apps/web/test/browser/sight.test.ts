import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, TABLES, useLab } from './support/lab.ts';
import { outOfSight } from './support/looks.ts';
import { unseen } from './support/sight.ts';

const browser = useBrowser();
const lab = useLab(browser);

/** The proofs look at all of them; `npm test` at enough to meet most kinds of questions. */
const POSITIONS = process.env['EDUBBA_PROOFS'] === undefined ? 30 : 200;

const WINDOWS: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ...[
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ].map(([width = 0, height = 0]) => [`${width}×${height}`, { viewport: { width, height } }] as const),
  ['a phone', PHONE],
];

const CASES = TABLES.flatMap((game) => WINDOWS.map(([name, options]) => ({ game, name, options })));

test.for(CASES)(
  '$game in $name: in many positions all that is asked is in sight, and nothing lies on it',
  LONG,
  async ({ game, options }) => {
    const page = await lab.open(game, options);
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (let i = 0; i < POSITIONS; i++) {
      const { kind, seat, seats, n } = await page.evaluate(nextPosition);
      kinds.add(kind);
      const found = [...(await page.evaluate(unseen)), ...(await outOfSight(page))];
      for (const what of found) wrong.push(`${kind}, seat ${seat} of ${seats} after ${n} answers: ${what}`);
    }
    expect(kinds.size).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  },
);

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
