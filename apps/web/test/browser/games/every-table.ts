import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, useBrowser } from '../browser.ts';
import { LONG, type Player, playOn } from '../players/player.ts';
import type { Late } from '../support/corpus.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { type Dice, dice } from '../support/random.ts';
import { bringLate, expectSheetOfRecord } from '../support/tables.ts';

/** How somebody plays: by what, and in which window. */
export interface Means {
  readonly name: string;
  readonly player: (page: Page, dice: Dice) => Player;
  readonly opened: Opened;
  /** A game that is always played from its first question to its end by it. */
  readonly whole?: string;
  /** Games whose last stretch is. */
  readonly ends: readonly Late[];
}

const GAMES = ['assyria', 'akkad', 'ancient-world', 'sammu-ramat', 'mesopotamia'];
/** The proofs play all of them to their end. */
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** Of the others so many steps are played. */
const SOME = 20;

/** Plays every game as a newcomer begins it, against bots, by one means; and the end of some. */
export function everyTable({ name, player, opened, whole, ends }: Means): void {
  const browser = useBrowser();
  const play = async (page: Page, toTheEnd: boolean): Promise<number> =>
    playOn(page, player(page, dice(5)), {
      most: 30_000,
      until: (at, step) => at === 'end' || (!toTheEnd && step >= SOME),
      every: 10,
      look: async (at) => {
        await expectNoOverflow(page);
        if (at === 'mine') await expectPromptInSight(page);
      },
    });

  test.for(GAMES)(`%s against bots, by ${name}`, LONG, async (game) => {
    const page = await browser.open(`/new/${game}`, opened);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    await moment(page);
    const toTheEnd = PROOFS || whole === game;
    expect(await play(page, toTheEnd)).toBeGreaterThanOrEqual(SOME);
    if (toTheEnd) await expectSheetOfRecord(page);
  });

  test.for(ends)(`$game taken up late, to its end, by ${name}`, LONG, async (end) => {
    const page = await browser.open('/', opened);
    await bringLate(page, end);
    // Whoever answers at random may end much early.
    expect(await play(page, true)).toBeGreaterThan(5);
    await expectSheetOfRecord(page);
  });
}
