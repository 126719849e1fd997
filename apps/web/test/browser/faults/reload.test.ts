import { play } from '@edubba/assyria/play';
import { verifyRecord } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { addressOf, useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { playOn } from '../players/player.ts';
import { keptGames, tableId } from '../support/kept.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { savedRecord, sitDown } from '../support/tables.ts';

const browser = useBrowser();

test('twenty reloads, half of them right after a click, lose nothing that was shown as done', async () => {
  const page = await browser.open('/');
  await sitDown(page, 'Bots', 1);
  const id = tableId(page);
  const random = dice(11);
  const player = mousePlayer(page, random);
  const entries = async (): Promise<number> => (await keptGames(page)).find((game) => game.id === id)?.entries ?? -1;
  for (let reload = 0; reload < 20; reload++) {
    const steps = 1 + random.below(4);
    await playOn(page, player, { most: 20, until: (at, step) => at === 'end' || step === steps });
    expect(await moment(page)).toBe('mine');
    const before = await shownOf(page);
    const kept = await entries();
    const hasty = reload % 2 === 1;
    if (hasty) await player.step('mine');
    await page.reload();
    expect(await moment(page)).toBe('mine');
    const after = await shownOf(page);
    // A click may have been kept or not; what was there before it must be.
    if (!hasty) expect(after).toEqual(before);
    else if ((await entries()) === kept) expect(after).toEqual(before);
    expect(await entries()).toBeGreaterThanOrEqual(kept);
  }
  const checked = verifyRecord(play.game, await savedRecord(page));
  expect('why' in checked ? checked : 'verified').toBe('verified');
});

test('a tab that is closed while bots play loses nothing, and they go on when it is opened again', async () => {
  const context = await browser.context({ settings: { motion: 'slow' } });
  const page = await context.newPage();
  await page.goto(addressOf('/'));
  await sitDown(page, 'Bots', 3);
  const player = mousePlayer(page, dice(12));
  // Slow motion shows bots one by one: here is one that has not been shown yet.
  const others = page.locator('#prompt:not([data-mine])');
  const othersSoon = (): Promise<boolean> =>
    others.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  // A step may only select something; a busy machine takes its time until it shows who is next. Once one is seen there is
  // no time to look again.
  let shown = await othersSoon();
  for (let step = 0; step < 60 && !shown; step++) {
    await player.step(await moment(page));
    shown = await othersSoon();
  }
  expect(shown).toBe(true);
  const [before] = await keptGames(page);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  expect(await moment(again)).toBe('mine');
  const [after] = await keptGames(again);
  expect(after?.entries).toBeGreaterThanOrEqual(before?.entries ?? Number.NaN);
  const checked = verifyRecord(play.game, await savedRecord(again));
  expect('why' in checked ? checked : 'verified').toBe('verified');
});
