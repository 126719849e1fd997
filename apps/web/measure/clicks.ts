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
    answered?: Map<number, number>;
  }
}

/**
 * In the page: times every click on a lit thing. Where the page changes before the next frame, the browser's own event
 * timing says when that frame was on the screen. Where it changes only later, the end of the first frame after the
 * change counts.
 */
function watchClicks(): void {
  const answered = new Map<number, number>();
  const prompt = new Set<number>();
  window.answered = answered;
  const frameOf = (click: number): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => answered.set(click, performance.now() - click));
      port1.start();
      port2.postMessage(undefined);
    });
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('[data-lit]') === null) return;
      let framed = false;
      requestAnimationFrame(() => {
        framed = true;
      });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        if (framed) return frameOf(timeStamp);
        prompt.add(timeStamp);
        // Quicker than the browser tells of: 16 ms is the least it does.
        answered.set(timeStamp, 16);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click' && prompt.has(startTime)) answered.set(startTime, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** No hand is quicker: it comes to rest, and the button is down for a moment. */
const HAND = { rest: 200, press: 80 };

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
  await playOn(page, mousePlayer(page, dice(7), HAND), { most: steps + 1, until: ended });
  const times = (await page.evaluate(() => [...(window.answered?.values() ?? [])])).sort((a, b) => a - b);
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
