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

/** Milliseconds from the click on a kept table, or from the start of the visit: until the first target is lit on the screen, and until every panel is filled. */
export interface Opened {
  readonly lit: number;
  readonly whole: number;
}

declare global {
  interface Window {
    opened?: Partial<Record<keyof Opened, number>>;
  }
}

/** In the page: takes the time of both moments, each at the end of its frame. */
function watchOpening(): void {
  const opened: NonNullable<Window['opened']> = {};
  window.opened = opened;
  let from = 0;
  addEventListener('click', ({ timeStamp }) => (from = timeStamp), true);
  const signs: { readonly [moment in keyof Opened]: () => boolean } = {
    lit: () => document.querySelector('#prompt[data-mine], [data-lit]') !== null,
    whole: () =>
      document.querySelector('#log .log-line') !== null &&
      [...document.querySelectorAll('.table-panel')].every((panel) => panel.childElementCount > 0),
  };
  const observer = new MutationObserver(() => {
    for (const moment of ['lit', 'whole'] as const) {
      if (opened[moment] !== undefined || !signs[moment]()) continue;
      opened[moment] = Number.NaN;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          opened[moment] = performance.now() - from;
        });
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Opens a late table from storage several times, each in a fresh page, the processor slowed four times: by a click in
 * the list of kept tables, or by its address, which loads the whole client first.
 */
export async function openingOfLateTable(
  browser: Browser,
  address: string,
  times: number,
  by: 'list' | 'address',
): Promise<Opened[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await first.goto(address);
  await first
    .locator('input[type=file]')
    .setInputFiles({ name: 'late.edubba', mimeType: 'text/plain', buffer: Buffer.from(await lateGame()) });
  await first.waitForURL('**/table/*');
  const url = first.url();
  await first.close();
  await context.addInitScript(watchOpening);
  const found: Opened[] = [];
  for (let i = 0; i < times; i++) {
    const page = await context.newPage();
    if (by === 'list') {
      await page.goto(address);
      const kept = page.locator('.table-card a').first();
      await kept.waitFor();
      await page.waitForLoadState('networkidle');
      await slowDown(page);
      await kept.click();
    } else {
      await slowDown(page);
      await page.goto(url);
    }
    await page.waitForFunction(() => Number(window.opened?.whole) > 0, undefined, { polling: 100 });
    const { lit = 0, whole = 0 } = (await page.evaluate(() => window.opened)) ?? {};
    found.push({ lit: Math.round(lit), whole: Math.round(whole) });
    await page.close();
  }
  await context.close();
  return found;
}
