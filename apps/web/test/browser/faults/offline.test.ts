import { expect, test } from 'vitest';
import { addressOf, useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { playOn } from '../players/player.ts';
import { keptGames } from '../support/kept.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { sitDown } from '../support/tables.ts';

const browser = useBrowser();

test('after the first visit the client works offline: reload, a new game, its rules', async () => {
  const page = await browser.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  // Some builds of Chromium cut the network and tell a page that a service worker brings that it is there.
  await page.context().addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.reload();
  await sitDown(page, 'Bots', 1);
  const random = dice(21);
  await playOn(page, mousePlayer(page, random), { most: 30, until: (_, step) => step === 12 });
  await page.getByText('Offline', { exact: true }).waitFor();
  const [before] = await keptGames(page);
  await page.reload();
  expect(await moment(page)).toBe('mine');
  expect((await keptGames(page))[0]?.entries).toBe(before?.entries);
  await playOn(page, mousePlayer(page, random), { most: 30, until: (_, step) => step === 5 });
  await page.goto(addressOf('/rules/assyria/ASY-16.03'));
  await page.locator('[id="ASY-16.03"][data-current]').waitFor();
});
