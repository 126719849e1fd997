import { anyPlay } from '@edubba/hosting';
import { play as sammuRamat } from '@edubba/sammu-ramat/play';
import { expect, test } from 'vitest';
import type { Standing } from '../../src/worker/api.ts';
import { bot, libraryOn, newDatabase, Page, planFor, until, you } from './support.ts';

const games = { 'sammu-ramat': async () => anyPlay(sammuRamat) };

/** Answers with the first option until it is asked for this. */
async function askedFor(page: Page, kind: string): Promise<Standing> {
  for (;;) {
    await until(() => page.standing?.question?.optional === false || page.standing?.question?.kind === kind);
    const { standing } = page;
    if (standing?.question?.kind === kind) return standing;
    const { version } = standing as Standing;
    await page.open.answer(standing?.number ?? 0, standing?.question?.options[0] ?? '');
    await until(() => (page.standing?.version ?? 0) > version);
  }
}

test('at one device a bot does in its coming turn what was suggested to it, also after the page was closed', async () => {
  const library = libraryOn(newDatabase(), { games });
  const plan = planFor('sammu-ramat', [you, bot('advisor')], { options: { challenge: 'A1' } });
  const id = await library.create(plan);
  const page = await Page.at(library, id);
  await askedFor(page, 'turn.act');
  const first = await page.open.imagine?.(1, []);
  expect(first?.question).toMatchObject({ seat: 1, kind: 'turn.act' });
  expect(await page.open.suggest?.(1, ['no-such-thing'])).toMatchObject({ done: false });
  expect(await page.open.suggest?.(1, ['end'])).toEqual({ done: true });
  expect(page.last).toMatchObject({ type: 'suggested', suggestions: [{ by: 0, to: 1, key: 'end' }] });
  await page.open.close();
  const again = await Page.at(library, id);
  await until(() => again.standing !== undefined);
  expect(again.standing?.suggestions).toMatchObject([{ by: 0, to: 1, key: 'end' }]);
  const standing = await askedFor(again, 'turn.act');
  const from = standing.version;
  await again.open.answer(standing.number, 'end');
  // The advisor would act; now it ends its turn without doing anything.
  const since = (): readonly string[] =>
    again.news
      .flatMap((news) => (news.type === 'events' ? news.events : []))
      .flatMap(({ version, event }) => (version >= from && event !== undefined ? [event.type] : []));
  await until(() => since().includes('stage.check'));
  expect(since().slice(0, 2)).toEqual(['turn.begins', 'stage.check']);
  expect(again.standing?.suggestions).toBeUndefined();
  await again.open.close();
});
