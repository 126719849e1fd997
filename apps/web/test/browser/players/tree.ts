import type { Page } from 'playwright-core';
import type { Dice } from '../support/random.ts';
import type { Player } from './player.ts';

/** A line of the tree of roles and names: `- button "E5, empty" [disabled]`, in quotes where it holds a colon. */
const LINE = /^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$/;
/** Parts of the table that hold tools, not things of the game. */
const TOOLS = new Set(['What is asked', 'Players', 'Log', 'Players and log']);
const ZOOM = /^(Zoom|Show the whole)/;

/** A button by the region it is in and its name. */
interface Named {
  readonly region: string;
  readonly name: string;
}

/** The things that can be pressed now: buttons that are not off, outside of the tools. */
function openThings(tree: string): readonly Named[] {
  let region = '';
  return tree.split('\n').flatMap((line) => {
    const [, role, quoted = '', state = ''] = LINE.exec(line) ?? [];
    const name = quoted.replaceAll(/\\(.)/g, '$1').replaceAll("''", "'");
    if (role === 'region' || role === 'complementary') region = name;
    const open = role === 'button' && !state.includes('[disabled]') && !TOOLS.has(region) && !ZOOM.test(name);
    return open && region !== '' ? [{ region, name }] : [];
  });
}

/** Plays by roles and names alone, as a screen reader offers them: no selector, no place on the screen. */
export function treePlayer(page: Page, dice: Dice): Player {
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const dialog = page.getByRole('dialog');
  const lift = async (): Promise<void> => {
    const button = page.getByRole('button', { name: 'Hold to open' });
    await button.press('Enter');
    await button.waitFor({ state: 'detached' });
  };
  const fromList = async (): Promise<void> => {
    await prompt.getByRole('button', { name: 'Options as a list' }).press('Enter');
    const options = dialog.getByRole('listitem').getByRole('button');
    await options.first().waitFor();
    await options.nth(dice.below(await options.count())).press('Enter');
  };
  const fromThings = async (): Promise<void> => {
    const things = openThings(await page.getByRole('main').ariaSnapshot());
    if (things.length === 0) return fromList();
    const { region, name } = dice.one(things);
    const place = page.getByRole('region', { name: region, exact: true });
    await place.getByRole('button', { name, exact: true }).first().press('Enter');
  };
  const confirm = async (): Promise<void> => {
    const buttons = dialog.getByRole('button');
    const back = dialog.getByRole('button', { name: 'Go on playing' });
    await (dice.onceIn(4) ? back : buttons.nth((await buttons.count()) - 1)).press('Enter');
  };
  return {
    step: async (at) => {
      if (at === 'curtain') return lift();
      if (at === 'over') return prompt.getByRole('link').press('Enter');
      if (await dialog.isVisible()) return confirm();
      const items = page.getByRole('menu', { name: 'Which one?' }).getByRole('menuitem');
      const choices = await items.count();
      if (choices > 0) return items.nth(dice.below(choices)).press('Enter');
      // What is selected is put into effect by the last button of the prompt.
      const another = prompt.getByRole('button', { name: 'Choose again', exact: true });
      if (await another.isVisible()) return prompt.getByRole('button').last().press('Enter');
      await (dice.onceIn(4) ? fromList() : fromThings());
    },
  };
}
