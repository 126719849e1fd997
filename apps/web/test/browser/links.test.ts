import { expect, test } from 'vitest';
import { addressOf, useBrowser } from './browser.ts';
import { mousePlayer } from './players/mouse.ts';
import { playOn } from './players/player.ts';
import { keptGames, tableId } from './support/kept.ts';
import { moment } from './support/moment.ts';
import { dice } from './support/random.ts';
import { bringRecord } from './support/tables.ts';
import { RICH } from './support/tour.ts';

const browser = useBrowser();
const STEP = 300;

test('a link copied from a replay opens in a clean browser to the same fingerprint', async () => {
  const page = await browser.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await bringRecord(page, RICH);
  await page.goto(addressOf(`/replay/${tableId(page)}/${STEP}`));
  const shown = page.locator(`[data-shown="${STEP}"]`);
  await shown.waitFor({ state: 'attached' });
  const print = await shown.getAttribute('data-fingerprint');
  expect(print).toMatch(/^[0-9a-f]{16,}$/);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await dialog.getByText('Copied.').waitFor();
  expect((await dialog.locator('code').innerText()).replaceAll(' ', '')).toBe(print);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.open('/about');
  await other.goto(link);
  await other.locator(`[data-shown="${STEP}"]`).waitFor({ state: 'attached' });
  expect(await other.locator('[data-fingerprint]').getAttribute('data-fingerprint')).toBe(print);

  // A letter of it changed: it says so, and shows nothing else.
  await other.goto('about:blank');
  await other.goto(`${link.slice(0, -9)}${link.at(-9) === 'A' ? 'B' : 'A'}${link.slice(-8)}`);
  await other.getByText('This link cannot be opened.').waitFor();
});

test('a fork of a replay is a table of its own that plays on', async () => {
  const page = await browser.open('/');
  await bringRecord(page, RICH);
  const watched = tableId(page);
  await page.goto(addressOf(`/replay/${watched}/${STEP}`));
  await page.getByRole('button', { name: 'Fork: play from here' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  const fork = tableId(page);
  expect(fork).not.toBe(watched);
  const kept = async (id: string): Promise<number> =>
    (await keptGames(page)).find((game) => game.id === id)?.entries ?? 0;
  const whole = await kept(watched);
  expect(await moment(page)).toBe('mine');
  const before = await kept(fork);
  expect(before).toBeGreaterThanOrEqual(STEP);
  await playOn(page, mousePlayer(page, dice(51)), {
    most: 60,
    until: async () => (await kept(fork)) > before + 10,
  });
  expect(await kept(watched)).toBe(whole);
});

test('a link to a rule opens the rulebook at that rule', async () => {
  const page = await browser.open('/rules/assyria/ASY-16.03');
  const rule = page.locator('[id="ASY-16.03"]');
  await rule.waitFor();
  await expect.poll(() => rule.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ASY-16.03');
  const inSight = async (): Promise<boolean> => {
    const { y, height } = (await rule.boundingBox()) ?? { y: 0, height: 0 };
    return y > 0 && y + height < 900;
  };
  await expect.poll(inSight).toBe(true);
});
