import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type { WithBrowser } from './environment.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** How a page of the client is opened. */
export interface Opened extends BrowserContextOptions {
  /** What the person has set before the first visit. Motion is off unless it is said, nothing is answered by itself and no card comes: tests need not wait for it. */
  readonly settings?: Partial<Settings>;
  /** What the console may say: where a test breaks something on purpose. */
  readonly mayLog?: RegExp;
}

/** A real Chromium, as the tests of one file see it. What goes wrong in a page fails the test that opened it. */
export interface Chromium {
  /** A page in a browser of its own: nothing was kept before. */
  open(path: string, options?: Opened): Promise<Page>;
  /** Such a browser without a page. */
  context(options?: Opened): Promise<BrowserContext>;
}

/** A phone held upright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

/** The browser of this worker for the tests of one file; what they open is closed after each. */
export function useBrowser(): Chromium {
  let contexts: BrowserContext[] = [];
  const faults: string[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(faults.splice(0)).toEqual([]);
  });
  const context = async ({ settings, mayLog, ...options }: Opened = {}): Promise<BrowserContext> => {
    const browser = await (globalThis as unknown as WithBrowser).theBrowser();
    const made = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // A client that keeps itself for offline use fetches all of itself at the first visit: one test is about that.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(made);
    // Only what hangs is to fail by the clock, in every page that is opened there.
    made.setDefaultTimeout(90_000);
    const before: Partial<Settings> = { motion: 'off', single: false, firstCards: false, ...settings };
    await made.addInitScript(set, before);
    made.on('weberror', (error) => faults.push(String(error.error())));
    made.on('console', (line) => {
      if (line.type() === 'error' && mayLog?.test(line.text()) !== true) faults.push(line.text());
    });
    return made;
  };
  return {
    context,
    open: async (path, options) => openPage(await context(options), path),
  };
}

/** In the page: what a person would have set there, as long as nobody has set anything else. */
function set(state: Partial<Settings>): void {
  try {
    if (localStorage.getItem('edubba-settings') === null)
      localStorage.setItem('edubba-settings', JSON.stringify({ state, version: 1 }));
  } catch {
    // A page without storage has its defaults.
  }
}

/** A page of the client. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(addressOf(path));
  return page;
}

/** The whole address of a page. */
export function addressOf(path: string): string {
  return path.startsWith('http:') ? path : `${inject('address')}${path}`;
}
