import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, TABLES, useLab } from './support/lab.ts';
import { unseen } from './support/sight.ts';
import { sitDown } from './support/tables.ts';

const browser = useBrowser();
const lab = useLab(browser);

const PROOFS = process.env['EDUBBA_PROOFS'] !== undefined;
const POSITIONS = PROOFS ? 60 : 6;

const WINDOWS = [
  { name: '1280×800', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'a phone', options: PHONE },
] as const;

/** The proofs look at every table in every window, `npm test` at each table in one of them. */
const CASES = TABLES.flatMap((game, i) =>
  WINDOWS.filter((_, window) => PROOFS || window === i % WINDOWS.length).map((window) => ({ game, ...window })),
);

test.for(CASES)(
  '$game in $name: what is met for the first time has its card, once, and it lies on nothing that is asked',
  LONG,
  async ({ game, options }) => {
    const page = await lab.open(game, { ...options, settings: { firstCards: true } });
    const card = page.locator('.first-card[style*=left]');
    const met = new Set<string>();
    for (let i = 0; i < POSITIONS; i++) {
      const { kind } = await page.evaluate(nextPosition);
      if (met.has(kind)) expect(await card.count(), `${kind} again`).toBe(0);
      else await card.waitFor();
      met.add(kind);
      // Where there is no room it folds, as soon as what is asked has come to rest.
      await expect.poll(() => page.evaluate(unseen), { message: kind }).toEqual([]);
    }
  },
);

test('a card is folded, put away and asked for again by key, and is not seen any more by whoever knows the game', async () => {
  const page = await browser.open('/', { settings: { firstCards: true } });
  await sitDown(page, 'Bots', 2);
  const card = page.getByRole('complementary', { name: 'Bidding for a row' });
  await card.getByText('A good player looks at').waitFor();
  await card.getByRole('button', { name: 'Fold' }).click();
  await card.getByText('A good player looks at').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await card.getByText('A good player looks at').waitFor();
  await card.getByRole('button', { name: 'I know Assyria' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('edubba-met'))).toContain('"known":["assyria"]');
  await page.getByRole('button', { name: 'What is this decision about?' }).click();
  await card.waitFor();
});
