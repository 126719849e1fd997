import type { Page } from 'playwright-core';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';
import { isSelected } from './targets.ts';

/** An answer as somebody tells it: its place in the list of options, or the numbers that are set by steppers. */
export type Advised = number | readonly number[];

/**
 * Plays on purpose, so that a game ends: mostly answers what was advised, from the list of options, and every so often does
 * something as the other player does.
 */
export function advisedPlayer(
  page: Page,
  advice: () => Promise<Advised | undefined>,
  other: Player,
  dice: Dice,
): Player {
  const prompt = page.locator('#prompt');
  const list = prompt.getByRole('button', { name: 'Options as a list' });
  const steppers = prompt.locator('.control-allot .stepper');
  const answer = async (place: number): Promise<void> => {
    await list.press('Enter');
    await page.locator('dialog[open] .option-list button').nth(place).click();
  };
  // Whoever steps about at random hardly ever gives out all that has to be given out.
  const set = async (numbers: readonly number[]): Promise<void> => {
    await prompt.getByRole('button', { name: 'Clear' }).click({ force: true });
    for (const [i, n] of numbers.entries())
      for (let step = 0; step < n; step++) await steppers.nth(i).locator('button').last().click();
    await prompt.getByRole('button', { name: 'Ready' }).click();
  };
  return {
    step: async (at) => {
      const asked = at === 'mine' && !(await isSelected(page)) && !(await page.locator('dialog[open]').isVisible());
      const allots = asked && (await steppers.first().isVisible());
      // What lies covered could be changed; it waits for the others.
      if (asked && !allots && (await prompt.locator('.control-peek').isVisible())) return;
      const knows = allots || (asked && !dice.onceIn(6) && (await list.isVisible()));
      const advised = knows ? await advice() : undefined;
      if (advised === undefined) return other.step(at);
      await (typeof advised === 'number' ? answer(advised) : set(advised));
    },
  };
}
