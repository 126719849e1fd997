import type { Locator, Page } from 'playwright-core';
import type { Player } from '../players/player.ts';
import { tableId } from '../support/kept.ts';
import { seenMoment } from '../support/moment.ts';

/** What a browser says of a line that was cut on purpose. */
export const CUT = /WebSocket|net::ERR_|Failed to load resource/;

/** A table that is to be opened. */
export interface Wanted {
  /** What the opener is called, where the page does not know yet. */
  readonly name?: string;
  readonly game?: 'Assyria' | 'Akkad' | 'The Ancient World' | 'Sammu-ramat' | 'Mesopotamia';
  /** One of the game's ways to play, where it has some. */
  readonly way?: string;
  readonly players?: number;
  /** So many of the others are bots. */
  readonly bots?: number;
}

/** From the lobby: opens a table without a clock for those who have the link. Gives its id. */
export async function openTable(page: Page, address: string, wanted: Wanted): Promise<string> {
  const { name, game = 'Assyria', way, players = 2, bots = 0 } = wanted;
  await page.goto(`${address}/online`);
  await page.getByRole('link', { name: 'New table' }).first().click();
  await choose(page.getByRole('group', { name: 'Game', exact: true }), game);
  if (way !== undefined) await choose(page.getByRole('radiogroup', { name: 'How would you like to play?' }), way);
  await choose(page.getByRole('group', { name: 'Players', exact: true }), String(players));
  for (let bot = 0; bot < bots; bot++) await choose(page.getByRole('group', { name: `Seat ${players - bot}` }), 'Bot');
  await choose(page.getByRole('group', { name: 'Pace', exact: true }), 'No hurry');
  const open = page.getByRole('button', { name: bots === players - 1 ? 'Start now' : 'Open the table' });
  await open.click();
  if (name !== undefined) await nameYourself(page, name);
  await page.waitForURL('**/at/*');
  return tableId(page);
}

/** Chooses one of a few by what is drawn for it: the radio button itself lies under that. */
async function choose(among: Locator, name: string): Promise<void> {
  await among.locator('label', { hasText: name }).click();
}

/** Where the page asks for a name right there: gives it, and goes on with what was wanted. */
export async function nameYourself(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('What are you called?');
  await field.fill(name);
  await field.press('Enter');
}

/** The link that the waiting room shows. */
export async function linkOf(page: Page): Promise<string> {
  return `http://${await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()}`;
}

/** Opens a link to a table by one's own line, and sits down there under a name. */
export async function joinBy(page: Page, link: string, address: string, name: string): Promise<void> {
  await page.goto(link.replace(new URL(link).origin, address));
  await page.getByRole('button', { name: 'Sit down' }).click();
  await nameYourself(page, name);
  await onTable(page);
}

/** Gives up: from now on a bot plays on. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('header.top .iconbtn').last().click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
  await page.getByText('You gave up. A bot plays for you.').waitFor();
}

/** Waits until the game itself is there. */
export async function onTable(page: Page): Promise<void> {
  await page.locator('#prompt').waitFor();
}

/** Somebody at a table: the page, and how they play through it. */
export interface Seated {
  readonly page: Page;
  readonly player: Player;
}

/** So long nobody is asked, at most, and as often as it was looked meanwhile: on a busy machine minutes go by without a look. */
const PATIENCE = 60_000;
const LOOKS = 1000;

/** Several people play on, each when the page asks them, until it is to stop. Says how many steps it took. */
export async function playTogether(
  people: readonly Seated[],
  until: (steps: number) => boolean | Promise<boolean>,
): Promise<number> {
  let asked = Date.now();
  let looks = 0;
  for (let steps = 0; ; looks++) {
    for (const { page, player } of people) {
      if (await until(steps)) return steps;
      const at = await page.evaluate(seenMoment);
      // Over in one window, it may not be yet in the other.
      if (at === undefined || at === 'over') continue;
      if (at !== 'mine') throw new Error(`the table is ${at}`);
      await player.step(at);
      steps++;
      asked = Date.now();
      looks = 0;
    }
    await people[0]?.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    if (Date.now() - asked > PATIENCE && looks > LOOKS) {
      const shown = await Promise.all(people.map(({ page }) => page.evaluate(whatIsShown)));
      throw new Error(`nobody is asked any more after ${steps} steps:\n${shown.join('\n\n')}`);
    }
  }
}

/** In the page: what it says, and what is still on its way. */
function whatIsShown(): string {
  const late = [...document.querySelectorAll('[aria-busy="true"], [data-sent], [data-filling]')];
  const names = late.map((one) => one.getAttribute('data-thing') ?? one.className);
  return `${document.body.innerText.slice(0, 400)}\nstill on its way: ${names.join(', ')}`;
}

/** Is somebody asked, with nothing of theirs still on its way? */
export async function isAsked(page: Page): Promise<boolean> {
  return (await page.evaluate(seenMoment)) === 'mine';
}

/** Does the table say that the game is over? */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.evaluate(seenMoment)) === 'over';
}
