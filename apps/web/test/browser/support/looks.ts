import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In the page: what sticks out to the side, if anything does. */
function seenStickingOut(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 8)
    .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''} ${Math.round(one.getBoundingClientRect().right)}`);
}

/** What makes the page scroll sideways. */
export async function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(seenStickingOut);
}

/** Nothing makes the page scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await stickingOut(page)).toEqual([]);
}

/** In the page: text of a size, in hundredths of the usual; drawn when it is done. */
async function resizeText(percent: number): Promise<void> {
  const root = document.documentElement;
  root.dataset['text'] = percent === 100 ? 'usual' : 'large';
  root.style.fontSize = percent === 100 ? '' : `${percent}%`;
  // What is measured is drawn anew a frame later.
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}

/** What is wrong with a page while its text is larger than usual. */
export async function withLargeText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(resizeText, 150);
  const found = await look();
  await page.evaluate(resizeText, 100);
  return found;
}

/** In the page: what of the question cannot be seen without scrolling. */
function seenOutOfSight(): readonly string[] {
  const prompt = document.querySelector('#prompt');
  if (prompt === null) return ['there is no prompt'];
  const parts = [
    prompt,
    ...prompt.querySelectorAll('.prompt-ask, .prompt-ask b, .prompt-option, [data-primary], .prompt-undo button'),
  ];
  return parts.flatMap((part) => {
    // What is folded away is not shown, and a tap on "More" shows it.
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const cut = part === prompt && part.scrollHeight > part.clientHeight + 2;
    const place = [left, top, right, bottom].map(Math.round).join(' ');
    return inside && !cut
      ? []
      : [`${part.className} “${(part.textContent ?? '').slice(0, 60)}” ${place}${cut ? ' cut' : ''}`];
  });
}

/** What of the question is out of sight. */
export async function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(seenOutOfSight);
}

/** What is asked, its buttons and the main one are in sight together. */
export async function expectPromptInSight(page: Page): Promise<void> {
  expect(await outOfSight(page)).toEqual([]);
}
