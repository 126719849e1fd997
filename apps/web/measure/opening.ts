import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { slowDown } from './clicks.ts';

/** Late in a four-player game: nine answers of ten are given. */
async function lateGame(): Promise<string> {
  const file = new URL('../../../corpus/assyria/v1/thumbs.4p.corpus.1.json', import.meta.url);
  const { outcome: _, ...record } = JSON.parse(await readFile(file, 'utf8')) as {
    outcome: unknown;
    log: unknown[];
    prints: [number, string][];
  };
  const last = record.prints.filter(([at]) => at <= record.log.length * 0.9).at(-1)?.[0] ?? 0;
  return JSON.stringify({
    ...record,
    log: record.log.slice(0, last),
    prints: record.prints.filter(([at]) => at <= last),
  });
}

/** Opens a late table from storage several times, each in a fresh page; milliseconds until its first thing is lit. */
export async function openingOfLateTable(browser: Browser, address: string, times: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await first.goto(address);
  await first
    .locator('input[type=file]')
    .setInputFiles({ name: 'late.edubba', mimeType: 'text/plain', buffer: Buffer.from(await lateGame()) });
  await first.waitForURL('**/table/*');
  const url = first.url();
  await first.close();
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('#prompt[data-mine], [data-lit]') !== null);
    found.push(Math.round(await page.evaluate(() => performance.now())));
    await page.close();
  }
  await context.close();
  return found;
}
