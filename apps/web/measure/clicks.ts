import type { Browser, Page } from 'playwright-core';
import { mousePlayer } from '../test/browser/players/mouse.ts';
import { playOn } from '../test/browser/players/player.ts';
import { dice } from '../test/browser/support/random.ts';

/** Milliseconds from a click on a lit thing until the screen shows an answer to it. */
export interface Answered {
  readonly clicks: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
}

declare global {
  interface Window {
    answered?: number[];
  }
}

/** In the page: times every click on a lit thing up to the end of the first frame after something has changed by it. */
function watchClicks(): void {
  const answered: number[] = [];
  window.answered = answered;
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-lit]') === null) return;
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The first task after the frame was painted.
          port1.addEventListener('message', () => answered.push(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    true,
  );
}

/** Plays against three bots with the mouse, the processor slowed four times. */
export async function answersToClicks(browser: Browser, address: string, steps: number): Promise<Answered> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchClicks);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/table/*');
  await slowDown(page);
  const ended = (at: string, step: number): boolean => at === 'end' || step >= steps;
  await playOn(page, mousePlayer(page, dice(7)), { most: steps + 1, until: ended });
  const times = ((await page.evaluate(() => window.answered)) ?? []).sort((a, b) => a - b);
  await context.close();
  const at = (share: number): number =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { clicks: times.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
}

/** The processor of a slow phone, as the browser's own tools imitate it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
