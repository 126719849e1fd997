import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { seriousFaults } from './support/axe.ts';
import { ancientWorldAt } from './support/played.ts';
import { bringText } from './support/tables.ts';
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

/** Moments of The Ancient World, each with another part of its table in front: the wall, a citizen in hand, the stage of an attack. */
const MOMENTS: readonly (readonly [kind: string, from: number])[] = [
  ['turn.action', 250],
  ['place.where', 250],
  ['attack.target', 300],
  ['attack.armies', 300],
  ['damage.card', 300],
  ['expand.keep', 100],
];

test.each([
  ['large', { settings }],
  ['a phone’s', { ...PHONE, settings }],
] as const)(
  'axe finds nothing serious on the table of The Ancient World, %s, in both themes',
  LONG,
  async (_, opened) => {
    const page = await browser.open('/', opened);
    const faults: string[] = [];
    for (const [kind, from] of MOMENTS) {
      await page.goto(addressOf('/'));
      await bringText(page, ancientWorldAt(kind, from));
      await page.locator('#prompt[data-mine]').waitFor();
      faults.push(...(await seriousFaults(page)).map((fault) => `${kind}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
