import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In the page: gradients as their first colour. On a gradient axe does not know what to compare with, and says nothing. */
function flatten(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage } = getComputedStyle(element);
    if (!(element instanceof HTMLElement) || !/^linear-gradient\((?!.*url\()/.test(backgroundImage)) continue;
    const colour = /(?:rgba?|oklab|oklch|lab|color)\([^()]*\)/.exec(backgroundImage)?.[0];
    if (colour === undefined) continue;
    element.dataset['flat'] = element.getAttribute('style') ?? '';
    element.style.background = colour;
  }
}

/**
 * In the page: what is printed on pieces and kept from those who listen is no label. The area or card that it stands on says it
 * in its name, in words; axe would want the bare print there too.
 */
function hidePrint(print: string): void {
  for (const text of document.querySelectorAll<HTMLElement | SVGElement>(print)) {
    text.dataset['flat'] ??= text.getAttribute('style') ?? '';
    text.style.display = 'none';
  }
}

/** What is printed on a map, and on cards: that has colours to be compared. */
const ON_MAP = 'svg [aria-hidden="true"] text, svg text[aria-hidden]';
const ON_CARDS = '[data-thing] > [aria-hidden="true"]';

/** In the page: the gradients and numbers again. */
function restore(): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-flat]')) {
    element.setAttribute('style', element.dataset['flat'] ?? '');
    delete element.dataset['flat'];
  }
}

const LABELS = 'label-content-name-mismatch';

/** Everything, colours alone, or everything but them: to compare colours takes as long as all the rest. Labels come after. */
const RULES = {
  all: { rules: { [LABELS]: { enabled: false } } },
  colours: { runOnly: ['color-contrast'] },
  rest: { rules: { [LABELS]: { enabled: false }, 'color-contrast': { enabled: false } } },
};

/** What axe finds in a theme, serious or critical, in a line each. Under a dialog lies a page that was looked at before. */
async function found(page: Page, theme: string, rules: keyof typeof RULES): Promise<readonly string[]> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  await page.evaluate(flatten);
  await page.evaluate(hidePrint, ON_MAP);
  const where = "document.querySelector('dialog[open]') ?? document";
  const run = async (how: object): Promise<AxeResults['violations']> => {
    const options = JSON.stringify({ resultTypes: ['violations'], ...how });
    return ((await page.evaluate(`axe.run(${where}, ${options})`)) as AxeResults).violations;
  };
  const violations = await run(RULES[rules]);
  if (rules !== 'colours') {
    await page.evaluate(hidePrint, ON_CARDS);
    violations.push(...(await run({ runOnly: [LABELS] })));
  }
  await page.evaluate(restore);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, any }) => `${theme}: ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}

/**
 * What axe finds in both themes. They differ in colours only, so that one of them is looked at for contrast alone; a phone
 * has the colours of the large page.
 */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  // Not as a script of the page: its policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if ((page.viewportSize()?.width ?? 0) < 600) return found(page, 'clay', 'rest');
  return [...(await found(page, 'clay', 'all')), ...(await found(page, 'night', 'colours'))];
}
