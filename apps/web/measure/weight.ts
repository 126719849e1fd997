import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';

/** Compressed bytes of a first visit, in kilobytes of 1024: of the page and its workers. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly pictures: number;
  readonly fonts: number;
  /** All of it, with the page itself, until there is something to do. */
  readonly all: number;
  /** What comes afterwards by itself: bots, the log. */
  readonly later: number;
}

/** What a first visit to the home page loads. */
export async function weighHome(browser: Browser, address: string): Promise<Weight> {
  return loadedBy(browser, {}, address, '.quick button');
}

/** What a first visit to a table loads that this browser has kept: a new one of a game, with bots. */
export async function weighTable(browser: Browser, address: string, game: string): Promise<Weight> {
  const context = await browser.newContext(FIRST_VISIT);
  const page = await context.newPage();
  await page.goto(`${address}/new/${game}`);
  await page.locator('.new-start button[type=submit]').click();
  await page.waitForURL('**/table/*');
  // Kept where it asks a person: bots that have to answer first are no part of opening it.
  await page.locator('#prompt[data-mine]').waitFor();
  const storageState = await context.storageState({ indexedDB: true });
  const url = page.url();
  await context.close();
  return loadedBy(browser, { storageState }, url, '#prompt[data-mine]');
}

/** Nothing is in the cache; what the service worker fetches later for offline use is not waited for by anybody. */
const FIRST_VISIT: BrowserContextOptions = { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } };

/** What arrived, and when it was asked for, in milliseconds of the clock. */
interface Loaded {
  readonly kind: string;
  readonly bytes: number;
  readonly asked: number;
}

/** In the page: notes when there is something to do. By its own clock, since whoever looks from outside looks too late. */
function note(sign: string): void {
  const look = (): void => {
    if (document.querySelector(sign) === null) return;
    document.documentElement.dataset['ready'] ??= String(performance.timeOrigin + performance.now());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Visits a page until `sign` is there, and waits for what follows. */
async function loadedBy(browser: Browser, kept: BrowserContextOptions, url: string, sign: string): Promise<Weight> {
  const context = await browser.newContext({ ...FIRST_VISIT, ...kept });
  const loaded: Promise<Loaded>[] = [];
  context.on('request', (request) => loaded.push(weighed(request)));
  const page = await context.newPage();
  await page.addInitScript(note, sign);
  await page.goto(url);
  await page.locator(sign).first().waitFor();
  await settled(page);
  const all = await Promise.all(loaded);
  const ready = Number(await page.locator('html').getAttribute('data-ready'));
  await context.close();
  const sum = (counts: (one: Loaded) => boolean): number =>
    Math.round(all.filter(counts).reduce((n, { bytes }) => n + bytes, 0) / 102.4) / 10;
  const isLate = ({ asked }: Loaded): boolean => asked > ready;
  const early = (kind: string): number => sum((one) => !isLate(one) && one.kind === kind);
  return {
    script: early('script'),
    style: early('style'),
    pictures: early('picture'),
    fonts: early('font'),
    all: sum((one) => !isLate(one)),
    later: sum(isLate),
  };
}

/** By the length that the server says: of a worker's own script the browser's tools tell none. */
async function weighed(request: Request): Promise<Loaded> {
  const response = await request.response();
  const bytes = Number(response?.headers()['content-length'] ?? 0);
  return { kind: kindOf(request.url()), bytes, asked: request.timing().startTime };
}

function kindOf(url: string): string {
  const extension = new URL(url).pathname.split('.').at(-1) ?? '';
  return { js: 'script', css: 'style', svg: 'picture', png: 'picture', woff2: 'font' }[extension] ?? 'page';
}

/** Nothing was loaded for a while: bots come a moment after the first question. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  await page.waitForLoadState('networkidle');
}
