import type { Page } from 'playwright-core';
import { addressOf } from '../browser.ts';
import { moment } from './moment.ts';
import { bringRecord, goHome } from './tables.ts';

/** A recorded game of four, and steps of it at which the first seat has a decision of its kind. */
export const RICH = 'thumbs.4p.corpus.1';
export const DECISIONS: { readonly [kind: string]: number } = {
  'start.space': 24,
  'bid.place': 404,
  'build.next': 586,
  'feed.icon': 427,
  'feed.next': 431,
  'tribute.place': 488,
  'bonus.destroy': 490,
  'card.take': 492,
  'found.space': 635,
  'found.column': 636,
  'action.choose': 637,
  'offerings.size': 638,
  'raise.space': 368,
};

/** Opens a table at a decision. */
export async function openDecision(page: Page, kind: string): Promise<void> {
  const steps = DECISIONS[kind];
  if (steps === undefined) throw new Error(`no step is known for ${kind}`);
  await goHome(page);
  await bringRecord(page, RICH, steps);
  await moment(page);
}

type Visit = (name: string) => Promise<void>;

/** Goes through every page, dialog and sheet, and stops at each. Finds its way by structure, not by words. */
export async function tour(page: Page, visit: Visit): Promise<void> {
  await plainPages(page, visit);
  await lesson(page, visit);
  await overGame(page, visit);
  await table(page, visit);
  await curtain(page, visit);
  await goHome(page);
  await page.locator('.table-card').first().waitFor();
  await visit('home with tables');
}

async function plainPages(page: Page, visit: Visit): Promise<void> {
  for (const path of ['/', '/new/assyria', '/about', '/settings', '/rules/assyria', '/nowhere', '/table/0']) {
    await page.goto(addressOf(path));
    await page.locator('h1').first().waitFor();
    if (path === '/') await page.locator('.how').first().waitFor();
    if (path === '/new/assyria') await page.locator('.option').first().waitFor();
    await visit(path);
  }
  await page.goto(addressOf('/new/assyria'));
  await page.locator('.new .seg input').nth(1).check({ force: true });
  await page.locator('.option-stars').first().waitFor();
  await visit('new table alone');
  await page.goto(addressOf('/rules/assyria/ASY-16.03'));
  await page.locator('[id="ASY-16.03"][data-current]').waitFor();
  await visit('a rule of the rulebook');
  await page.locator('input[type=search]').fill('16');
  await page.locator('.rules-head h1[aria-live]').waitFor();
  await visit('search of the rulebook');
}

async function lesson(page: Page, visit: Visit): Promise<void> {
  await page.goto(addressOf('/learn/assyria/huts'));
  await page.locator('[data-thing="space/D3"][data-lit]').first().waitFor();
  await visit('a lesson');
  await page.locator('[data-thing^="space/"]:not([data-lit])').first().dispatchEvent('click');
  await page.locator('.table-tip[data-kind=refuse]').waitFor();
  await visit('a wrong try in a lesson');
}

async function overGame(page: Page, visit: Visit): Promise<void> {
  await goHome(page);
  await bringRecord(page, RICH);
  await page.locator('.tally').waitFor();
  await visit('end of the game');
  await page.locator('.result-acts > button').last().click();
  await page.locator('.link-address').waitFor();
  await visit('link dialog');
  await page.keyboard.press('Escape');
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(addressOf(`/replay/${id}/586`));
  await page.locator('[data-step="586"][data-shown]').waitFor({ state: 'attached' });
  await visit('replay');
  await page.locator('.rpage-fork button').click();
  await page.locator('.fork-seats').waitFor();
  await visit('fork dialog');
}

async function table(page: Page, visit: Visit): Promise<void> {
  for (const kind of ['bid.place', 'feed.next', 'offerings.size', 'build.next', 'action.choose']) {
    await openDecision(page, kind);
    await visit(`table: ${kind}`);
  }
  const dialog = page.locator('dialog[open]');
  const away = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await page.keyboard.press('o');
  await dialog.locator('.option-list').waitFor();
  await visit('options as a list');
  await away();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  await dialog.locator('.help-keys').waitFor();
  await visit('keys');
  await away();
  await page.locator('header.top .iconbtn').last().click();
  await dialog.locator('.dialog-list').waitFor();
  await visit('menu');
  await dialog.locator('.dialog-list button').first().click();
  await page.locator('.settings-dialog[open] .settings').waitFor();
  await visit('settings over the table');
  await away();
  await page.locator('#prompt .rule-chip').click();
  await page.locator('dialog.sheet[open] .rule-row').first().waitFor();
  await visit('rule sheet');
  await away();
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await dialog.locator('.dialog-buttons').waitFor();
  await visit('asked back before ending');
  await away();
  await page.locator('[data-thing^="space/"]:not([data-lit])').first().dispatchEvent('click');
  await page.locator('.table-tip[data-kind=refuse]').waitFor();
  await visit('why not');
  await page.locator('#prompt .prompt-icon', { has: page.locator('use[href="#ui-bulb"]') }).click();
  await page.locator('.prompt-hint').waitFor();
  await visit('a suggestion');
  // Where there is little room the rest of the table lies under tabs.
  const tabs = page.locator('.table-tabs button');
  for (let i = 1; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await visit(`tab ${i} of the table`);
  }
}

async function curtain(page: Page, visit: Visit): Promise<void> {
  await goHome(page);
  await page.locator('.quick .seg').last().locator('input').last().check({ force: true });
  await page.locator('.quick-go button').click();
  await page.locator('.curtain').waitFor();
  await visit('curtain');
}
