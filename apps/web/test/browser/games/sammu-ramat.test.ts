import { readFile } from 'node:fs/promises';
import { recordOf, recordText, Table } from '@edubba/kernel';
import { play } from '@edubba/sammu-ramat/play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { keyboardPlayer } from '../players/keyboard.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, type Player, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { bringText, expectSheetOfRecord } from '../support/tables.ts';

const browser = useBrowser();

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** So many steps, or in the proofs a whole Challenge. */
const SOME = 25;

async function playSome(page: Page, player: Player, some = SOME): Promise<void> {
  const steps = await playOn(page, player, {
    most: 20_000,
    until: (at, step) => at === 'end' || (!PROOFS && step >= some),
    every: 10,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThanOrEqual(PROOFS ? 30 : some);
  if (PROOFS) await expectSheetOfRecord(page);
}

/** A table that has just been opened, with one person at it and advisors at the other seats. */
function fresh(seats: number): string {
  const seed = 'browser';
  const table = Table.open(play.game, { seats, seed });
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'advisor'));
  return recordText({ ...recordOf(table, seed), sitters } as ReturnType<typeof recordOf>);
}

const WAYS = [
  { name: 'alone, by mouse', seats: 1, opened: {}, player: mousePlayer },
  { name: 'with three bots, by keys', seats: 4, opened: {}, player: keyboardPlayer },
  { name: 'with two bots on a phone', seats: 3, opened: PHONE, player: touchPlayer },
] as const;

test.for(WAYS)('a Challenge $name', LONG, async ({ seats, opened, player }) => {
  const page = await browser.open('/', opened);
  await bringText(page, fresh(seats));
  await moment(page);
  await playSome(page, player(page, dice(11)));
});

test('a Campaign goes on with the next Challenge, and the chronicle tells what carried over', LONG, async () => {
  const first = new URL('../../../../../corpus/sammu-ramat/v1/advisor.3p.campaign=on.corpus.1.json', import.meta.url);
  const page = await browser.open('/');
  await bringText(page, await readFile(first, 'utf8'));
  await page.waitForURL('**/end/*');
  // One of three leaves; two bots join.
  const leaves = page.getByRole('button', { name: 'Whoever sits last leaves' });
  const joins = page.getByRole('button', { name: 'A bot joins' });
  await leaves.click();
  await page.getByText('2 go on').waitFor();
  await joins.click();
  await joins.click();
  await page.getByText('4 go on').waitFor();
  await page.getByRole('button', { name: 'On to Challenge B' }).click();
  await page.waitForURL('**/table/*');
  await moment(page);
  expect(await page.locator('.players .player').count()).toBe(4);
  await playSome(page, mousePlayer(page, dice(3)), 10);
});
