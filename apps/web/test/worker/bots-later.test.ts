import { expect, test } from 'vitest';
import type { Loaders } from '../../src/worker/games.ts';
import { bot, GAMES, libraryOn, newDatabase, Page, picker, planFor, until, you } from './support.ts';

/** A table of Assyria at a person's question, and a library that can load its rules but not yet its bots. */
async function withoutBots() {
  const database = newDatabase();
  const before = libraryOn(database);
  const id = await before.create(planFor('assyria', [you, bot('thumbs'), bot('thumbs')]));
  const first = await Page.at(before, id);
  await first.ready();
  await first.open.close();
  let asked = 0;
  let there = false;
  const games: Loaders = {
    assyria: () => {
      asked++;
      return there ? (GAMES['assyria'] as Loaders[string])() : Promise.reject(new TypeError('failed to fetch'));
    },
  };
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  const library = libraryOn(database, { games, referees: GAMES, pause });
  return {
    library,
    id,
    asked: () => asked,
    bring: () => {
      there = true;
    },
  };
}

test('a table is shown and answered before its bots are there; they play once they are, and the page hears of it once', async () => {
  const { library, id, asked, bring } = await withoutBots();
  const page = await Page.at(library, id);
  expect((await page.ready())?.question?.options.length).toBeGreaterThan(1);
  const pick = picker('later');
  const by = (): number => page.news.filter((news) => news.type === 'events' && news.by !== 0).length;
  // One's own questions, until a bot is waited for.
  while (page.standing?.question?.optional === false) expect(await page.answer(pick)).toEqual({ done: true });
  await until(() => asked() > 3);
  expect(by()).toBe(0);
  expect(page.types.filter((type) => type === 'unkept').length).toBe(1);
  bring();
  await until(() => by() > 0);
  await page.ready();
  await page.open.close();
});
