import { expect, inject, test } from 'vitest';
import { weighHome, weighTable } from '../../measure/weight.ts';
import type { WithBrowser } from './environment.ts';
import { TABLES } from './support/lab.ts';

/** Compressed kilobytes that a table may load until it can be played, with its fonts and its worker. */
const MOST = 300;
const OTHERWISE: { readonly [game: string]: number } = { assyria: 275, akkad: 321 };

const chromium = (): ReturnType<WithBrowser['theBrowser']> => (globalThis as unknown as WithBrowser).theBrowser();

test.for(TABLES)('%s: a table weighs no more than it may until it can be played', async (game) => {
  const weight = await weighTable(await chromium(), inject('address'), game);
  // Scripts, styles, icons and fonts are all counted, and so is the worker: none is missing.
  const { script, style, pictures, fonts, all, later } = weight;
  expect(Math.min(script, style, pictures, fonts)).toBeGreaterThan(5);
  expect(script).toBeGreaterThan(150);
  expect(all).toBeLessThanOrEqual(OTHERWISE[game] ?? MOST);
  // Bots are not among what one waits for.
  expect(later).toBeGreaterThan(3);
});

test('the home page has no more than 110 KB of script', async () => {
  expect((await weighHome(await chromium(), inject('address'))).script).toBeLessThanOrEqual(110);
});
