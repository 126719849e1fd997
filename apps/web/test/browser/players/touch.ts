import type { Page } from 'playwright-core';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';
import { isSelected, type Target, targets } from './targets.ts';

/** Plays with one finger on a phone: taps, tabs, the list of options where nothing else is in sight. */
export function touchPlayer(page: Page, dice: Dice): Player {
  const tap = ({ x, y }: Target): Promise<void> => page.touchscreen.tap(x, y);
  return {
    step: async (at) => {
      const found = await targets(page);
      const primary = found.find(({ kind }) => kind === 'primary');
      const choices = found.filter(({ kind }) => kind !== 'tab');
      if (choices[0]?.kind === 'dialog') {
        const on = choices.at(-1);
        const chosen = dice.onceIn(3) ? dice.one(choices) : on;
        return chosen === undefined ? undefined : tap(chosen);
      }
      if (primary !== undefined && (await isSelected(page)) && !dice.onceIn(4)) return tap(primary);
      const tabs = found.filter(({ kind }) => kind === 'tab');
      if (choices.length > 0 && !(tabs.length > 0 && dice.onceIn(8))) return tap(dice.one(choices));
      if (tabs.length > 0) return tap(dice.one(tabs));
      throw new Error(`nothing can be tapped while it is ${at}`);
    },
  };
}
