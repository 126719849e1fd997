import type { Page } from 'playwright-core';

/** What a table shows as done: its pieces, numbers and the question. */
export interface Shown {
  readonly ask: string;
  readonly pieces: readonly string[];
  readonly counts: readonly string[];
}

/** In the page: everything that answers have changed. */
function readShown(): Shown {
  const all = (selector: string, say: (one: Element) => string): string[] =>
    [...document.querySelectorAll(selector)].map(say).sort();
  return {
    ask: document.querySelector('#prompt .prompt-ask b')?.textContent ?? '',
    pieces: all('[data-thing^="space/"]', (one) => one.getAttribute('aria-label') ?? ''),
    counts: all('[data-count]', (one) => `${one.getAttribute('data-count')} ${one.textContent}`),
  };
}

/** What the open table shows now. */
export async function shownOf(page: Page): Promise<Shown> {
  return page.evaluate(readShown);
}
