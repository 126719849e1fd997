import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, serious or critical, in a line each. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  // Not as a script of the page: its policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}
