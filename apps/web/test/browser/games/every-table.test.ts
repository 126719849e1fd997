import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Opened, PHONE, useBrowser } from '../browser.ts';
import { keyboardPlayer } from '../players/keyboard.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG, type Player, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { type Dice, dice } from '../support/random.ts';

// Whole games as a newcomer begins them, against bots: by every means, in every window, in both themes.

const browser = useBrowser();

/** Assyria and Akkad have tests of their own, which look closer. */
const GAMES = ['ancient-world', 'sammu-ramat', 'mesopotamia'];

const MEANS: readonly (readonly [name: string, player: (page: Page, dice: Dice) => Player, opened: Opened])[] = [
  ['mouse', mousePlayer, { viewport: { width: 1280, height: 800 }, settings: { theme: 'clay' } }],
  ['touch', touchPlayer, { ...PHONE, settings: { theme: 'night' } }],
  ['keys alone', keyboardPlayer, { viewport: { width: 1440, height: 900 }, settings: { theme: 'night' } }],
];

const CASES = GAMES.flatMap((game) => MEANS.map(([means, player, opened]) => ({ game, means, player, opened })));

test.for(CASES)('a whole game of $game against bots, by $means', LONG, async ({ game, player, opened }) => {
  const page = await browser.open(`/new/${game}`, opened);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await moment(page);
  const steps = await playOn(page, player(page, dice(5)), {
    most: 6000,
    every: 10,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(30);
  await page.locator('.result-acts').waitFor();
});
