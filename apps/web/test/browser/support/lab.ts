import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Served } from '../../../serve/built.ts';
import { servedLab } from '../../../serve/lab.ts';
import { SHELF } from '../../../src/app/games.ts';
import { openPage, type Chromium, type Opened } from '../browser.ts';

/** The games that have a table. Nothing here knows any of them. */
export const TABLES: readonly string[] = SHELF.filter(({ ui }) => ui !== undefined).map(({ id }) => id);

/** A position as the page names it. */
export interface Shown {
  readonly kind: string;
  readonly seat: number;
  readonly seats: number;
  readonly n: number;
}

export interface Lab {
  open(game: string, options: Opened): Promise<Page>;
}

/** Builds and serves the page that leads through positions, for the tests of one file. */
export function useLab(browser: Chromium): Lab {
  let lab: Served;
  beforeAll(async () => {
    lab = await servedLab();
  }, 180_000);
  afterAll(() => lab.close());
  return {
    open: async (game, options) => {
      const context = await browser.context(options);
      const page = await openPage(context, `${lab.address}/dev/table.html?lab&motion=off&game=${game}`);
      await page.waitForFunction(() => 'lab' in window);
      return page;
    },
  };
}

/** In the page: shows the next position, and waits until it is drawn. */
export async function nextPosition(): Promise<Shown> {
  const { lab } = window as unknown as { readonly lab: { next(): Promise<Shown> } };
  const shown = await lab.next();
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  for (let patience = 200; patience > 0; patience--) {
    await frame();
    const drawn = document.querySelector('#prompt[data-mine]') !== null;
    if (drawn && document.querySelector('[data-filling], [aria-busy="true"]') === null) break;
  }
  // Tabs follow the lights, and what they show follows them.
  for (let i = 0; i < 3; i++) await frame();
  return shown;
}
