import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Compressed bytes that a first visit loads, in kilobytes of 1024. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly pictures: number;
  readonly fonts: number;
  /** All of it, with the page itself. */
  readonly all: number;
}

/** What a first visit to the home page loads, and what a first visit to a table loads that this browser has kept. */
export async function weigh(browser: Browser, address: string): Promise<{ home: Weight; table: Weight }> {
  const first = await browser.newContext(FIRST_VISIT);
  const page = await first.newPage();
  const home = await loadedBy(page, () => page.goto(address));
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-lit]').first().waitFor({ state: 'attached' });
  const storageState = await first.storageState({ indexedDB: true });
  const url = page.url();
  await first.close();
  const second = await browser.newContext({ ...FIRST_VISIT, storageState });
  const visit = await second.newPage();
  const table = await loadedBy(visit, async () => {
    await visit.goto(url);
    await visit.locator('[data-lit]').first().waitFor({ state: 'attached' });
  });
  await second.close();
  return { home, table };
}

/** Nothing is in the cache; what the service worker fetches later for offline use is not waited for by anybody. */
const FIRST_VISIT: BrowserContextOptions = { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } };

/** The compressed bytes that arrive in a page and its worker meanwhile. */
async function loadedBy(page: Page, visit: () => Promise<unknown>): Promise<Weight> {
  const loaded: { readonly type: string; readonly bytes: number }[] = [];
  const sizes: Promise<void>[] = [];
  page.context().on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => {
      loaded.push({ type: kindOf(request.url()), bytes: responseBodySize });
    });
    sizes.push(size);
  });
  await visit();
  await settled(page);
  await Promise.all(sizes);
  const sum = (type?: string): number => {
    const counted = loaded.filter((one) => type === undefined || one.type === type);
    return Math.round(counted.reduce((n, { bytes }) => n + bytes, 0) / 102.4) / 10;
  };
  return { script: sum('script'), style: sum('style'), pictures: sum('picture'), fonts: sum('font'), all: sum() };
}

function kindOf(url: string): string {
  const extension = new URL(url).pathname.split('.').at(-1) ?? '';
  return { js: 'script', css: 'style', svg: 'picture', png: 'picture', woff2: 'font' }[extension] ?? 'page';
}

/** Nothing was loaded for a while. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}
