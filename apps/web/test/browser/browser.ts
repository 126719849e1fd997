import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../../tools/chromium.mjs';

/** A real Chromium for the tests of one file. */
export function useBrowser(): { open(path: string, options?: BrowserContextOptions): Promise<Page> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
  });
  afterAll(() => browser.close());
  return {
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      return openPage(context, path);
    },
  };
}

/** A page of the client. What goes wrong in it goes wrong in the test. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${inject('address')}${path}`);
  return page;
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
