import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, settled, TABLES, useLab } from './support/lab.ts';

const browser = useBrowser();
const lab = useLab(browser);

/** Positions of each game: nothing that is asked may move the board. The proofs look at each in every window. */
const PROOFS = process.env['EDUBBA_PROOFS'] !== undefined;
const POSITIONS = PROOFS ? 200 : 24;
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** Where the board lies, to the pixel, also behind what fills the table for a while. */
const boardAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('#board')?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map(Math.round).join(' ');
  });

test.for(TABLES)('%s: the board keeps its place and its size from question to question', LONG, async (game) => {
  const page = await lab.open(game, { viewport: { width: 1440, height: 900 } });
  // A table for more players may lie otherwise.
  const places = new Map<string, Map<string, string>>();
  const kinds = new Set<string>();
  for (let i = 0; i < POSITIONS; i++) {
    const { kind, seats, n } = await page.evaluate(nextPosition);
    kinds.add(kind);
    for (const size of PROOFS ? WINDOWS : WINDOWS.slice(i % 2, (i % 2) + 1)) {
      await page.setViewportSize(size);
      await page.evaluate(settled);
      const at = await boardAt(page);
      const table = `${size.width}×${size.height}, ${seats} seats`;
      const known = places.get(table) ?? new Map<string, string>();
      places.set(table, known.set(at, known.get(at) ?? `${kind} after ${n}`));
    }
  }
  expect(kinds.size).toBeGreaterThan(5);
  const moved = [...places].filter(([, at]) => at.size > 1).map(([table, at]) => [table, [...at]]);
  expect(moved).toEqual([]);
});

/** Of a phone held upright, whatever is asked: what stays below it is the board, or what is chosen from. */
const MOST_OF_PHONE = 1 / 3;
/** Tables whose questions are all as short as this. */
const SHORT = ['mesopotamia'];

test.for(SHORT)('%s on a phone: no question takes more than a third of the window', LONG, async (game) => {
  const page = await lab.open(game, PHONE);
  const tall: string[] = [];
  for (let i = 0; i < POSITIONS; i++) {
    const { kind, n } = await page.evaluate(nextPosition);
    const part = await page.evaluate(
      () => (document.querySelector('#prompt')?.clientHeight ?? innerHeight) / innerHeight,
    );
    if (part > MOST_OF_PHONE) tall.push(`${kind} after ${n}: ${Math.round(100 * part)} %`);
  }
  expect(tall).toEqual([]);
});

test('a board that moves by a pixel is found', async () => {
  const page = await lab.open(TABLES[0] ?? '', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(nextPosition);
  const before = await boardAt(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('#prompt')?.style.setProperty('min-height', '72px'));
  expect(await boardAt(page)).not.toBe(before);
});
