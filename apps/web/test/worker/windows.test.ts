import { expect, test } from 'vitest';
import type { Locks } from '../../src/worker/locks.ts';
import { webLocks } from '../../src/worker/locks.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, printOf, until, you } from './support.ts';

/** What the browser does for all windows of a page, without waiting. */
function sharedLocks(): Locks {
  const held = new Map<string, () => void>();
  return {
    hold: async (name, steal, lost) => {
      const other = held.get(name);
      if (other !== undefined && !steal) return undefined;
      held.set(name, lost);
      other?.();
      return () => {
        if (held.get(name) === lost) held.delete(name);
      };
    },
  };
}

test.each([
  ['locks of a test', sharedLocks()],
  ['the platform’s locks', webLocks(navigator.locks)],
])('two windows on one game: %s', async (_, locks) => {
  const database = newDatabase();
  const plan = planFor('assyria', [you, bot('thumbs')]);
  const first = libraryOn(database, { locks });
  const second = libraryOn(database, { locks });
  const id = await first.create(plan);
  const one = await Page.at(first, id);
  await playOn(one, picker('one'), 5);
  await one.ready();

  const two = await Page.at(second, id);
  expect(two.types).toEqual(['elsewhere']);
  expect(await two.open.answer(0, 'anything')).toMatchObject({ refusal: { why: { id: 'worker.elsewhere' } } });
  expect(await two.open.undo()).toMatchObject({ refusal: { why: { id: 'worker.elsewhere' } } });
  expect(await two.open.preview('anything')).toBeNull();
  await playOn(one, picker('more'), 2);
  const question = (await one.ready())?.question;

  await two.open.takeOver();
  await until(() => one.last?.type === 'elsewhere');
  expect(two.types).toEqual(['elsewhere', 'standing']);
  expect(two.standing?.view).toEqual(one.standing?.view);
  const reply = await one.open.answer(question?.number ?? -1, question?.options[0] ?? '');
  expect(reply).toMatchObject({ done: false, refusal: { why: { id: 'worker.elsewhere' } } });
  await playOn(two, picker('two'), 4);
  await two.ready();
  expect(one.last?.type).toBe('elsewhere');

  // Back again: what the other has played is here.
  await one.open.takeOver();
  await until(() => two.last?.type === 'elsewhere');
  expect(one.standing?.view.seq).toBeGreaterThanOrEqual(two.standing?.view.seq ?? Number.NaN);
  await one.open.close();
  await two.open.takeOver();
  expect(two.last?.type).not.toBe('elsewhere');
  await playOn(two, picker('end'), 2);
  await two.open.close();
});

test('a table that was closed is free for the next window', async () => {
  const database = newDatabase();
  const locks = sharedLocks();
  const id = await libraryOn(database, { locks }).create(planFor('assyria', [you]));
  for (let n = 0; n < 3; n++) {
    const page = await Page.at(libraryOn(database, { locks }), id);
    expect(page.types).toEqual(['standing']);
    await playOn(page, picker('next'), 2);
    await page.open.close();
  }
});

test('without any locks two windows still cannot overwrite one another', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, you]));
  const [one, two] = [await Page.at(library, id), await Page.at(libraryOn(database), id)];
  const [first = '', second = ''] = one.standing?.question?.options ?? [];
  expect(await one.answer(first)).toEqual({ done: true });
  expect(await two.answer(second)).toMatchObject({ done: false, refusal: { why: { id: 'kernel.stale' } } });
  // The slower window is shown what the quicker one has done.
  expect(two.last?.type).toBe('standing');
  expect(two.standing?.view.seq).toBe(one.standing?.view.seq);
  await playOn(two, picker('on'), 3);
  expect(await printOf(database, id)).toMatch(/^[0-9a-f]{16}$/);
});
