import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the lesson's card says now: which chapter and step, and its words. */
export interface Said {
  readonly chapter: string;
  readonly title: string;
  /** What goes on without a move, if that is possible now. */
  readonly onward: string | undefined;
}

/** In the page: what the card says; nothing while something is still on its way. */
function seenLesson():
  | { readonly chapter: string; readonly title: string; readonly onward: string | null }
  | undefined {
  if (document.querySelector('[aria-busy="true"], [data-sent], [data-filling]') !== null) return undefined;
  const title = document.querySelector('.lesson-panel h3')?.textContent;
  const current = document.querySelector(':is(.lesson-rail, .lesson-segments) [aria-current]');
  const onward = document.querySelector('.lesson-onward')?.textContent ?? null;
  const canGo =
    onward !== null || document.querySelector('[data-thing][data-lit], #prompt button:not([aria-disabled])') !== null;
  if (title === undefined || title === null || current === null || !canGo) return undefined;
  return { chapter: current.getAttribute('aria-label') ?? '', title, onward };
}

/** Waits until the lesson waits for somebody. */
export async function lessonSays(page: Page): Promise<Said> {
  const found = await page.waitForFunction(seenLesson);
  const said = await found.jsonValue();
  if (said === undefined) throw new Error('waited for nothing');
  return { ...said, onward: said.onward ?? undefined };
}

/** The step that is open is done: the card says something else, or the last answer is selected and wants to be confirmed. */
export async function saysOther(page: Page, { title }: Said): Promise<void> {
  await page.waitForFunction((before) => document.querySelector('.lesson-panel h3')?.textContent !== before, title);
}

/** Something on the table, and where to point at it. */
interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly thing: string;
}

/** A thing that the lesson does not wait for, in sight, on which nothing lies. */
function wrongThing(at: number): Pointed | undefined {
  const things = [...document.querySelectorAll('[data-thing]:not([data-lit], [data-own-click], [data-told])')].flatMap(
    (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
      const seen = document.elementFromPoint(x, y)?.closest('[data-thing]');
      return seen === element ? [{ x, y, thing: element.getAttribute('data-thing') ?? '' }] : [];
    },
  );
  return things[(at * 7) % things.length];
}

/** The same when it lies still: what moves under the hand would have something else be hit. */
async function restingWrongThing(page: Page, at: number): Promise<Pointed | undefined> {
  let found = await page.evaluate(wrongThing, at);
  for (;;) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const now = await page.evaluate(wrongThing, at);
    if (now?.x === found?.x && now?.y === found?.y && now?.thing === found?.thing) return now;
    found = now;
  }
}

/** Points at something else: it is said why not and what to do instead, and the lesson stands where it stood. Whether there was anything. */
export async function tryWrong(
  page: Page,
  at: number,
  said: Said,
  point: (page: Page, x: number, y: number) => Promise<void>,
): Promise<boolean> {
  let wrong = await restingWrongThing(page, at);
  if (wrong === undefined) return false;
  const tip = page.locator('.table-tip[data-kind=refuse]');
  const refused = async (): Promise<boolean> => {
    if (await tip.isVisible()) return true;
    // Where it lies now, if what was drawn meanwhile moved it.
    wrong = (await restingWrongThing(page, at)) ?? wrong;
    if (wrong !== undefined) await point(page, wrong.x, wrong.y);
    return tip.isVisible();
  };
  await expect.poll(refused, { interval: 500 }).toBe(true);
  expect(`${wrong.thing}: ${await tip.innerText()}`).toMatch(/For this lesson|First read on/);
  expect(page.url()).toContain('/learn/');
  expect((await lessonSays(page)).title).toBe(said.title);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  return true;
}
