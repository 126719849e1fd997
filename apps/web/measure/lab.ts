import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../tools/chromium.mjs';
import { served } from '../serve/served.ts';

/** What the lab's page does with an experiment: how long it takes, and how the page gets on meanwhile. */
export interface LabFigures {
  readonly seconds: number;
  /** The longest time between two frames, in milliseconds; other processes on the same cores have a part in it. */
  readonly longestFrame: number;
  /** Tasks of the page itself that took more than 50 milliseconds, and the longest. */
  readonly longTasks: number;
  readonly longestTask: number;
}

/** Kept in the page while it runs: milliseconds between frames, and of tasks that took long. */
interface Seen {
  readonly frames: number[];
  readonly tasks: number[];
}

/** Runs an experiment in the page, in real Chromium, built and served as `npm start` does. */
export async function measureLab(
  experiment: { readonly games: number },
  say: (text: string) => void,
): Promise<LabFigures> {
  say('building the client');
  const { address, close } = await served();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const link = Buffer.from(JSON.stringify(experiment)).toString('base64url');
    await page.goto(new URL(`/lab#e=${link}`, address).href);
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await run.waitFor();
    await page.evaluate(() => {
      const seen: Seen = { frames: [], tasks: [] };
      let last = performance.now();
      const frame = (now: number): void => {
        seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
      }).observe({ type: 'longtask' });
      (globalThis as unknown as { seen: Seen }).seen = seen;
    });
    say(`playing ${experiment.games} games in the page`);
    const began = performance.now();
    await run.click();
    await page.getByText('Done', { exact: true }).waitFor({ timeout: 3_600_000 });
    const seconds = (performance.now() - began) / 1000;
    const { frames, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    return {
      seconds,
      longestFrame: Math.round(Math.max(0, ...frames)),
      longTasks: tasks.length,
      longestTask: Math.round(Math.max(0, ...tasks)),
    };
  } finally {
    await browser.close();
    await close();
  }
}
