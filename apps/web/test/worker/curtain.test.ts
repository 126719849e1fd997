import type { Seat } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { TableNews } from '../../src/worker/api.ts';
import { CARDS } from './hidden-game.ts';
import type { State } from './hidden-game.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, thrown, until, you } from './support.ts';

/** The cards a text names. */
const cardsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value).match(/tablet#\d+/g) ?? []);

test('between curtain and sit nothing of the table is told, and nobody is ever told another’s cards', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [you, you, you], { curtain: true }));
  const page = await Page.at(library, id);
  expect(page.types).toEqual(['curtain']);
  const pick = picker('curtain');
  const sat = new Set<Seat>();
  for (let n = 0; n < 40 && !page.over; n++) {
    await until(() => page.last?.type === 'curtain' || page.over || page.standing?.question?.optional === false);
    if (page.last?.type === 'curtain') {
      const told = page.news.length;
      const { seat } = page.last;
      // Nothing can be done or looked at under the cover, whatever the page tries.
      expect(await page.open.answer(0, 'draw')).toMatchObject({ refusal: { why: { id: 'worker.covered' } } });
      expect(await page.open.undo()).toMatchObject({ refusal: { why: { id: 'worker.covered' } } });
      expect(await page.open.preview('draw')).toBeNull();
      expect(await page.open.hint()).toBeNull();
      expect(await thrown(page.open.sit(7))).toBe('worker.not-your-seat');
      await new Promise((done) => setTimeout(done, 5));
      expect(page.news).toHaveLength(told);
      await page.open.sit(seat);
      expect(page.news[told]).toMatchObject({ type: 'standing', me: seat });
      sat.add(seat);
    }
    if (page.over) break;
    const question = page.standing?.question;
    expect(question?.seat).toBe(page.me);
    await page.open.answer(question?.number ?? -1, pick(question?.options ?? []));
  }
  expect(page.over).toBe(true);
  expect(sat).toEqual(new Set([0, 1, 2]));
  checkNews(page.news);
});

/** What a seat was told names only cards that lay openly or in its own hand. */
function checkNews(news: readonly TableNews[]): void {
  const may: Set<string>[] = [new Set(), new Set(), new Set()];
  let me: Seat | undefined;
  for (const one of news) {
    if (one.type === 'curtain') {
      me = undefined;
      expect(cardsIn(one)).toEqual(new Set());
    }
    if (one.type === 'standing') ({ me } = one);
    if (one.type !== 'standing' && one.type !== 'events') continue;
    if (me === undefined) throw new Error('something was told under the cover');
    const { s } = one.standing.view as unknown as { s: State };
    expect(one.standing.view.seat).toBe(me);
    for (const card of [...s.row, ...(s.hand[me] ?? [])]) may[me]?.add(card);
    s.hand.forEach((hand, owner) => {
      if (owner !== me) for (const card of hand) expect(card).toBe('?card');
    });
    expect(s.deck.every((card) => card === '?card')).toBe(true);
    for (const card of cardsIn(one)) expect(may[me]).toContain(card);
    // Others' sealed choices are nowhere until all are in.
    if (s.bids.length === 0) expect(JSON.stringify([one.standing.view, one.events])).not.toMatch(/bid-/);
  }
  expect(may.every((cards) => cards.size >= 2 && cards.size < CARDS.length)).toBe(true);
}

test('with bots besides, they play before the next person is called', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [bot('first'), you, bot('first'), you], { curtain: true }));
  const page = await Page.at(library, id);
  await until(() => page.last?.type === 'curtain');
  // Both bots have bid before anybody has sat down, and nothing of it was told.
  expect(page.types).toEqual(['curtain']);
  const pick = picker('mixed');
  for (let n = 0; n < 60 && !page.over; n++) {
    await until(() => page.last?.type === 'curtain' || page.over || page.standing?.question?.optional === false);
    if (page.last?.type === 'curtain') await page.open.sit(page.last.seat);
    const question = page.standing?.question;
    if (page.over || question === null || question === undefined) continue;
    await page.open.answer(question.number, pick(question.options));
  }
  expect(page.over).toBe(true);
  const me = page.me;
  expect(me === 1 || me === 3).toBe(true);
});

test('without a curtain the next person sees the table at once', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [you, you]));
  const page = await Page.at(library, id);
  expect(page.last).toMatchObject({ type: 'standing', me: 0 });
  await page.answer('bid-one');
  await until(() => page.me === 1);
  expect(page.types).toEqual(['standing', 'events', 'standing']);
  expect(page.standing?.question?.seat).toBe(1);
});

test('opened anew, a table of several people is covered first; one that is over is not', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('hidden', [you, you], { curtain: true }));
  const page = await Page.at(library, id);
  const pick = picker('anew');
  while (!page.over) {
    await until(() => page.last?.type === 'curtain' || page.over || page.standing?.question?.optional === false);
    if (page.last?.type === 'curtain') await page.open.sit(page.last.seat);
    const again = await Page.at(libraryOn(database), id);
    expect(again.types).toEqual(['curtain']);
    expect(cardsIn(again.news)).toEqual(new Set());
    await again.open.close();
    const question = page.standing?.question;
    if (question) await page.open.answer(question.number, pick(question.options));
  }
  const end = await Page.at(libraryOn(database), id);
  expect(end.news).toHaveLength(1);
  expect(end.last).toMatchObject({ type: 'standing', me: 0, standing: { question: null } });
  // The list knows no secrets either.
  const [summary] = await library.games();
  const view = summary?.view as unknown as { s: State };
  expect(view.s.hand.flat().every((card) => card === '?card')).toBe(true);
});
