import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { seriousFaults } from './support/axe.ts';
import { tour } from './support/tour.ts';

const browser = useBrowser();

/** Everything serious that axe finds on the way through all pages and dialogs. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await tour(page, async (name) => {
    faults.push(...(await seriousFaults(page)).map((fault) => `${name}: ${fault}`));
  });
  return faults;
}

const settings = { confirm: 'always', theme: 'clay' } as const;

test('axe finds nothing serious on any page or dialog, in both themes', LONG, async () => {
  expect(await faultsOf(await browser.open('/', { settings }))).toEqual([]);
});

test('axe finds nothing serious on any page or dialog of a phone', LONG, async () => {
  expect(await faultsOf(await browser.open('/', { ...PHONE, settings }))).toEqual([]);
});
