import type { Page } from 'playwright-core';

/** What the page waits for. */
export type Moment =
  /** An answer of whoever looks. */
  | 'mine'
  /** The next person at this device. */
  | 'curtain'
  /** The table shows that the game is over. */
  | 'over'
  /** The page of the result. */
  | 'end'
  /** The table is open in another window. */
  | 'elsewhere'
  /** It cannot be opened. */
  | 'lost';

/** In the page: what it waits for; nothing while something is still on its way. */
export function seenMoment(): Moment | undefined {
  if (document.querySelector('[aria-busy="true"], [data-sent], [data-filling]') !== null) return undefined;
  if (document.querySelector('.end') !== null) return 'end';
  if (document.querySelector('.curtain') !== null) return 'curtain';
  if (document.querySelector('.state-card') !== null)
    return document.querySelector('.state-card .btn.primary')?.tagName === 'BUTTON' ? 'elsewhere' : 'lost';
  if (document.querySelector('#prompt a[data-primary]') !== null) return 'over';
  return document.querySelector('#prompt[data-mine]') === null ? undefined : 'mine';
}

/** Waits until the page waits for somebody. */
export async function moment(page: Page): Promise<Moment> {
  try {
    const found = await page.waitForFunction(seenMoment, undefined, { timeout: 60_000 });
    const value = await found.jsonValue();
    if (value !== undefined) return value;
  } catch (error) {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 400));
    throw new Error(`the page waits for nobody at ${page.url()}:\n${shown}`, { cause: error });
  }
  throw new Error('waited for nothing');
}
