import { Xoshiro } from '@edubba/kernel';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { Kept } from '../../src/worker/kept.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, printOf, thrown, until, you } from './support.ts';

afterEach(() => vi.restoreAllMocks());

const full = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

/** Writes fail as a full disk makes them: at once, when half of it is taken, or as the whole of it. */
class Full extends Kept {
  full = false;
  private times = 0;

  override async append(...args: Parameters<Kept['append']>): Promise<void> {
    if (!this.full) return super.append(...args);
    const { put } = IDBObjectStore.prototype;
    const way = this.times++ % 3;
    const spy =
      way === 0
        ? vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
        : vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
            if (way === 1) return full();
            const request = put.apply(this, given);
            this.transaction.abort();
            return request;
          });
    try {
      await super.append(...args);
    } finally {
      spy.mockRestore();
    }
  }
}

test.each([1, 2, 3, 4])('a disk that is full now and then loses nothing that was shown (%i)', async (round) => {
  const database = newDatabase();
  const kept = new Full(database);
  const library = libraryOn(database, { kept, pause: () => new Promise((done) => setTimeout(done, 0)) });
  const id = await library.create(planFor('assyria', [you, bot('thumbs'), bot('thumbs')]));
  const page = await Page.at(library, id);
  const pick = picker(`quota-${round}`);
  const random = new Xoshiro(`full-${round}`);
  let refused = 0;
  for (let n = 0; n < 60 && !page.over; n++) {
    const standing = await page.ready();
    const question = standing?.question;
    if (question === null || question === undefined) break;
    kept.full = random.below(3) === 0;
    const shown = page.standing;
    const reply = await page.open.answer(question.number, pick(question.options));
    if (kept.full) {
      refused++;
      expect(reply).toMatchObject({
        done: false,
        unkept: { id: expect.stringMatching(/^worker\.(full|unkept)$/) as string },
      });
      expect(page.types.slice(-2)).toEqual(['unkept', 'standing']);
      // The table is where it was shown to be, and what is kept says the same.
      expect(page.standing?.view).toEqual(shown?.view);
      expect(page.standing?.number).toBe(question.number);
    } else expect(reply).toEqual({ done: true });
    kept.full = false;
    const again = await Page.at(libraryOn(database), id);
    expect(again.standing?.view.seq).toBeGreaterThanOrEqual(page.standing?.view.seq ?? 0);
    await again.open.close();
  }
  expect(refused).toBeGreaterThan(5);
});

test('where a bot’s answers cannot be kept the page hears of it once, and the game goes on when there is room', async () => {
  const database = newDatabase();
  const kept = new Full(database);
  let paused = 0;
  const pause = async (ms: number): Promise<void> => {
    if (ms > 0) paused++;
    await new Promise((done) => setTimeout(done, 0));
  };
  const library = libraryOn(database, { kept, pause });
  const id = await library.create(planFor('hidden', [bot('first'), you]));
  kept.full = true;
  const page = await Page.at(library, id);
  const before = page.standing?.view;
  await until(() => paused > 5);
  expect(page.types).toEqual(['standing', 'unkept', 'standing']);
  expect(page.standing?.view).toEqual(before);
  kept.full = false;
  await until(() => page.last?.type === 'events');
  expect(page.last).toMatchObject({ by: 0 });
  const again = await Page.at(libraryOn(database), id);
  expect(again.standing?.view).toEqual(page.standing?.view);
});

test('a new game for which there is no room says what to do', async () => {
  const library = libraryOn(newDatabase());
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  expect(await thrown(library.create(planFor('assyria', [you])))).toBe('worker.full-new');
  vi.restoreAllMocks();
  expect(await library.games()).toEqual([]);
});

test('a game removed under the player’s hands cannot come back by half', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, you]));
  const page = await Page.at(library, id);
  await libraryOn(database).remove(id);
  expect(await page.answer((options) => options[0] ?? '')).toMatchObject({ unkept: { id: 'worker.gone' } });
  expect(await new Kept(database).read(id)).toBeUndefined();
  expect(await thrown(printOf(database, id))).toBe('worker.no-game');
});

test('a browser without a database says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not allowed', 'SecurityError');
  });
  const library = libraryOn(newDatabase());
  expect(await thrown(library.games())).toBe('worker.no-database');
  vi.restoreAllMocks();
  expect(await library.games()).toEqual([]);
});
