import { readFile } from 'node:fs/promises';
import type { GameRecord } from '@edubba/kernel';
import { parseRecord, verifyRecord } from '@edubba/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { playOf } from './games.ts';
import { addressOf } from '../browser.ts';
import { type Late, late, recorded } from './corpus.ts';
import { keptGames } from './kept.ts';
import { moment, type Moment } from './moment.ts';

type Against = 'Bots' | 'Solo opponent' | 'At one device';

/** Sits down from the first page. */
export async function sitDown(page: Page, against: Against, count: number): Promise<Moment> {
  await page.getByRole('radio', { name: against }).check({ force: true });
  const counted = { Bots: 'How many bots', 'Solo opponent': 'Stars', 'At one device': 'How many players' }[against];
  await page
    .getByRole('group', { name: counted })
    .getByRole('radio', { name: String(count), exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/table/*');
  return moment(page);
}

/** To the first page, as a link within the client leads there: nothing is loaded anew. */
export async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.locator('.quick').waitFor();
}

/** Brings a recorded game, or its first so many answers, to this browser from the first page: the first seat is a person's, the others are bots'. */
export async function bringRecord(page: Page, name: string, steps?: number): Promise<void> {
  await bringText(page, await recorded(name, steps));
}

/** Brings a recorded game shortly before its end, and waits until it goes on. */
export async function bringLate(page: Page, end: Late): Promise<Moment> {
  await bringText(page, await late(end));
  return moment(page);
}

/** The same with the text of a file. */
export async function bringText(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  // The button moves when the list of tables comes.
  if ((await keptGames(page)).length > 0) await page.locator('.table-card').first().waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'game.edubba', mimeType: 'text/plain', buffer });
  const failed = page.locator('.home-failed');
  await Promise.race([page.waitForURL(/\/(table|end)\//), failed.waitFor().catch(() => undefined)]);
  if (await failed.isVisible()) throw new Error(await failed.innerText());
}

/** The text of the file that a button hands out. */
export async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  return readFile(await file.path(), 'utf8');
}

/** The game as the page saves it: from the list of tables, by its button. */
export async function savedRecord(page: Page): Promise<GameRecord> {
  await page.goto(addressOf('/'));
  return parseRecord(await downloaded(page, page.getByRole('button', { name: 'Save as a file' }).first()));
}

/** What the score sheet of the page says, by player. */
async function sheetOf(page: Page): Promise<{ readonly [player: string]: number }> {
  const sheet = page.getByRole('region', { name: 'Score sheet' }).getByRole('table');
  await sheet.waitFor();
  const names = await sheet.getByRole('columnheader').allInnerTexts();
  const totals = await sheet
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allInnerTexts();
  const players = names.slice(-totals.length).map((name) => name.trim());
  return Object.fromEntries(players.map((name, i) => [name, Number(totals[i])]));
}

/** The page of the result shows the scores of the game, and the game as it is saved can be played again by the rules. */
export async function expectRightEnd(page: Page, players: readonly string[]): Promise<GameRecord> {
  const sheet = await shownSheet(page);
  const record = await savedRecord(page);
  await expectScores(sheet, players, record);
  return record;
}

/** The page of the result, whoever played what: its totals are those of the record, and the rules agree with both. */
export async function expectSheetOfRecord(page: Page): Promise<void> {
  await page.locator('.result-acts').waitFor();
  const sheet = page.getByRole('region', { name: 'Score sheet' }).getByRole('table');
  const shown = (await sheet.count()) === 0 ? undefined : await sheetOf(page);
  const record = await savedRecord(page);
  const scores = await rightScores(record);
  expect(record.outcome?.scores).toEqual(scores);
  // The sheet has the best first.
  const sorted = (points: readonly number[]): readonly number[] => points.toSorted((a, b) => a - b);
  if (shown !== undefined) expect(sorted(Object.values(shown))).toEqual(sorted(scores));
}

/** The same of a game whose record comes from elsewhere. */
export async function expectRightRecord(page: Page, players: readonly string[], text: string): Promise<GameRecord> {
  const record = parseRecord(text);
  await expectScores(await shownSheet(page), players, record);
  return record;
}

async function shownSheet(page: Page): Promise<{ readonly [player: string]: number }> {
  await page
    .getByRole('heading', { level: 2, name: /win|shared|lost/i })
    .first()
    .waitFor();
  return sheetOf(page);
}

async function expectScores(
  sheet: { readonly [player: string]: number },
  players: readonly string[],
  record: GameRecord,
): Promise<void> {
  const scores = await rightScores(record);
  expect(record.outcome?.scores).toEqual(scores);
  expect(sheet).toEqual(Object.fromEntries(players.map((name, seat) => [name, scores[seat]])));
}

/** The scores of a record that the rules agree with, by player: whoever takes no part in the result (the foe of a Siege) has none. */
async function rightScores(record: GameRecord): Promise<readonly number[]> {
  const { game, scores } = await playOf(record.game);
  const verified = verifyRecord(game, record);
  if ('why' in verified) throw new Error(JSON.stringify(verified));
  const { table } = verified;
  const result = table.outcome?.scores ?? [];
  return scores?.(table.machine.pos.s).slice(0, result.length) ?? result;
}
