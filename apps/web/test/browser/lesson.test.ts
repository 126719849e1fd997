import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { isSelected, type Target, targets } from './players/targets.ts';
import { expectNoOverflow } from './support/looks.ts';
import { lessonSays, type Said, saysOther, tryWrong } from './support/lesson.ts';

const browser = useBrowser();

/** So many presses at most. */
const MOST = 250;

/** Goes through a lesson until a first game is offered; gives the names of the chapters it came through. */
async function goThrough(page: Page, step: (said: Said, n: number) => Promise<void>): Promise<readonly string[]> {
  const chapters = new Set<string>();
  for (let n = 0; n < MOST; n++) {
    const said = await lessonSays(page);
    chapters.add(said.chapter);
    if (said.onward === 'Play a first game') return [...chapters];
    await step(said, n);
  }
  throw new Error(`still learning after ${MOST} presses`);
}

/** In the order in which they are pressed: what is selected wants to be confirmed first. */
const ORDER: readonly Target['kind'][] = ['menu', 'thing', 'option', 'control', 'primary'];

/** Presses what the lesson waits for. It must be in sight, with nothing on it: nobody looks for it behind a tab. */
async function press(page: Page, said: Said, at: (target: Target) => Promise<void>): Promise<void> {
  let found: readonly Target[] = [];
  let selected = false;
  const primary = (): Target | undefined => found.find(({ kind }) => kind === 'primary');
  const seen = async (): Promise<string> => {
    found = (await targets(page)).filter(({ kind }) => kind !== 'tab');
    selected = await isSelected(page);
    // A second press on what is selected takes it back: the button that confirms it may still be on its way.
    if (found.length > 0 && (!selected || primary() !== undefined)) return 'in sight';
    // The press before has just been answered, and the card says something else by now.
    const now = await lessonSays(page);
    return now.title !== said.title || now.onward !== undefined ? 'said already' : 'not in sight';
  };
  await expect.poll(seen, { message: `what the lesson waits for: ${said.title}` }).not.toBe('not in sight');
  const [first] = found.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const target = selected ? primary() : first;
  if (target !== undefined) await at(target);
}

test(
  'the lesson of Assyria from the first page to a first game, by mouse, with wrong clicks on the way',
  LONG,
  async () => {
    const page = await browser.open('/');
    await page.getByRole('link', { name: /^Learn.*Assyria/ }).click();
    await page.waitForURL('**/learn/assyria');
    const chapters = await goThrough(page, async (said, n) => {
      await expectNoOverflow(page);
      if (n % 4 === 1 && said.onward === undefined) await tryWrong(page, n, said);
      if (said.onward === undefined) return press(page, said, ({ x, y }) => page.mouse.click(x, y));
      await page.locator('.lesson-onward').click();
      await saysOther(page, said);
    });
    expect(chapters).toHaveLength(11);
    await page.locator('.lesson-onward').click();
    await page.waitForURL('**/table/*');
  },
);

test('the lesson of Assyria on a phone, by touch; it is left and taken up again where it was', LONG, async () => {
  const page = await browser.open('/learn/assyria', PHONE);
  const chapters = await goThrough(page, async (said, n) => {
    await expectNoOverflow(page);
    if (n === 12) {
      await page.getByRole('link', { name: 'Leave, keep my place' }).tap();
      await page.locator('.quick').waitFor();
      await page.goBack();
      expect(await lessonSays(page)).toEqual(said);
    }
    if (said.onward === undefined) return press(page, said, ({ x, y }) => page.touchscreen.tap(x, y));
    await page.locator('.lesson-onward').tap();
    await saysOther(page, said);
  });
  expect(chapters).toHaveLength(11);
});

test('the lesson of Assyria by keys alone', LONG, async () => {
  const page = await browser.open('/learn/assyria');
  const chapters = await goThrough(page, async (said) => {
    if (said.onward !== undefined) {
      // The focus is led to what goes on.
      await page.waitForFunction(() => document.activeElement?.classList.contains('lesson-onward') === true);
      await page.keyboard.press('Enter');
    } else {
      // The first answer of the list, and the button that confirms it.
      await page.keyboard.press('1');
      await page.waitForFunction(() => document.querySelector('#prompt [data-primary]:not([aria-disabled])') !== null);
      await page.keyboard.press('c');
      await page.keyboard.press('Enter');
    }
    await saysOther(page, said);
  });
  expect(chapters).toHaveLength(11);
});

test.each(['akkad', 'ancient-world', 'sammu-ramat', 'mesopotamia'])(
  'the lesson of %s from its first click to its end',
  LONG,
  async (game) => {
    const page = await browser.open(`/learn/${game}`);
    const chapters = await goThrough(page, async (said) => {
      if (said.onward === undefined) return press(page, said, ({ x, y }) => page.mouse.click(x, y));
      await page.locator('.lesson-onward').click();
      await saysOther(page, said);
    });
    expect(chapters.length).toBeGreaterThanOrEqual(8);
  },
);
