import { expect, test, vi } from 'vitest';
import { Kept } from '../../src/worker/kept.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, printOf, thrown, until, you } from './support.ts';

test('what is told was kept before', async () => {
  const database = newDatabase();
  const order: string[] = [];
  class Watched extends Kept {
    override async append(...args: Parameters<Kept['append']>): Promise<void> {
      order.push('writing');
      await super.append(...args);
      // The transaction is complete: another connection sees it.
      const seen = await new Kept(database).read(args[0]);
      order.push(seen?.batches.flat().length === args[1].entries ? 'kept' : 'lost');
    }
  }
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const library = libraryOn(database, { kept: new Watched(database) });
  const id = await library.create(planFor('assyria', [you, bot('thumbs'), bot('thumbs')]));
  const page = await Page.at(library, id, ({ type }) => order.push(type));
  await page.ready();
  order.length = 0;
  await playOn(page, picker('kept'), 12);
  await page.ready();
  expect(order).not.toContain('lost');
  const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.length).toBeGreaterThan(12);
  expect(writes.every(([, , options]) => options?.durability === 'strict')).toBe(true);
  transactions.mockRestore();
  expect(order.slice(0, 3)).toEqual(['writing', 'kept', 'events']);
  let written = false;
  for (const what of order) {
    if (what === 'writing') written = false;
    else if (what === 'kept') written = true;
    else expect(written).toBe(true);
  }
});

test('each answer, a person’s and a bot’s, is told by itself and in order', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('assyria', [you, bot('thumbs'), bot('random'), bot('thumbs')]));
  const page = await Page.at(library, id);
  await playOn(page, picker('order'), 25);
  await page.ready();
  const [first, ...rest] = page.news;
  expect(first).toMatchObject({ type: 'standing', me: 0 });
  let version = first?.type === 'standing' ? first.standing.version : -1;
  const by = new Set<number>();
  for (const news of rest) {
    if (news.type !== 'events') throw new Error(news.type);
    by.add(news.by);
    expect(news.events.map((event) => event.version)).toEqual(news.events.map((_, i) => version + i));
    version += news.events.length;
    expect(news.standing.version).toBe(version);
    expect(news.standing.view.seat).toBe(0);
  }
  expect(by).toEqual(new Set([0, 1, 2, 3]));
});

test('a fast double answer and a stale number are refused, and nothing is answered twice', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, you]));
  const page = await Page.at(library, id);
  const question = (await page.ready())?.question;
  const [key = ''] = question?.options ?? [];
  const replies = await Promise.all([1, 2, 3].map(() => page.open.answer(question?.number ?? -1, key)));
  expect(replies[0]).toEqual({ done: true });
  for (const reply of replies.slice(1)) expect(reply).toMatchObject({ done: false, refusal: { rule: 'kernel' } });
  const { answers } = await (await library.replay({ id })).about(0);
  expect(answers.filter((answer) => answer.seat >= 0 && !answer.forced)).toHaveLength(1);
  expect(await page.open.answer(0, key)).toMatchObject({ refusal: { why: { id: 'kernel.stale' } } });
  expect(await page.answer('nonsense')).toMatchObject({ refusal: { why: { id: 'kernel.not-offered' } } });
});

test('undo, restart and redo go through the kernel and are kept', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('hidden', [you]));
  const page = await Page.at(library, id);
  await page.answer('bid-two');
  await page.answer((options) => options[0] ?? '');
  expect(await page.open.undo()).toMatchObject({ done: false, refusal: { why: { id: 'kernel.undo-revealed' } } });
  const before = await printOf(database, id);
  await page.answer('stay');
  const after = await printOf(database, id);
  expect(await page.open.undo()).toEqual({ done: true });
  expect(page.last).toMatchObject({ type: 'standing', me: 0, standing: { redo: 'stay' } });
  expect(await printOf(database, id)).toBe(before);
  expect(await page.open.redo()).toEqual({ done: true });
  expect(page.last).toMatchObject({ type: 'standing', standing: { redo: null } });
  expect(await printOf(database, id)).toBe(after);
  expect(await page.open.redo()).toMatchObject({ refusal: { why: { id: 'kernel.redo-nothing' } } });
  await page.open.restart();
  expect(await printOf(database, id)).toBe(before);
  await page.answer('go');
  await page.answer('draw');
  expect(await page.open.undo()).toMatchObject({ done: false, refusal: { why: { id: 'kernel.undo-chance' } } });
});

test('a standing order answers, is kept, and can be dropped', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('hidden', [you, bot('first')]));
  const page = await Page.at(library, id);
  await page.answer('bid-two');
  await page.ready();
  await page.open.order?.({ seat: 1, kind: 'turn.again', key: 'go' });
  // Whatever seat it names, it is one's own.
  expect(page.standing?.orders).toEqual([{ seat: 0, kind: 'turn.again', key: 'go' }]);
  await page.open.close();
  const again = await Page.at(libraryOn(database), id);
  expect(again.standing?.orders).toHaveLength(1);
  await again.answer((options) => options[0] ?? '');
  await again.ready();
  expect(again.standing?.question?.kind).toBe('turn.act');
  await again.open.dropOrders?.('turn.again');
  expect(again.standing?.orders).toEqual([]);
  expect((await Page.at(libraryOn(database), id)).standing?.orders).toEqual([]);
  await again.answer((options) => options[0] ?? '');
  await again.ready();
  expect(again.standing?.question?.kind).toBe('turn.again');
});

test('rewind goes back across anything where all others are bots, and marks the game', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [bot('thumbs'), you, bot('thumbs')]));
  const page = await Page.at(library, id);
  await playOn(page, picker('rewind'), 12);
  await page.ready();
  expect((await library.games())[0]?.rewound).toBe(false);
  const { answers } = await (await library.replay({ id })).about(1);
  const to = answers.findIndex((answer) => answer.seat === 1 && !answer.forced);
  expect(to).toBeGreaterThan(0);
  const prefix = await (await library.replay({ id })).at(to, 1);
  expect(await page.open.rewind(to + 100_000)).toMatchObject({ refusal: { why: { id: 'kernel.rewind-nowhere' } } });
  const notMine = answers.findIndex((answer) => answer.seat === 0);
  expect(await page.open.rewind(notMine)).toMatchObject({ refusal: { why: { id: 'kernel.rewind-nowhere' } } });
  expect(await page.open.rewind(to)).toEqual({ done: true });
  expect(page.last).toMatchObject({ type: 'standing', me: 1 });
  expect(await printOf(database, id)).toBe(prefix.fingerprint);
  expect((await library.games())[0]?.rewound).toBe(true);
  expect(JSON.parse(await library.exported(id))).toMatchObject({ rewound: true });
  await playOn(page, picker('on'), 3);
  const people = await library.create(planFor('assyria', [you, you]));
  const both = await Page.at(library, people);
  await playOn(both, picker('people'), 3);
  expect(await both.open.rewind(to)).toMatchObject({ refusal: { why: { id: 'worker.rewind-people' } } });
});

test('bots speak unasked, and one that breaks down plays anything', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [you, bot('first'), bot('broken')]));
  const page = await Page.at(library, id);
  await playOn(page, picker('talk'), 40);
  expect(page.over).toBe(true);
  const { events, over } = await (await library.replay({ id })).about(0);
  expect(over).toBe(true);
  expect(events.filter(({ event }) => event?.type === 'winked' && event.seat === 1)).toHaveLength(2);
});

test('a table of bots alone plays itself out before a spectator', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('assyria', [bot('random'), bot('thumbs')]));
  const page = await Page.at(library, id);
  expect(page.news[0]).toMatchObject({ type: 'standing', me: -2 });
  await until(() => page.over);
  expect(await page.open.undo()).toMatchObject({ done: false });
  const [summary] = await library.games();
  expect(summary).toMatchObject({ id, asks: null, damaged: null, outcome: page.standing?.outcome });
  expect(summary?.scores).toEqual(summary?.outcome?.scores);
});

test('hints come from the game’s own bot, with reasons, and change nothing', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, bot('thumbs')]));
  const page = await Page.at(library, id);
  const pick = picker('hint');
  let reasons = 0;
  for (let n = 0; n < 10; n++) {
    await page.ready();
    const print = await printOf(database, id);
    const hint = await page.open.hint();
    expect(page.standing?.question?.options).toContain(hint?.key);
    expect(await page.open.hint()).toEqual(hint);
    reasons += hint?.reasons.length ?? 0;
    expect(await printOf(database, id)).toBe(print);
    await page.answer(pick);
  }
  expect(reasons).toBeGreaterThan(0);
});

test('what cannot be opened says so', async () => {
  const library = libraryOn(newDatabase());
  expect(await thrown(library.open('nothing', () => undefined))).toBe('worker.no-game');
  expect(await thrown(library.create(planFor('chess', [you])))).toBe('worker.unknown-game');
  expect(await thrown(library.create(planFor('assyria', [you, you, you, you, you])))).toBe('worker.plan');
  expect(await thrown(library.create(planFor('assyria', [you], { options: { difficulty: '9' } })))).toBe('worker.plan');
  expect(await thrown(library.create(planFor('assyria', [you, bot('genius')])))).toBe('worker.no-bot');
  expect(await library.games()).toEqual([]);
});

test('a closed door tells nothing and refuses everything', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('assyria', [you, bot('thumbs')]));
  const page = await Page.at(library, id);
  const question = (await page.ready())?.question;
  await page.open.close();
  const told = page.news.length;
  const reply = await page.open.answer(question?.number ?? -1, question?.options[0] ?? '');
  expect(reply).toMatchObject({ done: false, refusal: { why: { id: 'worker.closed' } } });
  expect(await page.open.preview(question?.options[0] ?? '')).toBeNull();
  expect(await page.open.hint()).toBeNull();
  expect(page.news).toHaveLength(told);
});

test('seeds and ids are drawn anew for each table', async () => {
  const library = libraryOn(newDatabase());
  const { seed: _seed, ...plan } = planFor('assyria', [you, bot('thumbs')]);
  const ids = [await library.create(plan), await library.create(plan)];
  const [one, two] = await Promise.all(
    ids.map(async (id) => JSON.parse(await library.exported(id)) as { seed: string }),
  );
  expect(ids[0]).not.toBe(ids[1]);
  expect(one?.seed).not.toBe(two?.seed);
  expect(one?.seed).toMatch(/^[a-z2-9]{26}$/);
});
