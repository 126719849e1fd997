import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import type { Window } from '../support/visitor.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
let gold: Visitor;
let blue: Visitor;

beforeAll(async () => {
  house = await openHouse({ env: { EDUBBA_REQUESTS_PER_MINUTE: '100000' } });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterAll(() => house.stop());

type Pair = readonly [asked: Window, other: Window];

const kindOf = ({ standing }: Window): string => standing?.question?.kind ?? '';
const suggestionsAt = (window: Window): readonly object[] => {
  const news = window.received.findLast(({ type }) => ['standing', 'events', 'suggested'].includes(type));
  return news !== undefined && 'suggestions' in news ? (news.suggestions ?? []) : [];
};

/** Two people at Sammu-ramat, in the first turn of one of them. */
async function atTurn(options: { [name: string]: string } = {}): Promise<{ readonly id: string; readonly pair: Pair }> {
  const { id } = await gold.create('sammu-ramat', [{ who: 'open' }], { options: { challenge: 'A1', ...options } });
  await blue.join(id);
  const [a, b] = [await gold.sit(id), await blue.sit(id)] as const;
  await a.until(() => a.standing !== undefined && b.standing !== undefined);
  for (;;) {
    await a.until(() => a.asked || b.asked);
    const mover = [a, b].find((window) => window.asked && window.standing?.question?.optional === false);
    if (mover === undefined) await a.until(() => a.version !== b.version || a.asked || b.asked);
    else if (kindOf(mover) === 'turn.act') return { id, pair: mover === a ? [a, b] : [b, a] };
    else {
      const other = mover === a ? b : a;
      await mover.answer();
      await other.until(() => other.version === mover.version);
    }
  }
}

const seatOf = ({ seat }: Window): number => seat ?? -1;

test('a suggestion is shown to the one it is made to, waits for them, and is gone when it was answered', async () => {
  const { id, pair } = await atTurn();
  const [asked, other] = pair;
  const to = seatOf(asked);
  const imagined = await other.send({ type: 'imagine', to, keys: [] });
  // Hands are open: everything they may do can be suggested, and nothing else.
  expect(imagined).toMatchObject({
    type: 'imagined',
    imagined: { question: { seat: to, kind: 'turn.act', options: asked.standing?.question?.options } },
  });
  expect(await other.send({ type: 'suggest', to, keys: ['end'] })).toMatchObject({ type: 'done' });
  // What is acknowledged is kept, as an answer is.
  const row = house.storage.db.selectFrom('tables').select('head').where('id', '=', id);
  const { head } = await row.executeTakeFirstOrThrow();
  expect(JSON.parse(head)).toMatchObject({ suggestions: [{ by: seatOf(other), to }] });
  const shown = { by: seatOf(other), to, kind: 'turn.act', key: 'end', step: 0, of: 1 };
  await asked.until(() => suggestionsAt(asked).length > 0);
  expect(suggestionsAt(asked)).toEqual([shown]);
  expect(suggestionsAt(other)).toEqual([shown]);
  // They go away and come back, even to a house that has put the table out of memory.
  await asked.close();
  (await house.desk.get(id)).sleep();
  const again = await (to === 0 ? gold : blue).sit(id);
  await again.until(() => again.standing !== undefined);
  expect(suggestionsAt(again)).toEqual([shown]);
  const watcher = await new Visitor(house.address).sit(id);
  await watcher.until(() => watcher.standing !== undefined);
  expect(watcher.texts.join('')).not.toContain('"suggestions"');
  const { number = 0 } = again.standing?.question ?? {};
  // Named otherwise than what their first window sent.
  await again.send({ type: 'answer', number, key: 'end' }, 'again');
  await other.until(() => other.version === again.version);
  expect([suggestionsAt(again), suggestionsAt(other)]).toEqual([[], []]);
  await Promise.all([again.close(), other.close(), watcher.close()]);
});

test('what cannot be is refused, what is suggested anew replaces what was, and it can be taken back', async () => {
  const { pair } = await atTurn();
  const [asked, other] = pair;
  const to = seatOf(asked);
  for (const keys of [['no-such-thing'], ['end', 'end', 'end', 'end']]) {
    expect(await other.send({ type: 'suggest', to, keys })).toMatchObject({
      type: 'refused',
      refusal: { why: { id: 'suggest.impossible' } },
    });
  }
  expect(await other.send({ type: 'suggest', to: seatOf(other), keys: ['end'] })).toMatchObject({ type: 'refused' });
  expect(await other.send({ type: 'suggest', to: 7, keys: ['end'] })).toMatchObject({ type: 'refused' });
  await other.send({ type: 'suggest', to, keys: ['end'] });
  await other.send({ type: 'suggest', to, keys: ['move'] });
  await asked.until(() => suggestionsAt(asked).length > 0);
  expect(suggestionsAt(other)).toMatchObject([{ key: 'move' }]);
  await other.send({ type: 'suggest', to, keys: [] });
  await asked.until(() => suggestionsAt(asked).length === 0);
  expect(suggestionsAt(other)).toEqual([]);
  // Something else is done: it was not for that.
  await other.send({ type: 'suggest', to, keys: ['move'] });
  await asked.until(() => suggestionsAt(asked).length > 0);
  await asked.answer('end');
  await other.until(() => other.version === asked.version);
  expect([suggestionsAt(asked), suggestionsAt(other)]).toEqual([[], []]);
  // What is taken back was never done.
  await Promise.all([asked.close(), other.close()]);
});

test('a coming turn can be suggested to, several answers in a row, which are shown one after another', async () => {
  const { pair } = await atTurn();
  const [asked, other] = pair;
  const to = seatOf(other);
  const first = await asked.send({ type: 'imagine', to, keys: ['move'] });
  if (first.type !== 'imagined') throw new Error(first.type);
  const key = first.imagined?.question?.options[0];
  expect(key).toBeDefined();
  const keys = ['move', key ?? ''];
  expect(await asked.send({ type: 'suggest', to, keys })).toMatchObject({ type: 'done' });
  // Nothing is asked of them yet.
  expect(suggestionsAt(other)).toEqual([]);
  await asked.answer('end');
  await other.until(() => kindOf(other) === 'turn.act');
  expect(suggestionsAt(other)).toMatchObject([{ key: 'move', step: 0, of: 2 }]);
  await other.answer('move');
  expect(suggestionsAt(other)).toMatchObject([{ key, step: 1, of: 2 }]);
  await other.send({ type: 'undo' });
  expect(suggestionsAt(other)).toMatchObject([{ key: 'move', step: 0, of: 2 }]);
  await Promise.all([asked.close(), other.close()]);
});

test('what is hidden has no part in it: no card of a hidden hand can be seen or suggested', async () => {
  const { pair } = await atTurn({ hands: 'hidden' });
  const [asked, other] = pair;
  const to = seatOf(asked);
  const mine = asked.standing?.question?.options ?? [];
  const cards = [...mine, ...(asked.standing?.refused ?? [])].filter((key) => key.startsWith('card/'));
  expect(cards.length).toBeGreaterThan(0);
  const heard = await other.send({ type: 'imagine', to, keys: [] });
  if (heard.type !== 'imagined') throw new Error(heard.type);
  const options = heard.imagined?.question?.options ?? [];
  expect(options).toContain('end');
  expect(options.filter((key) => key.startsWith('card/'))).toEqual([]);
  for (const card of cards) {
    expect(await other.send({ type: 'suggest', to, keys: [card] })).toMatchObject({ type: 'refused' });
  }
  await Promise.all([asked.close(), other.close()]);
});

test('in a game of rivals nothing is suggested', async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [a, b] = [await gold.sit(id), await blue.sit(id)];
  await a.until(() => a.standing !== undefined);
  const [mover, other] = a.asked ? [a, b] : [b, a];
  expect(await other.send({ type: 'imagine', to: seatOf(mover), keys: [] })).toMatchObject({ imagined: null });
  expect(await other.send({ type: 'suggest', to: seatOf(mover), keys: ['column/3'] })).toMatchObject({
    type: 'refused',
  });
  await Promise.all([a.close(), b.close()]);
});

test('a bot does what a person suggests to it', async () => {
  const { id } = await gold.create('sammu-ramat', [{ who: 'bot', bot: 'advisor' }], { options: { challenge: 'A1' } });
  const window = await gold.sit(id);
  await window.until(() => kindOf(window) !== '');
  while (kindOf(window) !== 'consult') {
    const { version } = window;
    await window.answer();
    await window.until(() => window.version > version && kindOf(window) !== '');
  }
  // When the bot has placed its disk.
  const hosted = await house.desk.get(id);
  await expect.poll(() => hosted.idle).toBe(true);
  const heard = await window.send({ type: 'imagine', to: 1, keys: [] });
  if (heard.type !== 'imagined') throw new Error(heard.type);
  const { question } = heard.imagined ?? {};
  expect(question).toMatchObject({ kind: 'consult', seat: 1 });
  // The bot has placed its disk: it places it anew.
  const key = question?.options.find((one) => one !== 'pass') ?? '';
  expect(await window.send({ type: 'suggest', to: 1, keys: [key] })).toMatchObject({ type: 'done' });
  await window.until(() => {
    const { standing } = window;
    return (
      standing?.events.some(({ event }) => event?.type === 'consult.placed' && event.data?.['who'] === key) === true
    );
  });
  expect(suggestionsAt(window)).toEqual([]);
  await window.close();
});
