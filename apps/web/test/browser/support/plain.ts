import type { Page } from 'playwright-core';

/** In the page: every text that can be seen or is read out. */
function allTexts(): readonly string[] {
  const found: string[] = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const around = node.parentElement;
    // Keys are called what is printed on them; addresses and fingerprints are no words.
    if (around === null || around.closest('kbd, .kbd, code, textarea, script, style, .cunei') !== null) continue;
    if (around.checkVisibility()) found.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

/** Ids of rules and items, proper names, numerals, and what the browser's own formats say in a language nobody speaks. */
const ALLOWED = [
  /\b(now|and|or|\d+ (second|minute)s? ago)\b/g,
  /\bhttps?:\S+/g,
  /\bEdubba\b/g,
  /Source Sans 3, Eczar, Noto Sans Cuneiform/g,
  /^(React|zustand|wouter|Comlink|idb|Workbox)$/g,
  /^(MIT|Unlicense|Apache-2\.0|ISC)$/g,
  /\b[A-Z]{2,3}-[A-Za-z0-9.]+\b/g,
  /^(II|III|IV|VI)$/g,
];

/** Two plain letters in a row are a word that never was in a catalogue. */
function plainWords(text: string): boolean {
  const rest = ALLOWED.reduce((left, one) => left.replaceAll(one, ''), text);
  return /[A-Za-z]{2,}/.test(rest);
}

/** Texts of the page that were never in a catalogue, where it speaks the language nobody speaks. */
export async function plainTexts(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(allTexts)).filter(plainWords).map((text) => text.trim());
}
