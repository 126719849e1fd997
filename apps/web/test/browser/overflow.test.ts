import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { outOfSight, stickingOut } from './support/looks.ts';
import { tour } from './support/tour.ts';

const browser = useBrowser();

/** What sticks out, or is out of sight, on the way through all pages and dialogs. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await tour(page, async (name) => {
    const hidden = name.startsWith('table: ') ? await outOfSight(page) : [];
    faults.push(...[...(await stickingOut(page)), ...hidden].map((fault) => `${name}: ${fault}`));
  });
  return faults;
}

const settings = { confirm: 'always', textSize: 150 } as const;

test('with text of 150 % nothing sticks out on a desktop, and what is asked is in sight', LONG, async () => {
  expect(await faultsOf(await browser.open('/', { settings }))).toEqual([]);
});

test('with text of 150 % nothing sticks out on a phone, and what is asked is in sight', LONG, async () => {
  expect(await faultsOf(await browser.open('/', { ...PHONE, settings }))).toEqual([]);
});
