import type { Pondering, Thinkers } from '@edubba/hosting';
import { expect, test } from 'vitest';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, until, you } from './support.ts';

test.each([
  [true, 'think while a person does'],
  [false, 'do not, where that was not allowed'],
])('%s: bots that take their time %s', async (foresees) => {
  const early: Pondering[] = [];
  const think: Thinkers['think'] = (about) => {
    if (about.early !== undefined) early.push(about);
    return { choice: Promise.resolve(undefined), stop: () => undefined };
  };
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  const library = libraryOn(newDatabase(), { thinkers: { think }, pause });
  const id = await library.create(planFor('assyria', [you, bot('scribe'), bot('master')]));
  const page = new Page();
  page.door = await library.open(id, page.tell, foresees);
  await page.ready();
  if (foresees) await until(() => early.length > 0);
  // By then bots have been waited for, have played, and were looked at again when a person was asked.
  await playOn(page, picker('foresight'), 4);
  await page.ready();
  const who = new Set(early.map(({ seat, bot: name }) => `${name} ${seat}`));
  expect([...who]).toEqual(foresees ? ['master 2'] : []);
  await page.open.close();
});
