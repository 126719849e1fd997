import type { Page } from 'playwright-core';
import { play } from '@edubba/assyria/play';
import { Xoshiro } from '@edubba/kernel';
import type { NewTable } from '@edubba/protocol';
import type { House } from './browser/online/house.ts';

/** In the page: asks the house for something. */
async function ask({
  path,
  body,
}: {
  readonly path: string;
  readonly body: object;
}): Promise<{ readonly id: string; readonly commitment: string }> {
  const response = await fetch(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { id: string; commitment: string };
}

/** Somebody else at the house, with a window that stays open. */
async function somebody(near: Page, { address }: House, name: string): Promise<Page> {
  const context = await near.context().browser()?.newContext();
  if (context === undefined) throw new Error('there is no browser');
  near.context().on('close', () => void context.close().catch(() => undefined));
  const page = await context.newPage();
  await become(page, address, name);
  return page;
}

/** Takes a name. */
async function become(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/about`);
  await page.evaluate(ask, { path: 'people/guest', body: { name } });
  await page.evaluate((known) => localStorage.setItem('edubba-person', known), name);
}

const contribution = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const TABLE: NewTable = {
  game: 'assyria',
  title: 'Table Kalhu',
  seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'thumbs' }, { who: 'open' }],
  options: {},
  pace: { kind: 'live', bank: 45 * 60_000, increment: 60_000 },
  open: true,
  spectators: true,
};

async function open(page: Page, table: Partial<NewTable>): Promise<string> {
  return add(page, await page.evaluate(ask, { path: 'tables', body: { ...TABLE, ...table } }));
}

async function join(page: Page, id: string): Promise<void> {
  await add(page, await page.evaluate(ask, { path: `tables/${id}/join`, body: {} }));
}

async function add(page: Page, { id, commitment }: { id: string; commitment: string }): Promise<string> {
  await page.evaluate(ask, { path: `tables/${id}/chance`, body: { commitment, contribution } });
  return id;
}

/** The lobby with something in every list. */
export async function showLobby(page: Page, house: House): Promise<void> {
  const iltani = await somebody(page, house, 'Iltani');
  const bot = { who: 'bot', bot: 'thumbs' } as const;
  await open(iltani, { title: 'The long evening' });
  await open(iltani, { title: '', game: 'akkad', pace: { kind: 'slow', move: 86_400_000, bank: 3 * 86_400_000 } });
  const watched = await open(iltani, { title: 'Two rivers', seats: [{ who: 'me' }, bot, bot] });
  await playOn(house, watched, 60);
  await become(page, house.address, 'Ana');
  const mine = await open(page, { title: 'Table Kalhu', seats: [{ who: 'me' }, bot, bot], open: false });
  await playOn(house, mine, 200, 0);
  await page.goto(`${house.address}/online`);
  await page.locator('.lobby-mine .table-card').first().waitFor();
  await page.locator('.lobby-watch .table-card').first().waitFor();
}

/** A table that waits for one more, with some talk. */
export async function showRoom(page: Page, house: House): Promise<void> {
  await become(page, house.address, 'Ana');
  const id = await open(page, { open: false });
  const ben = await somebody(page, house, 'Ben');
  await join(ben, id);
  await Promise.all([page, ben].map((one) => one.goto(`${house.address}/at/${id}`)));
  await say(ben, 'Here. First time with the floods.');
  await say(page, 'Take your time, undo is on.');
  await page.locator('.talk-line:not([data-pending])').nth(1).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** A game of four in full swing, with the talk beside it. */
export async function showTable(page: Page, house: House): Promise<void> {
  await become(page, house.address, 'Ana');
  const ben = await somebody(page, house, 'Ben');
  const bot = { who: 'bot', bot: 'thumbs' } as const;
  const id = await open(page, { seats: [{ who: 'me' }, { who: 'open' }, bot, bot] });
  await join(ben, id);
  await playOn(house, id, 420, 0);
  await Promise.all([page, ben].map((one) => one.goto(`${house.address}/at/${id}`)));
  await page.locator('#prompt[data-mine]').waitFor();
  for (const one of [ben, page]) await talkOf(one).click();
  await say(ben, 'You will not get past Ashur again.');
  await say(page, 'The river will see to that.');
  await say(ben, 'One moment, please');
  await page.locator('.talk-line:not([data-pending])').nth(2).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const talkOf = (page: Page): ReturnType<Page['locator']> =>
  page.locator('.beside-tabs [role=tab], .table-tabs button', { hasText: 'Talk' }).first();

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Write something' });
  await field.fill(text);
  await field.press('Enter');
  await page.locator('.talk-line:not([data-pending])', { hasText: text }).waitFor();
}

/** Everybody answers by rules of thumb, in the house itself, until so much is played and this seat is asked. */
async function playOn({ inside }: House, id: string, steps: number, seat?: number): Promise<void> {
  const hosted = await inside.desk.get(id);
  const chance = new Xoshiro('pictures');
  const there = (): boolean => {
    const { table } = hosted;
    if (table === undefined || table.over) throw new Error('there is nothing to play');
    return table.seq >= steps && (seat === undefined || table.toMove === seat);
  };
  while (!there()) {
    await hosted.change({ person: null, receipt: null }, ({ table }) => {
      const asked = table?.toMove ?? 0;
      const key = play.bots['thumbs']?.choose(table?.observe(asked) as never, chance).key;
      if (key !== undefined) table?.play(asked, key);
    });
  }
}
