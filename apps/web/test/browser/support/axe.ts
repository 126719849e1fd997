import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, serious or critical, in a line each. */
async function found(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  const how = { resultTypes: ['violations'], ...(rules.length === 0 ? {} : { runOnly: rules }) };
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(how)})`)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}

/** What axe finds in both themes. They differ in colours only, so the second is looked at for contrast. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  // Not as a script of the page: its policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const theme = (name: string): Promise<unknown> =>
    page.evaluate((next) => (document.documentElement.dataset['theme'] = next), name);
  await theme('night');
  const night = await found(page, ['color-contrast']);
  await theme('clay');
  const clay = await found(page, []);
  return [...clay.map((fault) => `clay: ${fault}`), ...night.map((fault) => `night: ${fault}`)];
}
