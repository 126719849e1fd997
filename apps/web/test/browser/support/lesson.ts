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

/** Whoever has tried something else is told what to do instead. There is neither a gap where something was to be named, nor a key. */
function expectHelp(said: string, where: string): void {
  expect(said, `said at ${where}`).toMatch(/For this lesson|First read on/);
  expect(said, `said at ${where}`).not.toMatch(/[:;,] ?\.|\b(table|learn|kernel)\.[a-z]/);
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
export async function restingWrongThing(page: Page, at: number): Promise<Pointed | undefined> {
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
  expectHelp(await tip.innerText(), wrong.thing);
  expect(page.url()).toContain('/learn/');
  expect((await lessonSays(page)).title).toBe(said.title);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  return true;
}

/** What a press somewhere is meant for. Whatever answers for itself and what is asked for is left alone here. */
type Meant = 'the way out' | 'nothing asked for' | 'something else';

/** In the page: what a press there is meant for. */
export function meantBy([x, y]: readonly [number, number]): Meant {
  const met = document.elementFromPoint(x, y);
  // The way out, the name of the house, and what the end of a lesson leads to.
  const ends = document.querySelector('.lesson-panel a[href^="/quiz/"]') !== null ? '.lesson-panel :is(a, button)' : '';
  if (met === null || met.closest(['a[href="/"]', ends].filter(Boolean).join()) !== null) return 'the way out';
  const own =
    'button, a, input, label, select, textarea, summary, dialog, header, #prompt, .lesson-panel, .minimap, .table-tip';
  const on = met.closest(`[data-thing], .table-menu, ${own}`);
  if (on !== null && !on.matches('[data-thing]:not([data-lit], [data-own-click], [data-told])'))
    return 'something else';
  // What is drawn small is met from beside it.
  const reach = 22;
  const isNear = [...document.querySelectorAll('[data-thing][data-lit]')].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    return dx <= Math.max(reach, width / 2) && dy <= Math.max(reach, height / 2);
  });
  return isNear ? 'something else' : 'nothing asked for';
}

/** It is said what to do instead of a press there; unless the page moved under the hand, and something else was met. */
export async function isAnswered(page: Page, at: readonly [number, number], where: string): Promise<boolean> {
  const tip = page.locator('.table-tip[data-kind=refuse]');
  const answer = async (): Promise<string> => {
    if (await tip.isVisible()) return tip.innerText();
    return (await page.evaluate(meantBy, at)) === 'nothing asked for' ? 'nothing' : 'met something else';
  };
  await expect.poll(answer, { message: `what is said at ${where}` }).not.toBe('nothing');
  const said = await answer();
  if (said === 'met something else') return false;
  expectHelp(said, where);
  return true;
}

/** One press of a key closes whatever a press has opened, also what was still on its way. */
export async function closeAll(page: Page, where: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.table-tip[data-kind=refuse]').waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count(), `a dialog stays at ${where}`).toBe(0);
}
