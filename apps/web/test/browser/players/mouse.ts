import type { Page } from 'playwright-core';
import type { Moment } from '../support/moment.ts';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';
import { isSelected, type Target, targets } from './targets.ts';

/** How a hand presses: how long it rests where it has come to, and how long the button is down; in milliseconds. */
export interface Hand {
  readonly rest: number;
  readonly press: number;
}
const AT_ONCE: Hand = { rest: 0, press: 0 };

/** Plays by pointing: lit things, buttons, menus. */
export function mousePlayer(page: Page, dice: Dice, hand = AT_ONCE): Player {
  const press = async ({ x, y }: Target): Promise<void> => {
    await page.mouse.move(x, y);
    if (hand.rest > 0) await page.waitForTimeout(hand.rest);
    await page.mouse.click(x, y, { delay: hand.press });
  };
  return {
    step: async (at) => {
      const found = await pressable(page, at);
      const primary = found.find(({ kind }) => kind === 'primary');
      if (found.length === 0) return;
      if (found[0]?.kind === 'hold') return holdMouse(page, found[0]);
      if (found[0]?.kind === 'dialog') {
        // The way on is the last button; the way back the first.
        const on = found.at(-1);
        const chosen = dice.onceIn(3) ? dice.one(found) : on;
        return chosen === undefined ? undefined : press(chosen);
      }
      if (primary !== undefined && (await isSelected(page)) && !dice.onceIn(4)) return press(primary);
      await press(dice.one(found));
    },
  };
}

/** A page that is just being drawn anew, or a dialog on its way, has nothing to press for a moment. */
const PATIENCE = 20_000;

/** What can be pressed, as soon as there is anything; nothing where the page asks whoever looks no more. */
async function pressable(page: Page, at: Moment): Promise<readonly Target[]> {
  for (const begun = Date.now(); ; ) {
    const found = (await targets(page)).filter(({ kind }) => kind !== 'tab');
    if (found.length > 0) return found;
    if (at === 'mine' && (await page.locator('#prompt[data-mine]').count()) === 0) return [];
    if (Date.now() - begun > PATIENCE) throw new Error(`nothing can be pressed while it is ${at}`);
  }
}

/** Presses until the curtain has gone. */
async function holdMouse(page: Page, { x, y }: Target): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await page.mouse.up();
}
