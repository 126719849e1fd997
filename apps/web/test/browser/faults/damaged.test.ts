import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, useBrowser } from '../browser.ts';
import { keptGames, tableId } from '../support/kept.ts';
import { moment } from '../support/moment.ts';
import { downloaded, sitDown } from '../support/tables.ts';

const browser = useBrowser();

/** Writes rubbish where a game is kept. */
async function spoil(page: Page, id: string, what: 'head' | 'answers'): Promise<void> {
  await page.evaluate(
    ([game, part]) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('edubba');
        request.addEventListener('error', () => fail(request.error ?? new Error('no database')));
        request.onsuccess = () => {
          const database = request.result;
          const tx = database.transaction(['games', 'answers'], 'readwrite');
          if (part === 'head') tx.objectStore('games').put('rubbish', game);
          else tx.objectStore('answers').put([[0, 'rubbish']], [game, 0]);
          tx.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    [id, what] as const,
  );
}

for (const what of ['head', 'answers'] as const) {
  test(`a kept game whose ${what} is rubbish is listed plainly, handed out and removed; others go on`, async () => {
    const page = await browser.open('/');
    await sitDown(page, 'Bots', 1);
    const bad = tableId(page);
    await page.goto(addressOf('/'));
    await sitDown(page, 'Solo opponent', 1);
    const good = tableId(page);
    await page.goto(addressOf('/about'));
    await spoil(page, bad, what);

    await page.goto(addressOf(`/table/${bad}`));
    await page.getByRole('heading', { name: 'The table could not be opened' }).waitFor();
    await page.goto(addressOf('/'));
    const card = page.getByRole('listitem').filter({ hasText: 'This table cannot be opened' });
    await card.waitFor();
    expect(await card.innerText()).toMatch(/damaged/);
    expect(await downloaded(page, card.getByRole('button', { name: 'Save as a file' }))).toMatch(/rubbish/);
    await page.getByRole('link', { name: /^Continue/ }).click();
    expect(await moment(page)).toBe('mine');
    expect(tableId(page)).toBe(good);

    await page.goto(addressOf('/'));
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The table is removed.').waitFor();
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect.poll(async () => (await keptGames(page)).map(({ id }) => id)).toEqual([good]);
  });
}
