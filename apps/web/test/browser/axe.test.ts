import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { seriousFaults } from './support/axe.ts';
import { outOfSight, stickingOut, withLargeText } from './support/looks.ts';
import { gameAt } from './support/played.ts';
import { bringText, goHome } from './support/tables.ts';
import { tour } from './support/tour.ts';

const browser = useBrowser();

/** Everything serious that axe finds on the way through all pages and dialogs, and what large text pushes out of them. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await tour(page, async (name) => {
    const found = await seriousFaults(page);
    const pushed = await withLargeText(page, async () => [
      ...(await stickingOut(page)),
      ...(name.startsWith('table: ') ? await outOfSight(page) : []),
    ]);
    faults.push(...found.map((fault) => `${name}: ${fault}`), ...pushed.map((part) => `${name}, large text: ${part}`));
  });
  return faults;
}

const settings = { confirm: 'always', theme: 'clay' } as const;

test.each([
  ['large', { settings }],
  ['of a phone', { ...PHONE, settings }],
] as const)(
  'axe finds nothing serious on any page or dialog, %s, and text half as large again pushes nothing out',
  LONG,
  async (_, opened) => {
    expect(await faultsOf(await browser.open('/', opened))).toEqual([]);
  },
);

/** Moments of a table, each with another part of it in front. */
type Moments = readonly (readonly [kind: string, from: number])[];

/** The court, a turn with the hand open, the map with monsters in their lairs, a battle. */
const AKKAD: Moments = [
  ['select.role', 2523],
  ['turn.choose', 2700],
  ['activate.space', 2700],
  ['combat.assign', 2500],
];

/** The wall, a citizen in hand, the stage of an attack. */
const ANCIENT_WORLD: Moments = [
  ['turn.action', 250],
  ['place.where', 250],
  ['attack.target', 300],
  ['attack.armies', 300],
  ['damage.card', 300],
  ['expand.keep', 100],
];

/** The court, what the table decides together, the map with what threatens, a Character on its way. */
const SAMMU_RAMAT: Moments = [
  ['consult', 30],
  ['taxes', 60],
  ['turn.act', 60],
  ['move', 60],
];

/** Quests before the first Round, a Turn, a Unit on its way, an Event over the map, battles put in order, bids, rows. */
const MESOPOTAMIA: Moments = [
  ['setup.quest', 0],
  ['turn.action', 300],
  ['explore.step', 300],
  ['event.option', 100],
  ['combat.order', 200],
  ['combat.bid', 200],
  ['combat.rows', 200],
];

const TABLES = [
  { name: 'Akkad', moments: AKKAD, game: 'akkad' },
  { name: 'The Ancient World', moments: ANCIENT_WORLD, game: 'ancient-world' },
  { name: 'Sammu-ramat', moments: SAMMU_RAMAT, game: 'sammu-ramat' },
  { name: 'Mesopotamia', moments: MESOPOTAMIA, game: 'mesopotamia' },
] as const;
const WINDOWS = [
  ['large', { settings }],
  ['a phone’s', { ...PHONE, settings }],
] as const;

test.each(TABLES.flatMap((table) => WINDOWS.map(([size, opened]) => ({ ...table, size, opened }))))(
  'axe finds nothing serious on the table of $name, $size, in both themes',
  LONG,
  async ({ moments, game, opened }) => {
    const page = await browser.open('/', opened);
    const faults: string[] = [];
    for (const [kind, from] of moments) {
      await goHome(page);
      await bringText(page, await gameAt(game, kind, from));
      await page.locator('#prompt[data-mine]').waitFor();
      faults.push(...(await seriousFaults(page)).map((fault) => `${kind}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
