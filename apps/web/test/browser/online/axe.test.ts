import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, PHONE, useBrowser } from '../browser.ts';
import { LONG } from '../players/player.ts';
import { seriousFaults } from '../support/axe.ts';
import { stickingOut } from '../support/looks.ts';
import { useHouse } from './use-house.ts';
import { giveUp, joinBy, linkOf, onTable, openTable } from './people.ts';

const browser = useBrowser();
const house = useHouse();

type Visit = (name: string) => Promise<void>;

/** Through all pages of a house, with a second person and a game that ends. */
async function tour(page: Page, visit: Visit): Promise<void> {
  const at = async (path: string, name: string): Promise<void> => {
    await page.goto(`${house().address}${path}`);
    await page.getByRole('heading', { name }).first().waitFor();
    await visit(path);
  };
  await at('/online', 'Play online');
  await at('/sign-in', 'Sign in');
  await at('/online/new', 'New online table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('What are you called?').waitFor();
  await visit('asked for a name');
  await openTable(page, house().address, { name: 'Ana' });
  await page.getByRole('textbox', { name: 'Write something' }).waitFor();
  await visit('waiting room');
  await table(page, visit);
  await over(page, visit);
  await at('/online', 'Your tables');
  await at('/me', 'Keep this identity');
}

/** A running game with talk, its menu, what was lost and who has left. */
async function table(page: Page, visit: Visit): Promise<void> {
  const other = await (await browser.context()).newPage();
  await joinBy(other, await linkOf(page), house().address, 'Ben');
  await onTable(page);
  await visit('online table');
  await other.getByRole('tab', { name: 'Talk' }).click();
  await other.getByRole('button', { name: 'Hello everybody' }).click();
  await page.getByText('1 unread line').first().waitFor({ state: 'attached' });
  // Beside the log, or a tab of its own where there is little room.
  await page
    .getByRole('tab', { name: 'Talk' })
    .or(page.locator('.table-tabs button', { hasText: 'Talk' }))
    .click();
  await page.locator('.talk-line').first().waitFor();
  await visit('online table with talk');
  await page.locator('header.top .iconbtn').last().click();
  await page.getByRole('button', { name: 'My notes' }).waitFor();
  await visit('menu of an online table');
  await page.getByRole('button', { name: 'My notes' }).click();
  await page.getByRole('textbox', { name: 'My notes' }).waitFor();
  await visit('notes');
  await page.keyboard.press('Escape');
  await other.locator('header.top .iconbtn').last().click();
  await other.getByRole('button', { name: 'Ask for a pause' }).click();
  await page.getByText('Ben would like to pause.').waitFor();
  await visit('asked for a pause');
  await other.context().close();
}

/** A game that two bots play to its end, one of them in my place: how it came out, the film, the proof. */
async function over(page: Page, visit: Visit): Promise<void> {
  const id = await openTable(page, house().address, { bots: 1 });
  await onTable(page);
  await giveUp(page);
  await visit('a bot plays for me');
  await page.getByRole('link', { name: 'See how the points came' }).waitFor({ timeout: 120_000 });
  await visit('online table that is over');
  const signs = { points: '.end', watch: '[data-step]', verify: '.verify-verdict' };
  for (const [name, sign] of Object.entries(signs)) {
    await page.goto(`${house().address}/${name}/${id}`);
    await page.locator(sign).first().waitFor({ state: 'attached' });
    await visit(name);
  }
}

/** Everything serious that axe finds on the way, and what makes a page scroll sideways. */
async function faultsOf(options: Opened): Promise<readonly string[]> {
  const page = await (await browser.context({ ...options, settings: { theme: 'clay' } })).newPage();
  const faults: string[] = [];
  await tour(page, async (name) => {
    const found = [...(await seriousFaults(page)), ...(await stickingOut(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  });
  return faults;
}

test('axe finds nothing serious on any page of a house, in both themes', LONG, async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('axe finds nothing serious on any page of a house on a phone', LONG, async () => {
  expect(await faultsOf(PHONE)).toEqual([]);
});
