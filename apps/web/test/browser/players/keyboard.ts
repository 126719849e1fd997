import type { Page } from 'playwright-core';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** What has the focus, as far as a person at the keys notices it. */
type Focus = 'thing' | 'menu' | 'dialog' | 'list' | 'number' | 'primary' | 'other';

/** In the page: where the focus is. */
function focusNow(): Focus {
  const at = document.activeElement;
  const inside = (selector: string): boolean => at !== null && at.closest(selector) !== null;
  if (inside('.option-list')) return 'list';
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  if (inside('[role=menu]')) return 'menu';
  if (inside('[role=spinbutton]')) return 'number';
  if (inside('[data-thing]')) return 'thing';
  return at?.hasAttribute('data-primary') === true ? 'primary' : 'other';
}

/** Plays by keys alone: arrows and Enter on the board, the numbered list, the main button. */
export function keyboardPlayer(page: Page, dice: Dice): Player {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const some = (key: string, most: number): string[] => Array.from({ length: dice.below(most) }, () => key);
  const digit = (): string => String(1 + dice.below(9));
  const ways: readonly (() => Promise<void>)[] = [
    // To the board, along its lit places, choose.
    () => press('b', ...Array.from({ length: dice.below(5) }, () => dice.one(ARROWS)), 'Enter'),
    // From where the focus was led to.
    () => press(...Array.from({ length: dice.below(3) }, () => dice.one(ARROWS)), 'Enter'),
    // By number, then the main button.
    () => press(digit(), 'c', 'Enter'),
    // The list.
    () => press('o'),
    // The main button.
    () => press('c', 'Enter'),
  ];
  return {
    step: async (at) => {
      if (at === 'curtain') return press('Enter');
      if (at === 'over') return press('c', 'Enter');
      const focus = await page.evaluate(focusNow);
      if (focus === 'list') return dice.onceIn(2) ? press(digit()) : press(...some('Tab', 12), 'Enter');
      if (focus === 'menu') return press(...some('ArrowDown', 4), 'Enter');
      // A question that asks back: its first button goes back, its second goes on.
      if (focus === 'dialog') return dice.onceIn(4) ? press('Escape') : press('Tab', 'Enter');
      if (focus === 'number') return press(...some('ArrowUp', 4), 'c', 'Enter');
      if (dice.onceIn(25)) return press('u');
      await dice.one(ways)();
    },
  };
}
