// `npm run pictures`: writes the pictures of docs/pictures from the built client in real Chromium. With names after it
// (`npm run pictures -- akkad table`) only those whose name begins so.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../../../tools/chromium.mjs';
import { served } from '../serve/served.ts';
import type { Settings } from '../src/settings/settings.ts';
import { type House, openHouse } from './browser/online/house.ts';
import { recorded } from './browser/support/corpus.ts';
import { gameAt } from './browser/support/played.ts';
import { showLobby, showRoom, showTable } from './online-pictures.ts';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** A game of four by rules of thumb, and a moment of it with much on the board. */
const GAME = 'thumbs.4p.corpus.1';
const RICH = 586;
const ACTIONS = 637;

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Moments of a game of Akkad: a space is to be activated, a turn begins, roles are chosen, hits are taken, goods offered. */
const AKKAD = {
  activate: () => gameAt('akkad', 'activate.space', 2700),
  turn: () => gameAt('akkad', 'turn.choose', 2700),
  roles: () => gameAt('akkad', 'select.role', 2523),
  battle: () => gameAt('akkad', 'combat.assign', 2500),
  trade: () =>
    gameAt('akkad', 'trade.exchange', 210, 'players', '2', 'give+silver', 'give+silver', 'get+grain', 'get+lapis'),
};

/** Moments of the others: a turn with much on the table, and a fight. */
const ANCIENT_WORLD = {
  turn: () => gameAt('ancient-world', 'turn.action', 250),
  attack: () => gameAt('ancient-world', 'attack.armies', 300),
};
const SAMMU_RAMAT = { turn: () => gameAt('sammu-ramat', 'move', 124) };
const MESOPOTAMIA = {
  turn: () => gameAt('mesopotamia', 'turn.action', 740),
  battle: () => gameAt('mesopotamia', 'combat.tactics', 690),
};

/** What a picture is made with. */
interface Studio {
  readonly browser: Browser;
  readonly house: House;
}

/** A picture: how the page gets there. */
interface Picture {
  readonly name: string;
  readonly window: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  readonly show: (page: Page, address: string, house: House) => Promise<void>;
}

async function bringFile(page: Page, address: string, text: string, sign = '#prompt[data-mine]'): Promise<void> {
  await page.goto(`${address}/`);
  const file = { name: 'game.edubba', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/(table|end)\//);
  await page.locator(sign).waitFor();
}

async function bring(page: Page, address: string, steps?: number): Promise<void> {
  await bringFile(page, address, await recorded(GAME, steps), steps === undefined ? '.tally' : undefined);
}

/** At the first lit place of the map, as a pointer that rests there sees it. */
async function pointAtLit(page: Page): Promise<void> {
  await page.locator('[data-thing^="space/"][data-lit]').nth(3).hover();
  await page.locator('.table-tip').waitFor();
}

/** How a page gets to a moment of a game. */
function shown(moment: () => Promise<string>): Picture['show'] {
  return async (page, address) => bringFile(page, address, await moment());
}

/** A moment of a game by day, by night and on a phone. */
function pictured(name: string, moment: () => Promise<string>): readonly Picture[] {
  const show = shown(moment);
  return [
    { name, window: DESK, show },
    { name: `${name}-night`, window: DESK, settings: { theme: 'night' }, show },
    { name: `${name}-phone`, window: PHONE, show },
  ];
}

const PICTURED: readonly Picture[] = [
  { name: 'home', window: DESK, show: async (page, address) => void (await page.goto(`${address}/`)) },
  { name: 'home-phone', window: PHONE, show: async (page, address) => void (await page.goto(`${address}/`)) },
  {
    name: 'new-table',
    window: DESK,
    show: async (page, address) => {
      await page.goto(`${address}/new/assyria`);
      await page.locator('.option').first().waitFor();
    },
  },
  {
    name: 'table',
    window: DESK,
    show: async (page, address) => {
      await bring(page, address, RICH);
      await pointAtLit(page);
    },
  },
  {
    name: 'table-night',
    window: DESK,
    settings: { theme: 'night' },
    show: (page, address) => bring(page, address, ACTIONS),
  },
  {
    name: 'why-not',
    window: DESK,
    show: async (page, address) => {
      await bring(page, address, RICH);
      // Not by a click that waits until it may: it is off, and says why.
      await page.locator('[data-thing="space/D7"]').first().click({ force: true });
      await page.locator('.table-tip[data-kind=refuse]').waitFor();
    },
  },
  {
    name: 'options',
    window: DESK,
    show: async (page, address) => {
      await bring(page, address, ACTIONS);
      await page.keyboard.press('o');
      await page.locator('.option-brings > span').first().waitFor();
    },
  },
  {
    name: 'confirm',
    window: DESK,
    settings: { confirm: 'always' },
    show: async (page, address) => {
      await bring(page, address, ACTIONS);
      await page.locator('#prompt [data-primary]').click();
      await page.locator('.dialog-buttons').waitFor();
    },
  },
  {
    name: 'curtain',
    window: DESK,
    show: async (page, address) => {
      await page.goto(`${address}/`);
      await page.getByRole('radio', { name: 'At one device' }).check({ force: true });
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('.curtain').waitFor();
    },
  },
  {
    name: 'rule-sheet',
    window: DESK,
    show: async (page, address) => {
      await bring(page, address, RICH);
      await page.locator('#prompt .rule-chip').click();
      await page.locator('dialog.sheet .rule-row').first().waitFor();
    },
  },
  {
    name: 'rulebook',
    window: DESK,
    show: async (page, address) => {
      await page.goto(`${address}/rules/assyria/ASY-16.03`);
      await page.locator('[data-current]').first().waitFor();
    },
  },
  {
    name: 'replay',
    window: DESK,
    show: async (page, address) => {
      await bring(page, address);
      await page.goto(page.url().replace('/end/', '/replay/').concat(`/${RICH}`));
      await page.locator(`[data-shown="${RICH}"]`).waitFor({ state: 'attached' });
    },
  },
  { name: 'end', window: DESK, show: (page, address) => bring(page, address) },
  { name: 'end-phone', window: PHONE, show: (page, address) => bring(page, address) },
  { name: 'phone-map', window: PHONE, show: (page, address) => bring(page, address, RICH) },
  {
    name: 'phone-own-board',
    window: PHONE,
    show: async (page, address) => {
      await bring(page, address, ACTIONS);
      await page.locator('.table-tabs button').nth(1).click();
    },
  },
  {
    name: 'phone-night',
    window: PHONE,
    settings: { theme: 'night' },
    show: (page, address) => bring(page, address, RICH),
  },
  { name: 'akkad', window: DESK, show: shown(AKKAD.activate) },
  {
    name: 'akkad-night',
    window: DESK,
    settings: { theme: 'night' },
    show: shown(AKKAD.turn),
  },
  { name: 'akkad-roles', window: DESK, show: shown(AKKAD.roles) },
  { name: 'akkad-battle', window: DESK, show: shown(AKKAD.battle) },
  { name: 'akkad-trade', window: DESK, show: shown(AKKAD.trade) },
  {
    name: 'akkad-replay',
    window: DESK,
    show: async (page, address) => {
      await bringFile(page, address, await AKKAD.battle());
      await page.goto(page.url().replace('/table/', '/replay/'));
      await page.locator('[data-shown]').waitFor({ state: 'attached' });
      await page.getByRole('tab', { name: 'Armies' }).click();
    },
  },
  { name: 'akkad-phone', window: PHONE, show: shown(AKKAD.activate) },
  { name: 'akkad-phone-battle', window: PHONE, show: shown(AKKAD.battle) },
  ...pictured('ancient-world', ANCIENT_WORLD.turn),
  { name: 'ancient-world-attack', window: DESK, show: shown(ANCIENT_WORLD.attack) },
  ...pictured('sammu-ramat', SAMMU_RAMAT.turn),
  ...pictured('mesopotamia', MESOPOTAMIA.turn),
  { name: 'mesopotamia-battle', window: DESK, show: shown(MESOPOTAMIA.battle) },
  { name: 'online-lobby', window: DESK, show: (page, _, house) => showLobby(page, house) },
  { name: 'online-room', window: DESK, show: (page, _, house) => showRoom(page, house) },
  { name: 'online-table', window: DESK, show: (page, _, house) => showTable(page, house) },
  { name: 'online-lobby-phone', window: PHONE, show: (page, _, house) => showLobby(page, house) },
  { name: 'online-room-phone', window: PHONE, show: (page, _, house) => showRoom(page, house) },
  { name: 'online-table-phone', window: PHONE, show: (page, _, house) => showTable(page, house) },
];

/** A picture as WebP with so little loss that nobody sees it: a quarter of what it weighs without. */
async function pressed(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.92);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function take({ browser, house }: Studio, picture: Picture): Promise<string> {
  const context = await browser.newContext(picture.window);
  const state: Partial<Settings> = {
    motion: 'off',
    theme: 'clay',
    breathing: false,
    firstCards: false,
    ...picture.settings,
  };
  await context.addInitScript(
    (set) => localStorage.setItem('edubba-settings', JSON.stringify({ state: set, version: 1 })),
    state,
  );
  const page = await context.newPage();
  await picture.show(page, house.address, house);
  // Panels and the log come right after the question.
  await page.waitForFunction(
    () => document.querySelector('.table-panel:empty, .desktop-log:empty, [data-filling]') === null,
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForLoadState('networkidle');
  const image = await pressed(page, await page.screenshot({ animations: 'disabled' }));
  await context.close();
  const name = `${picture.name}.webp`;
  await writeFile(join(PICTURES, name), image);
  return `${name} ${Math.round(image.length / 1000)} KB`;
}

const asked = process.argv.slice(2);
const wanted = PICTURED.filter(({ name }) => asked.length === 0 || asked.some((begin) => name.startsWith(begin)));
ensureChromium();
const { folder, close } = await served();
const house = await openHouse(folder);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
try {
  if (asked.length === 0) await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  for (const picture of wanted) console.log(await take({ browser, house }, picture));
} finally {
  await browser.close();
  await house.close();
  await close();
}
