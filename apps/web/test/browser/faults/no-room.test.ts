import { play } from '@edubba/assyria/play';
import { verifyRecord } from '@edubba/kernel';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { playOn } from '../players/player.ts';
import { keptGames } from '../support/kept.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { savedRecord, sitDown } from '../support/tables.ts';

const browser = useBrowser();

/** Enough for a game to begin, not for it to end. */
const ROOM = 82_000;

test('with a full disk the answer is taken back and says so; with room again play goes on', async () => {
  const page = await browser.open('/');
  const devtools = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number): Promise<unknown> =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: inject('address'),
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  // Little room from the start: the browser looks at its quota only now and then.
  await quota(ROOM);
  await sitDown(page, 'Solo opponent', 1);
  const player = mousePlayer(page, dice(41));
  const said = page.locator('.state-toast');
  let before = await shownOf(page);
  let kept = await keptGames(page);
  for (let step = 0; step < 200; step++) {
    await player.step(await moment(page));
    await moment(page);
    if ((await said.count()) > 0) break;
    before = await shownOf(page);
    kept = await keptGames(page);
  }
  await expect.poll(() => said.innerText()).toMatch(/no room left/);
  expect(await moment(page)).toBe('mine');
  await page.keyboard.press('Escape');
  expect(await shownOf(page)).toEqual(before);
  expect(await keptGames(page)).toEqual(kept);

  await quota();
  await playOn(page, player, {
    most: 30,
    until: async () => ((await keptGames(page))[0]?.entries ?? 0) > (kept[0]?.entries ?? 0) + 5,
  });
  const checked = verifyRecord(play.game, await savedRecord(page));
  expect('why' in checked ? checked : 'verified').toBe('verified');
});
