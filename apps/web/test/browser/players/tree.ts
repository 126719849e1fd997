import type { Page } from 'playwright-core';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';

/** A button of the tree of roles and names: its name as it is read out. */
const BUTTON = /^\s*- button "((?:[^"\\]|\\.)*)"(.*)$/;

/** The buttons of a part of the page that can be pressed, by name. */
function openButtons(tree: string): readonly string[] {
  return tree.split('\n').flatMap((line) => {
    const [, name, state] = BUTTON.exec(line.replace(/^(\s*- )'(.*)'(:?)$/, '$1$2$3')) ?? [];
    return name === undefined || state?.includes('[disabled]') === true ? [] : [name.replaceAll('\\"', '"')];
  });
}

/** Plays by roles and names alone, as a screen reader offers them: no selector, no place on the screen. */
export function treePlayer(page: Page, dice: Dice): Player {
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const map = page.getByRole('region', { name: 'Map' });
  const dialog = page.getByRole('dialog');
  const list = prompt.getByRole('button', { name: 'Options as a list' });
  const fromList = async (): Promise<void> => {
    await list.press('Enter');
    const options = dialog.getByRole('listitem').getByRole('button');
    await options.first().waitFor();
    await options.nth(dice.below(await options.count())).press('Enter');
  };
  const fromMap = async (): Promise<void> => {
    const names = openButtons(await map.ariaSnapshot()).filter((name) => !/^(Zoom|Show the whole)/.test(name));
    if (names.length === 0) return fromList();
    await map
      .getByRole('button', { name: dice.one(names), exact: true })
      .first()
      .press('Enter');
  };
  const confirm = async (): Promise<void> => {
    const back = dialog.getByRole('button', { name: 'Go on playing' });
    const buttons = dialog.getByRole('button');
    await (dice.onceIn(4) ? back : buttons.nth((await buttons.count()) - 1)).press('Enter');
  };
  const lift = async (): Promise<void> => {
    const button = page.getByRole('button', { name: 'Hold to open' });
    await button.press('Enter');
    await button.waitFor({ state: 'detached' });
  };
  return {
    step: async (at) => {
      if (at === 'curtain') return lift();
      if (at === 'over') return prompt.getByRole('link').press('Enter');
      if (await dialog.isVisible()) return confirm();
      const menu = page.getByRole('menu', { name: 'Which one?' });
      if (await menu.isVisible()) {
        const items = menu.getByRole('menuitem');
        return items.nth(dice.below(await items.count())).press('Enter');
      }
      // What is selected is put into effect by the last button of the prompt.
      const another = prompt.getByRole('button', { name: 'Another', exact: true });
      if (await another.isVisible()) return prompt.getByRole('button').last().press('Enter');
      await (dice.onceIn(3) ? fromMap() : fromList());
    },
  };
}
