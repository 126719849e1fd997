import { recordOf, recordText, Table } from '@edubba/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { keyboardPlayer } from '../players/keyboard.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, type Player, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { playOf } from '../support/games.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment, type Moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { bringLate, bringText, expectSheetOfRecord } from '../support/tables.ts';

const browser = useBrowser();

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** So many steps, or in the proofs a whole game. */
const SOME = 20;

const look =
  (page: Page) =>
  async (at: Moment): Promise<void> => {
    await expectNoOverflow(page);
    if (at === 'mine') await expectPromptInSight(page);
  };

/** Plays the beginning, or in the proofs all of it; the result is that of the record then. */
async function playSome(page: Page, player: Player): Promise<void> {
  await playOn(page, player, {
    most: 30_000,
    every: 10,
    look: look(page),
    until: (at, step) => at === 'end' || (!PROOFS && step >= SOME),
  });
  if (PROOFS) await expectSheetOfRecord(page);
}

const ALONE = [
  { mode: 'Duel of the Kings', by: 'mouse', player: mousePlayer, opened: { settings: { theme: 'clay' } } },
  { mode: 'Siege of Ur', by: 'touch on a phone', player: touchPlayer, opened: PHONE },
  { mode: 'Guardians of Assur', by: 'keys', player: keyboardPlayer, opened: { settings: { theme: 'night' } } },
] as const;

// Outside of the proofs the Siege is enough.
test.for(PROOFS ? ALONE : ALONE.slice(1, 2))(
  'the $mode is played alone, by $by',
  LONG,
  async ({ mode, player, opened }) => {
    const page = await browser.open('/new/mesopotamia', opened);
    await page.locator('label', { hasText: 'Alone' }).click();
    await page.locator('.option-card', { hasText: mode }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    await moment(page);
    await playSome(page, player(page, dice(7)));
  },
);

/** A table of four that has just been opened, with one person at it. */
async function four(): Promise<string> {
  const seed = 'browser';
  const table = Table.open((await playOf('mesopotamia')).game, { seats: 4, seed });
  const sitters = ['person', 'thumbs', 'thumbs', 'thumbs'];
  return recordText({ ...recordOf(table, seed), sitters } as ReturnType<typeof recordOf>);
}

test.runIf(PROOFS)('a game of four, by mouse', LONG, async () => {
  const page = await browser.open('/', { viewport: { width: 1280, height: 800 }, settings: { theme: 'clay' } });
  await bringText(page, await four());
  await moment(page);
  await playSome(page, mousePlayer(page, dice(11)));
});

test('the Siege of Ur, taken up late, until it is won or lost', LONG, async () => {
  const page = await browser.open('/', PHONE);
  await bringLate(page, { game: 'mesopotamia', name: 'thumbs.1p.solo=siege.corpus.1', left: 15 });
  const steps = await playOn(page, touchPlayer(page, dice(7)), { most: 6000, every: 10, look: look(page) });
  expect(steps).toBeGreaterThan(5);
});
