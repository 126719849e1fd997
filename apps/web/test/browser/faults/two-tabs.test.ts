import { play } from '@edubba/assyria/play';
import { verifyRecord } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { addressOf, useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { playOn } from '../players/player.ts';
import { keptGames } from '../support/kept.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { savedRecord, sitDown } from '../support/tables.ts';

const browser = useBrowser();

const ELSEWHERE = { name: /open in another window/ };

test('two tabs on one game: one plays, the other says so and can take it; no answer is doubled or lost', async () => {
  const context = await browser.context();
  const first = await context.newPage();
  await first.goto(addressOf('/'));
  await sitDown(first, 'Bots', 1);
  const random = dice(31);
  const some = { most: 30, until: (_: unknown, step: number): boolean => step === 6 };
  await playOn(first, mousePlayer(first, random), some);
  await moment(first);

  const second = await context.newPage();
  await second.goto(first.url());
  expect(await moment(second)).toBe('elsewhere');
  const before = await shownOf(first);
  await second.getByRole('button', { name: 'Continue here' }).click();
  expect(await moment(second)).toBe('mine');
  await first.getByRole('heading', ELSEWHERE).waitFor();
  expect(await first.locator('[data-thing]').count()).toBe(0);
  expect(await shownOf(second)).toEqual(before);

  await playOn(second, mousePlayer(second, random), some);
  await moment(second);
  const there = await shownOf(second);
  const [kept] = await keptGames(second);
  await first.getByRole('button', { name: 'Continue here' }).click();
  expect(await moment(first)).toBe('mine');
  expect(await shownOf(first)).toEqual(there);
  // It is told after the first has the table.
  await second.getByRole('heading', ELSEWHERE).waitFor();
  expect(await moment(second)).toBe('elsewhere');
  expect((await keptGames(first))[0]?.entries).toBe(kept?.entries);
  await playOn(first, mousePlayer(first, random), some);

  const record = await savedRecord(first);
  const checked = verifyRecord(play.game, record);
  expect('why' in checked ? checked : 'verified').toBe('verified');
});
