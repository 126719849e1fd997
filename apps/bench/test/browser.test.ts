import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../tools/chromium.mjs';
import { simulateConnectFour } from './browser/simulation.ts';

const INSTALLING = 600_000;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
}, INSTALLING);

afterAll(() => browser?.close());

async function inBrowser(seed: string, games: number): Promise<unknown> {
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
  const result = await page.evaluate(`simulateConnectFour(${JSON.stringify(seed)}, ${games})`);
  await page.close();
  return result;
}

test('the same seed gives the same simulation on Node and in Chromium', async () => {
  const here = simulateConnectFour('ashur', 500);
  const there = await inBrowser('ashur', 500);
  expect(there).toEqual(here);
  expect(here).toMatchObject({ finished: 500, errors: 0 });
  expect(simulateConnectFour('nineveh', 500).hash).not.toBe(here.hash);
}, 60_000);
