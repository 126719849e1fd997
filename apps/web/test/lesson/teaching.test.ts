import { minutesOf, stepText, teaches } from '@edubba/gamekit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELF, type Shelf } from '../../src/app/games.ts';
import { makeWords } from '../../src/app/words.tsx';
import { keptProgress } from '../../src/lesson/progress.ts';
import { Teaching } from '../../src/lesson/Teaching.ts';
import { lessonTexts } from '../../src/lesson/texts.en.ts';
import type { Standing, TableDoor, TableNews } from '../../src/worker/api.ts';

const TAUGHT = SHELF.filter(({ learn }) => learn !== undefined);

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Taught {
  readonly teaching: Teaching;
  readonly door: TableDoor;
  /** How things stand, as the page was told last. */
  now(): Standing;
  readonly say: (message: Parameters<ReturnType<typeof makeWords>['say']>[0]) => string;
}

async function teach({ play, ui, learn }: Shelf, chapter?: string): Promise<Taught> {
  const [rules, drawing, taught] = await Promise.all([play?.(), ui?.(), learn?.load()]);
  if (rules === undefined || drawing === undefined || taught === undefined) throw new Error('nothing is taught here');
  const teaching = new Teaching(rules.game, drawing, taught, chapter);
  let last: Standing | undefined;
  const hear = (news: TableNews): void => {
    if ('standing' in news) last = news.standing;
  };
  const door = await teaching.open('', hear);
  const words = makeWords('en', drawing.words.texts.en, lessonTexts, taught.texts.en);
  const now = (): Standing => last ?? expect.fail('the page was told nothing');
  return { teaching, door, now, say: (message) => words.say(message) };
}

/** Goes on by what the lesson waits for. */
async function goOn({ teaching, door, now }: Taught): Promise<void> {
  if (teaching.now === undefined) return teaching.next();
  if (teaching.now.wait === undefined) return teaching.goOn();
  const { question, offers } = now();
  const key = [...(question?.options ?? []), ...offers, ...teaching.now.wait.keys][0] ?? '';
  expect(await door.answer(0, key)).toEqual({ done: true });
}

/** Whether the whole lesson is done. */
const isOver = ({ teaching }: Taught): boolean =>
  teaching.now === undefined && teaching.place.getState().chapter === teaching.chapters.length - 1;

describe.each(TAUGHT.map((shelf) => [shelf.id, shelf] as const))('the lesson of %s', (_, shelf) => {
  test('offers what it waits for and nothing else; anything else is refused with a reason, helped along, and leads nowhere', async () => {
    const table = await teach(shelf);
    const { teaching, door, now, say } = table;
    const me = teaching.taught.lesson.me;
    for (let steps = 0; !isOver(table); steps++) {
      expect(steps).toBeLessThan(300);
      const before = now();
      const place = teaching.place.getState();
      const wanted = teaching.now?.wait?.keys ?? [];
      const open = [...(before.question?.options ?? []), ...before.offers];
      for (const key of open) expect(wanted).toContain(key);
      const [nudge] = teaching.nudge();
      if (teaching.now !== undefined) expect(say(nudge?.text ?? { id: '' })).not.toMatch(/^\w+(\.[\w-]+)+$/);
      // Every other key that the page knows of, possible or not; not all of hundreds.
      const reasons = new Set((await door.why(before.number)).map(({ target }) => target));
      for (const target of before.refused.slice(0, 40)) {
        expect(reasons).toContain(target);
        const reply = await door.answer(before.number, target);
        expect(reply).toMatchObject({ done: false, refusal: { target } });
        expect(teaching.place.getState()).toBe(place);
        expect(now()).toBe(before);
      }
      for (const thing of teaching.light) expect(say(teaching.ui.nameOf(before.view, thing))).not.toBe(thing);
      if (before.question !== null) expect(before.question.seat).toBe(me);
      await goOn(table);
    }
  });

  test('takes as long as the shelf says, and begins where it was left', async () => {
    const table = await teach(shelf);
    expect(minutesOf(table.teaching.taught.lesson)).toBe(shelf.learn?.minutes);
    for (let steps = 0; steps < 4; steps++) await goOn(table);
    const { chapter, step, done } = table.teaching.place.getState();
    const again = await teach(shelf);
    expect(again.teaching.place.getState()).toEqual({ chapter, step, done });
    expect(again.now().view).toEqual(table.now().view);
    expect(keptProgress(shelf.id)?.done).toEqual([...done]);
  });
});

test('chapters are skipped, repeated and gone back through', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  const table = await teach(assyria, 'huts');
  const { teaching, door } = table;
  const at = (): readonly [string | undefined, number] => {
    const { chapter, step } = teaching.place.getState();
    return [teaching.chapters[chapter]?.id, step];
  };
  expect(at()).toEqual(['huts', 0]);
  const first = table.now().view;
  await goOn(table);
  expect(at()).toEqual(['huts', 1]);
  await door.undo();
  expect(at()).toEqual(['huts', 0]);
  expect(table.now().view).toEqual(first);
  teaching.next();
  expect(at()).toEqual(['food', 0]);
  teaching.back();
  expect(at()).toEqual(['huts', 0]);
  await goOn(table);
  await goOn(table);
  await door.restart();
  expect(at()).toEqual(['huts', 0]);
  teaching.goTo(0);
  expect(at()).toEqual(['kingdom', 0]);
  expect(teaching.canGoBack).toBe(false);
  expect(table.now().undo).toEqual({ blocked: 'nothing' });
});

test('whoever skips the last chapter comes to the end of the lesson, and has not done that chapter', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  const { lesson } = (await assyria.learn?.load()) ?? expect.fail('Assyria is not taught');
  const last = lesson.chapters.at(-1)?.id ?? expect.fail('no chapters');
  const { teaching } = await teach(assyria, last);
  teaching.next();
  const { step, done } = teaching.place.getState();
  expect(teaching.now).toBeUndefined();
  expect(step).toBe(teaching.chapters.at(-1)?.steps.length);
  expect(done.has(last)).toBe(false);
});

test('what others answer after a step is shown one by one, and nothing can be chosen meanwhile', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  const [rules, drawing, taught] = await Promise.all([assyria.play?.(), assyria.ui?.(), assyria.learn?.load()]);
  if (rules === undefined || drawing === undefined || taught === undefined) return;
  const teaching = new Teaching(rules.game, drawing, taught, 'bidding');
  const news: TableNews[] = [];
  const door = await teaching.open('', (one) => void news.push(one));
  news.length = 0;
  await door.answer(0, 'row3/high');
  expect(news.map((one) => ('by' in one ? one.by : one.type))).toEqual([0, 1]);
  const [own, blue] = news as Extract<TableNews, { readonly standing: Standing }>[];
  expect(own?.standing.question?.options ?? []).toEqual([]);
  expect(blue?.standing.question?.options).toEqual(['row1/high']);
});

test('a place that no longer exists, or is no place, is forgotten', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  for (const text of ['{', '{}', '{"at":"gone","step":1,"done":[]}', '{"at":"huts","step":99,"done":["gone"]}']) {
    kept.set('edubba-lesson-assyria', text);
    const { teaching } = await teach(assyria);
    expect(teaching.place.getState().step).toBe(0);
    expect(teaching.place.getState().done.size).toBe(0);
  }
});

test('a step may say its own nudge', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  const { teaching } = await teach(assyria, 'huts');
  const [chapter] = teaching.chapters.filter(({ id }) => id === 'huts');
  const [step] = chapter?.steps ?? [];
  if (chapter === undefined || step === undefined) return;
  const id = stepText(chapter, step, 'nudge');
  const [plain] = teaching.nudge();
  expect(plain?.text).toMatchObject({ id: 'learn.nudge' });
  const taught = { ...teaching.taught, texts: { en: { ...teaching.taught.texts.en, [id]: 'Look at the river.' } } };
  const rules = await assyria.play?.();
  if (rules === undefined) return;
  const own = new Teaching(rules.game, teaching.ui, taught, 'huts');
  expect(own.nudge()).toEqual([{ icon: 'ui-bulb', text: { id }, tone: 'good' }]);
});

test('a rule leads to the chapter in which it is learned, else that of its section, else the one it builds on', async () => {
  const assyria = TAUGHT.find(({ id }) => id === 'assyria') ?? expect.fail('Assyria is not taught');
  const { lesson } = (await assyria.learn?.load()) ?? expect.fail('its lesson cannot be had');
  expect(teaches(lesson, 'ASY-4.09')).toMatchObject({ chapter: { id: 'bidding' }, how: 'rule' });
  expect(teaches(lesson, 'ASY-4.14')).toMatchObject({ chapter: { id: 'bidding' }, how: 'section' });
  expect(teaches(lesson, 'ASY-8.02')).toMatchObject({ chapter: { id: 'bidding' }, how: 'section' });
  expect(teaches(lesson, 'ASY-33.04')).toMatchObject({ chapter: { id: 'bidding' }, how: 'left' });
  expect(teaches({ ...lesson, left: {} }, 'ASY-33.04')).toBeUndefined();
});
