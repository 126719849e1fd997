import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Environment } from 'vitest/runtime';
import { CHROMIUM_FLAGS, findChromium } from '../../../../tools/chromium.mjs';

/** What tests find on `globalThis`. */
export interface WithBrowser {
  /** The browser of this worker, started when the first test asks for it. */
  theBrowser: () => Promise<Browser>;
}

/** One browser for all files that a worker goes through: to start one takes longer than many a test. */
const environment: Environment = {
  name: 'chromium',
  viteEnvironment: 'ssr',
  setup: () => {
    let started: Promise<Browser> | undefined;
    const start = (): Promise<Browser> =>
      chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
    const theBrowser = async (): Promise<Browser> => {
      const browser = await (started ??= start());
      // One that broke off must not fail the files that follow.
      return browser.isConnected() ? browser : (started = start());
    };
    Object.assign(globalThis, { theBrowser } satisfies WithBrowser);
    return { teardown: async () => (await started)?.close() };
  },
};

export default environment;
