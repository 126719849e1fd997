import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, useBrowser } from '../browser.ts';
import { LONG, type Player, playOn } from '../players/player.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { type Dice, dice } from '../support/random.ts';
import { expectSheetOfRecord } from '../support/tables.ts';

/** How somebody plays: by what, and in which window. */
export interface Means {
  readonly name: string;
  readonly player: (page: Page, dice: Dice) => Player;
  readonly opened: Opened;
  /** Games that are always played to their end by it; the proofs play all of them so. */
  readonly whole: readonly string[];
}

const GAMES = ['assyria', 'akkad', 'ancient-world', 'sammu-ramat', 'mesopotamia'];
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** Of the others so many steps are played. */
const SOME = 40;

/** Plays every game as a newcomer begins it, against bots, by one means. */
export function everyTable({ name, player, opened, whole }: Means): void {
  const browser = useBrowser();
  test.for(GAMES)(`%s against bots, by ${name}`, LONG, async (game) => {
    const page = await browser.open(`/new/${game}`, opened);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    await moment(page);
    const toTheEnd = PROOFS || whole.includes(game);
    const steps = await playOn(page, player(page, dice(5)), {
      most: 30_000,
      until: (at, step) => at === 'end' || (!toTheEnd && step >= SOME),
      every: 10,
      look: async (at) => {
        await expectNoOverflow(page);
        if (at === 'mine') await expectPromptInSight(page);
      },
    });
    expect(steps).toBeGreaterThan(30);
    if (toTheEnd) await expectSheetOfRecord(page);
  });
}
