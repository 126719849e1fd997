import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { listenTo } from './ear.ts';
import { useHouse } from './use-house.ts';
import { giveUp, joinBy, linkOf, nameYourself, onTable, openTable, playTogether } from './people.ts';

const browser = useBrowser();
const house = useHouse();

const newPage = async (): Promise<Page> => (await browser.context()).newPage();

/** Says something in the talk that lies beside the log. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Talk' }).click();
  const field = page.getByRole('textbox', { name: 'Write something' });
  await field.fill(text);
  await field.press('Enter');
}

const line = (page: Page, text: string): Locator => page.locator('.talk-line:not([data-pending])', { hasText: text });

test('whoever looks on sees the table and what is public, has nothing to press, and does not hear the players', async () => {
  const [ana, ben, eva] = [await newPage(), await newPage(), await newPage()];
  const ear = listenTo(eva);
  const people = [ana, ben].map((page, i) => ({ page, player: mousePlayer(page, dice(31 + i)) }));
  const id = await openTable(ana, house().address, { name: 'Ana' });
  await joinBy(ben, await linkOf(ana), house().address, 'Ben');
  await onTable(ana);

  // Eva has a name here, so that she could talk if she might.
  await openTable(eva, house().address, { name: 'Eva' });
  await eva.goto(`${house().address}/at/${id}`);
  await eva.getByText('You are looking on.').waitFor();
  await ana.getByText('1 person looks on').waitFor({ state: 'attached' });
  await playTogether(people, async (steps) => steps >= 20 && (await house().answers(id)) > 5);
  // Either may still be drawing the last move.
  const pieces = async (page: Page): Promise<readonly string[]> =>
    (await shownOf(page)).pieces.map((piece) => piece.replaceAll('Your', 'Ana’s'));
  await expect.poll(async () => JSON.stringify(await pieces(eva)) === JSON.stringify(await pieces(ana))).toBe(true);
  expect(await eva.locator('[data-lit], #prompt[data-mine], #prompt [data-primary]').count()).toBe(0);
  // The rule may be looked up by everybody.
  expect(await eva.locator('#prompt button:not(.rule-chip)').allInnerTexts()).toEqual([]);

  await say(ana, 'I hold the reed hut');
  await line(ben, 'I hold the reed hut').waitFor({ state: 'detached' });
  await ben.getByText('1 unread line').waitFor({ state: 'attached' });
  await ben.getByRole('tab', { name: 'Talk' }).click();
  await line(ben, 'I hold the reed hut').waitFor();
  await say(ben, 'And I the barley');
  await line(ana, 'And I the barley').waitFor();

  // The onlookers' talk is another one.
  await say(eva, 'Who wins?');
  await line(eva, 'Who wins?').waitFor();
  expect(await eva.locator('.talk-line').count()).toBe(1);
  expect(ear.heard.filter((text) => /reed hut|barley/.test(text))).toEqual([]);
  expect(await line(ana, 'Who wins?').count()).toBe(0);
  const read = await eva.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}/talk`)).text(), id);
  expect(read).not.toMatch(/reed hut|barley/);
  expect(read).toContain('Who wins?');
});

test('a seat that its person gave up is played by a bot; nothing is asked of them until they come back', async () => {
  const [ana, ben] = [await newPage(), await newPage()];
  const people = [ana, ben].map((page, i) => ({ page, player: mousePlayer(page, dice(41 + i)) }));
  const id = await openTable(ana, house().address, { name: 'Ana' });
  await joinBy(ben, await linkOf(ana), house().address, 'Ben');
  await onTable(ana);
  await playTogether(people, async () => (await house().answers(id)) > 2);
  await giveUp(ben);
  await ana.getByText('Ben gave up.').waitFor();
  expect(await ben.locator('#prompt[data-mine], [data-lit]').count()).toBe(0);

  // Ana has an opponent all the same.
  const given = await house().answers(id);
  await playTogether(people.slice(0, 1), async () => (await house().answers(id)) > given + 8);
  expect(await ben.locator('#prompt[data-mine], [data-lit]').count()).toBe(0);
  expect(await ben.title()).not.toMatch(/your turn/i);
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await ben.getByText('You gave up.').waitFor({ state: 'detached' });
  const back = await house().answers(id);
  await playTogether(people, async () => (await house().answers(id)) > back + 4);
});

test('a name that somebody gave at one table is theirs at the next', async () => {
  const ana = await newPage();
  await ana.goto(`${house().address}/online`);
  await ana.getByRole('button', { name: 'Sit down Assyria' }).click();
  await nameYourself(ana, 'Ana');
  await ana.waitForURL('**/at/*');
  await ana.getByRole('button', { name: 'Leave the table' }).click();
  await ana.waitForURL('**/online');
  await ana.getByRole('button', { name: 'Sit down Assyria' }).click();
  await ana.waitForURL('**/at/*');
  await ana.getByText('Ana’s table').first().waitFor();
});

test('somebody who wants no notices of one table says so there, and takes it back', async () => {
  const ana = await newPage();
  const id = await openTable(ana, house().address, { name: 'Ana' });
  await joinBy(await newPage(), await linkOf(ana), house().address, 'Ben');
  await onTable(ana);
  const off = (): Promise<unknown> =>
    ana.evaluate(async () => (await (await fetch('/api/v1/me/notices')).json()).settings.off);
  const choose = async (name: string, done: string): Promise<void> => {
    await ana.locator('header.top .iconbtn').last().click();
    await ana.getByRole('button', { name }).click();
    await ana.getByText(done).first().waitFor();
  };
  await choose('No notices of this table', 'This table sends you no notices any more.');
  expect(await off()).toEqual([id]);
  await choose('Send me notices of this table', 'This table sends you notices again.');
  expect(await off()).toEqual([]);
});
