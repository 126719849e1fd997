import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../tools/chromium.mjs';
import { simulations } from './browser/simulation.ts';

const INSTALLING = 600_000;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
}, INSTALLING);

afterAll(() => browser?.close());

async function inBrowser(name: keyof typeof simulations, seed: string, games: number): Promise<unknown> {
  const entry = fileURLToPath(new URL('browser/page.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const result = await page.evaluate(`simulations.${name}(${JSON.stringify(seed)}, ${games})`);
  await page.close();
  return result;
}

test.each([
  ['connectFour', 500],
  ['royalGameOfUr', 200],
] as const)(
  'the same seed gives the same simulation of %s on Node and in Chromium',
  async (name, games) => {
    const here = simulations[name]('ashur', games);
    const there = await inBrowser(name, 'ashur', games);
    expect(there).toEqual(here);
    expect(here).toMatchObject({ finished: games, errors: 0 });
    expect(simulations[name]('nineveh', games).hash).not.toBe(here.hash);
  },
  60_000,
);
