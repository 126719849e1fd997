import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../tools/chromium.mjs';
import { served } from '../serve/served.ts';
import { type Answered, answersToClicks } from './clicks.ts';
import { type Opened, openingOfLateTable } from './opening.ts';
import { type Weight, weighHome, weighTable } from './weight.ts';

export { measureLab } from './lab.ts';
export type { Weight } from './weight.ts';

/** What the client weighs and how quickly it answers, in real Chromium, built and served as `npm start` does. */
export interface ClientFigures {
  readonly home: Weight;
  readonly table: Weight;
  readonly clicks: Answered;
  /** Of a late four-player game: from the list of kept tables, and by its address. */
  readonly opening: { readonly list: readonly Opened[]; readonly address: readonly Opened[] };
}

/** How much of it: steps of a game that is played through the page, and how often a late table is opened. */
export interface Amount {
  readonly steps: number;
  readonly openings: number;
}

export async function measureClient({ steps, openings }: Amount, say: (text: string) => void): Promise<ClientFigures> {
  say('building the client');
  const { address, close } = await served();
  const browser: Browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    say('weighing it');
    const home = await weighHome(browser, address);
    const table = await weighTable(browser, address, 'assyria');
    say('playing a game, slowed four times');
    const clicks = await answersToClicks(browser, address, steps);
    say('opening a late table, slowed four times');
    const opening = {
      list: await openingOfLateTable(browser, address, openings, 'list'),
      address: await openingOfLateTable(browser, address, openings, 'address'),
    };
    return { home, table, clicks, opening };
  } finally {
    await browser.close();
    await close();
  }
}
