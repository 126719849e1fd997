import type { Page } from 'playwright-core';
import { inject } from 'vitest';
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
  /** `two`: things are selected by one click and answered by another, whatever they are. */
  open(game: string, options: Opened, clicks?: 'two'): Promise<Page>;
}

/** The page that leads through positions. */
export function useLab(browser: Chromium): Lab {
  return {
    open: async (game, options, clicks) => {
      // It is built when the first test asks where it is.
      const address = await (await fetch(inject('lab'))).text();
      const context = await browser.context(options);
      const more = clicks === undefined ? '' : `&${clicks}`;
      const page = await openPage(context, `${address}/dev/table.html?lab&motion=off&game=${game}${more}`);
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

/** In the page: the drawing has followed the window, panels too, which come after the board. */
export async function settled(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  for (let patience = 200; patience > 0 && document.querySelector('[data-filling]') !== null; patience--) await frame();
  for (let i = 0; i < 3; i++) await frame();
}
