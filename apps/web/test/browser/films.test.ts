import { recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { addressOf, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { bringText } from './support/tables.ts';

const browser = useBrowser();

/** So many steps of each game are looked at, from its first roll to its end: in the proofs many. */
const STEPS = process.env['EDUBBA_PROOFS'] === undefined ? 6 : 60;

/** A whole random game of a small table, and how many steps it has. */
async function randomGame(id: string): Promise<{ readonly text: string; readonly last: number }> {
  const { game } = (await SHELF.find((shelf) => shelf.id === id)?.play?.()) ?? {};
  if (game === undefined) throw new Error(`${id} cannot be played`);
  const table = Table.open(game, { seats: Math.max(2, game.players.min), seed: 'film' });
  const random = new Xoshiro(id);
  while (!table.over) {
    const seat = table.toMove;
    const options = table.options(seat);
    table.play(seat, options[random.below(options.length)] ?? '');
  }
  return { text: recordText(recordOf(table, 'film')), last: table.log.length };
}

/** In the page: the list of moves has followed to what is shown; before the first move there is nothing to follow to. */
function currentMoveInSight(): boolean {
  const row = document.querySelector('.moves-line[aria-current]');
  if (row === null) return document.querySelector('.moves-list') !== null;
  const { left, top, height } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(left + 30, top + height / 2));
}

test.for(SHELF.filter(({ ui }) => ui !== undefined).map(({ id }) => ({ id })))(
  '$id: a whole game is shown from its first roll to its end page, whatever comes next',
  LONG,
  async ({ id }) => {
    const { text, last } = await randomGame(id);
    const context = await browser.context({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(addressOf('/'));
    await bringText(page, text);
    await page.locator('.result-acts').waitFor();
    const at = new URL(page.url()).pathname.split('/')[2] ?? '';
    for (let i = 0; i < STEPS; i++) {
      const n = Math.floor((i * (last - 1)) / (STEPS - 1));
      await page.evaluate((path) => history.pushState(null, '', path), `/replay/${at}/${n}`);
      await page.locator(`[data-step="${n}"][data-shown]`).waitFor({ state: 'attached' });
      expect(await page.locator('[data-thing]').count()).toBeGreaterThan(5);
      await page.waitForFunction(currentMoveInSight);
    }
  },
);
