import { stepText } from '@edubba/gamekit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { isSelected, type Target, targets } from './players/targets.ts';
import { expectNoOverflow } from './support/looks.ts';
import { plainTexts } from './support/plain.ts';
import { dice } from './support/random.ts';
import {
  closeAll,
  isAnswered,
  lessonSays,
  meantBy,
  restingWrongThing,
  type Said,
  saysOther,
  tryWrong,
} from './support/lesson.ts';

const browser = useBrowser();

/** So many presses at most. */
const MOST = 250;
/** Clicks anywhere in each chapter. */
const CLICKS = process.env['EDUBBA_PROOFS'] === undefined ? 6 : 40;

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
      if (n % 4 === 1 && said.onward === undefined) await tryWrong(page, n, said, (at, x, y) => at.mouse.click(x, y));
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

/** A way to go through a lesson: how it goes on from what was read, and how it does what the lesson waits for. */
interface Way {
  readonly window: Parameters<typeof browser.open>[1];
  readonly onward: (page: Page) => Promise<void>;
  readonly act: (page: Page, said: Said) => Promise<void>;
  /** Points at something else; by keys nothing else can be chosen. */
  readonly wrong?: (page: Page, x: number, y: number) => Promise<void>;
}

const WAYS: { readonly [way: string]: Way } = {
  mouse: {
    window: {},
    onward: (page) => page.locator('.lesson-onward').click(),
    act: (page, said) => press(page, said, ({ x, y }) => page.mouse.click(x, y)),
    wrong: (page, x, y) => page.mouse.click(x, y),
  },
  touch: {
    window: PHONE,
    onward: (page) => page.locator('.lesson-onward').tap(),
    act: (page, said) => press(page, said, ({ x, y }) => page.touchscreen.tap(x, y)),
    wrong: (page, x, y) => page.touchscreen.tap(x, y),
  },
  keys: {
    window: {},
    onward: async (page) => {
      // The focus is led to what goes on.
      await page.waitForFunction(() => document.activeElement?.classList.contains('lesson-onward') === true);
      await page.keyboard.press('Enter');
    },
    act: byKeys,
  },
};

/** The first answer of the list, and the button that confirms it. */
async function byKeys(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelector('#prompt [data-primary]:not([aria-disabled])') !== null);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
}

const LESSONS = ['assyria', 'akkad', 'ancient-world', 'sammu-ramat', 'mesopotamia'] as const;
/** Every way through every lesson is a proof; here each lesson is gone through by one of them, Assyria's by all. */
const ALL = process.env['EDUBBA_PROOFS'] !== undefined;
const ONE = { assyria: 'keys', akkad: 'keys', 'ancient-world': 'touch', 'sammu-ramat': 'keys', mesopotamia: 'touch' };

test.each(LESSONS.flatMap((game) => (ALL ? Object.keys(WAYS) : [ONE[game]]).map((way) => [game, way] as const)))(
  'the lesson of %s from its first click to its end, by %s',
  LONG,
  async (game, name) => {
    const way = WAYS[name] as Way;
    const page = await browser.open(`/learn/${game}`, way.window);
    const tried = new Set<string>();
    const chapters = await goThrough(page, async (said, n) => {
      await expectNoOverflow(page);
      expect(await wordsOnCard(page)).toBeLessThanOrEqual(120);
      if (said.onward !== undefined) {
        await way.onward(page);
        return saysOther(page, said);
      }
      // Something else is tried once in every chapter.
      if (way.wrong !== undefined && !tried.has(said.chapter) && (await tryWrong(page, n, said, way.wrong)))
        tried.add(said.chapter);
      await way.act(page, said);
      if (name === 'keys') await saysOther(page, said);
    });
    expect(chapters.length).toBeGreaterThanOrEqual(8);
    if (way.wrong !== undefined) expect(tried.size).toBeGreaterThanOrEqual(chapters.length / 2);
  },
);

/** Opens a chapter by its place in the rail, and waits until it says what to do. */
async function openChapter(page: Page, n: number): Promise<Said> {
  await page.locator('.lesson-rail button').nth(n).click();
  await expect.poll(async () => (await lessonSays(page)).chapter).toMatch(new RegExp(`^\\[?${n + 1} `));
  return lessonSays(page);
}

test.each(LESSONS)(
  'something else is tried in every chapter of %s: it is said why not, and nothing leads out',
  LONG,
  async (game) => {
    const page = await browser.open(`/learn/${game}`);
    await lessonSays(page);
    const chapters = await page.locator('.lesson-rail button').count();
    expect(chapters).toBeGreaterThanOrEqual(8);
    for (let n = 0; n < chapters; n++) {
      const said = await openChapter(page, n);
      for (const at of [n, n + 5])
        expect(await tryWrong(page, at, said, (to, x, y) => to.mouse.click(x, y))).toBe(true);
    }
  },
);

test('a second click right after the first takes nothing away of what the first was told', LONG, async () => {
  const page = await browser.open('/learn/assyria');
  await lessonSays(page);
  const wrong = (await restingWrongThing(page, 0)) ?? expect.fail('nothing to click on');
  await page.mouse.dblclick(wrong.x, wrong.y);
  const tip = page.locator('.table-tip[data-kind=refuse]');
  await tip.waitFor();
  expect(await tip.getAttribute('data-about')).toBe(wrong.thing);
});

test.each(LESSONS)(
  'wherever somebody clicks in the lesson of %s, nothing leads out of it, and what is wrong is answered',
  LONG,
  async (game) => {
    const page = await browser.open(`/learn/${game}`);
    const { width, height } = page.viewportSize() ?? expect.fail('no window');
    // Rules open in a window of their own, which is closed again.
    page.on('popup', (other) => void other.close());
    const next = dice(7);
    await lessonSays(page);
    const chapters = await page.locator('.lesson-rail button').count();
    let wrong = 0;
    for (let n = 0; n < chapters; n++) {
      await openChapter(page, n);
      for (let clicks = 0; clicks < CLICKS; clicks++) {
        const at = [next.below(width), next.below(height)] as const;
        const where = `chapter ${n + 1}, ${at.join(', ')}`;
        const meant = await page.evaluate(meantBy, at);
        if (meant === 'the way out') continue;
        await page.mouse.click(...at);
        if (meant === 'nothing asked for' && (await isAnswered(page, at, where))) wrong++;
        await closeAll(page, where);
        expect(page.url(), `clicked at ${where}`).toContain(`/learn/${game}`);
      }
      // A click may have folded the card: it is there to be opened again.
      const folded = page.locator('.lesson-fold[aria-expanded=false]');
      if ((await folded.count()) > 0) await folded.click();
      await lessonSays(page);
    }
    expect(wrong).toBeGreaterThan((chapters * CLICKS) / 4);
  },
);

test.each(LESSONS)(
  'the lesson of %s speaks the language nobody speaks, and is loaded by nobody but its reader',
  LONG,
  async (game) => {
    const title = await firstTitle(game);
    const page = await browser.open('/', { settings: { locale: 'en-XA' } });
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    const isLoaded = async (): Promise<boolean> => {
      const texts = await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()));
      return texts.some((text) => text.includes(title));
    };
    await page.reload();
    await page.locator('.game-learn').first().waitFor();
    await page.goto(new URL(`/new/${game}`, page.url()).href);
    await page.locator('main h1').waitFor();
    expect(await isLoaded()).toBe(false);
    await page.goto(new URL(`/learn/${game}`, page.url()).href);
    await lessonSays(page);
    expect(await isLoaded()).toBe(true);
    const chapters = await page.locator('.lesson-rail button').count();
    for (let n = 0; n < chapters; n++) {
      await openChapter(page, n);
      expect(await plainTexts(page)).toEqual([]);
    }
  },
);

/** What a lesson says first: in the catalogue that nobody else loads. */
async function firstTitle(game: string): Promise<string> {
  const { lesson, texts } = (await SHELF.find(({ id }) => id === game)?.learn?.load()) ?? expect.fail(game);
  const [chapter] = lesson.chapters;
  const [step] = chapter?.steps ?? [];
  if (chapter === undefined || step === undefined) return expect.fail(game);
  return texts.en[stepText(chapter, step, 'title')] ?? expect.fail(game);
}

/** Words of the lesson's card, with its buttons. */
const wordsOnCard = (page: Page): Promise<number> =>
  page.evaluate(() => (document.querySelector('.lesson-panel')?.textContent ?? '').split(/\s+/).length);
