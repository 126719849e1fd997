import { expect, test } from 'vitest';
import type { Standing, TableNews } from '../../src/worker/api.ts';
import { Kept } from '../../src/worker/kept.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, until, you } from './support.ts';

/** A database whose window is gone from some moment on: nothing it begins after that ever happens or is heard of. */
class Mortal extends Kept {
  dead = false;

  override async append(...args: Parameters<Kept['append']>): Promise<void> {
    if (this.dead) await new Promise(() => undefined);
    await super.append(...args);
    if (this.dead) await new Promise(() => undefined);
  }
}

type Shown = Pick<Standing, 'view' | 'number' | 'question'>;

function shown(news: TableNews | undefined): Shown | undefined {
  if (news?.type !== 'events' && news?.type !== 'standing') return undefined;
  const { view, number, question } = news.standing;
  return { view, number, question };
}

test.each([
  ['a solo game', [you]],
  ['three bots', [you, bot('thumbs'), bot('thumbs'), bot('random')]],
  ['two people and a bot', [you, bot('thumbs'), you]],
] as const)('reloaded after every third news, %s stands just as it was shown', async (_, seats) => {
  const database = newDatabase();
  const pick = picker('reload');
  const id = await libraryOn(database).create(planFor('assyria', seats));
  let lastShown: TableNews | undefined;
  let compared = 0;
  for (let windows = 0; windows < 25; windows++) {
    const kept = new Mortal(database);
    const page = new Page((news) => {
      lastShown = news;
      // In the very moment something is shown, the window dies.
      if (page.news.length === 4) kept.dead = true;
    });
    const before = shown(lastShown);
    page.door = await libraryOn(database, { kept }).open(id, page.tell);
    const [opened] = page.news;
    expect(opened?.type).toBe('standing');
    // Another person's question may be open by now: then it is another's view.
    if (before !== undefined && page.me === before.view.seat) {
      expect(shown(opened)).toEqual(before);
      compared++;
    }
    while (!kept.dead && !page.over) {
      await until(() => kept.dead || page.over || page.standing?.question?.optional === false);
      const { standing } = page;
      if (kept.dead || standing?.question === undefined || standing.question === null) break;
      const reply = page.open.answer(standing.question.number, pick(standing.question.options));
      await Promise.race([reply, until(() => kept.dead)]);
    }
    if (page.over) break;
  }
  expect(compared).toBeGreaterThan(8);
});

test('opened anew after every fifth answer, the kept game has the fingerprint of one played in one sitting', async () => {
  const plan = planFor('assyria', [you, bot('thumbs')]);
  const [one, two] = [newDatabase(), newDatabase()];
  const library = libraryOn(one);
  const whole = await library.create(plan);
  await playOn(await Page.at(library, whole), picker('whole'), 60);
  const parts = await libraryOn(two).create(plan);
  const pick = picker('whole');
  for (let n = 0; n < 12; n++) {
    const page = await Page.at(libraryOn(two), parts);
    await playOn(page, pick, 5);
    await page.ready();
    await page.open.close();
  }
  const prints = await Promise.all([
    libraryOn(one)
      .replay({ id: whole })
      .then((door) => door.at(150, 0)),
    libraryOn(two)
      .replay({ id: parts })
      .then((door) => door.at(150, 0)),
  ]);
  expect(prints[1]?.fingerprint).toBe(prints[0]?.fingerprint);
});

test('a late game of four opens from the database in a fraction of a second', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [bot('thumbs'), bot('thumbs'), bot('thumbs'), bot('thumbs')]));
  const page = await Page.at(library, id);
  await until(() => page.over);
  const { answers } = await (await library.replay({ id })).about(0);
  const late = await (await library.replay({ id })).fork(answers.length - 20, [you, bot('thumbs'), you, you]);
  const began = performance.now();
  const opened = await Page.at(libraryOn(database), late);
  const spent = performance.now() - began;
  expect(opened.news.length).toBeGreaterThan(0);
  console.info(`a table of ${answers.length - 20} answers opened in ${Math.round(spent)} ms`);
  expect(spent).toBeLessThan(1000);
});
