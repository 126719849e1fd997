import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { plainTexts } from './support/plain.ts';
import { tour } from './support/tour.ts';

const browser = useBrowser();

/** Plain English on the way through all pages and dialogs. */
async function plainOf(page: Page): Promise<readonly string[]> {
  const plain = new Set<string>();
  await tour(page, async (name) => {
    for (const text of await plainTexts(page)) plain.add(`${name}: ${text}`);
  });
  return [...plain];
}

const settings = { locale: 'en-XA', confirm: 'always' } as const;

test('in the language nobody speaks no page or dialog shows a word of plain English', LONG, async () => {
  expect(await plainOf(await browser.open('/', { settings }))).toEqual([]);
});

test('the same on a phone', LONG, async () => {
  expect(await plainOf(await browser.open('/', { ...PHONE, settings }))).toEqual([]);
});
