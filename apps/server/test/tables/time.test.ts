import type { TableInfo } from '@edubba/protocol';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { givenBack } from '../../src/tables/outages.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { onBothEngines } from '../support/engines.ts';
import { Visitor, type Window } from '../support/visitor.ts';

const MINUTE = 60_000;
const LIVE = { kind: 'live', bank: 5 * MINUTE, increment: 0 } as const;

let now = Date.now();
let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
beforeEach(async () => {
  house = await openHouse({ now: () => now });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterEach(() => house.stop());

/** Two at a table, the one who is asked first. */
async function seated(pace: object = LIVE): Promise<{ id: string; asked: Window; other: Window; who: Visitor[] }> {
  const { id } = await gold.create('connect-four', [{ who: 'open' }], { pace: pace as typeof LIVE });
  await blue.join(id);
  const [mine, theirs] = [await gold.sit(id), await blue.sit(id)];
  await mine.until(() => mine.asked || theirs.asked);
  return mine.asked
    ? { id, asked: mine, other: theirs, who: [gold, blue] }
    : { id, asked: theirs, other: mine, who: [blue, gold] };
}

const leftOf = (info: TableInfo, seat: number | null): number => info.seats[seat ?? 0]?.left ?? 0;

test('an answer that comes after the time is up is refused, before anybody has looked at the clock', async () => {
  const { asked } = await seated();
  now += 5 * MINUTE + 1;
  expect(await asked.answer()).toMatchObject({ type: 'refused', refusal: { why: { id: 'server.too-late' } } });
  await asked.until(() => asked.info?.seats[asked.seat ?? 0]?.gone === 'late');
});

test('so is anything else that would be done in the game then; a millisecond before it is taken', async () => {
  const { asked } = await seated();
  now += 5 * MINUTE - 1;
  expect((await asked.answer()).type).toBe('done');
  const again = await seated();
  now += 5 * MINUTE;
  for (const wish of [{ type: 'undo' }, { type: 'rewind', to: 0 }] as const) {
    expect((await again.asked.send(wish)).type).toBe('refused');
  }
});

test.each([LIVE, { kind: 'slow', move: 60 * MINUTE, bank: 0 }])(
  'giving up and coming back gives no time, in nobody’s turn: %j',
  async (pace) => {
    const { id, asked, other, who } = await seated(pace);
    now += 4.5 * MINUTE;
    // Whoever is asked gives up and comes back at once, then somebody who is not.
    for (const [window, visitor] of [
      [asked, who[0]],
      [other, who[1]],
    ] as const) {
      const before = leftOf(await gold.table('GET', `/tables/${id}`), window.seat);
      if (window === other) await visitor?.ask('POST', `/tables/${id}/resign`);
      else continue;
      const back = await visitor?.table('POST', `/tables/${id}/return`);
      expect(back?.seats[window.seat ?? 0]?.gone).toBeNull();
      expect(leftOf(back as TableInfo, window.seat)).toBe(before);
    }
  },
);

test('a clock that is nearly empty stays so for whoever gives up and comes back in another’s turn', async () => {
  const { id, asked, other, who } = await seated();
  now += 4.9 * MINUTE;
  expect((await asked.answer()).type).toBe('done');
  await other.until(() => other.asked);
  await who[0]?.table('POST', `/tables/${id}/resign`);
  const back = await who[0]?.table('POST', `/tables/${id}/return`);
  expect(leftOf(back as TableInfo, asked.seat)).toBe(0.1 * MINUTE);
});

test.each([
  { kind: 'live', bank: 5 * MINUTE, increment: MINUTE },
  { kind: 'slow', move: 60 * MINUTE, bank: 0 },
])('answering and taking back fills nobody’s clock: %j', async (pace) => {
  const { id, asked, other } = await seated(pace);
  const lefts = async (): Promise<number[]> => {
    const info = await gold.table('GET', `/tables/${id}`);
    return [asked, other].map(({ seat }) => leftOf(info, seat));
  };
  const [before = 0, others] = await lefts();
  for (let n = 1; n <= 3; n++) {
    now += MINUTE;
    expect((await asked.answer()).type).toBe('done');
    await other.until(() => other.asked);
    expect((await asked.send({ type: 'undo' })).type).toBe('done');
    await asked.until(() => asked.asked);
    // The time that was thought counts, and the turn earns nothing before it is over.
    expect(await lefts()).toEqual([before - n * MINUTE, others]);
  }
  expect((await asked.answer()).type).toBe('done');
  const earned = pace.kind === 'live' ? before - 3 * MINUTE + (pace.increment ?? 0) : before;
  expect(await lefts()).toEqual([earned, others]);
});

test('whoever was late does not come back to the question they let run out: that one is the bot’s, however long it takes', async () => {
  const { id, asked, other, who } = await seated();
  const { budget } = house.desk;
  now += 5 * MINUTE + 1;
  // Bots wait while whoever made the table has used up their time, as whoever lets much be done can see to.
  const maker = { person: gold.me?.id };
  while (budget.wait(maker) === 0) budget.charge(maker, 1000);
  await asked.until(() => asked.info?.seats[asked.seat ?? 0]?.gone === 'late');
  const back = (): Promise<{ status: number; body: unknown }> => who[0]?.ask('POST', `/tables/${id}/return`) as never;
  expect(await back()).toMatchObject({ status: 409, body: { error: 'bot-plays' } });
  // Whoever is left asks for a bot besides: that takes nothing away.
  const seat = asked.seat ?? 0;
  await who[1]?.table('POST', `/tables/${id}/seats/${seat}/bot`, { bot: 'random' });
  expect(await back()).toMatchObject({ status: 409 });
  budget.charge(maker, -10_000);
  await other.until(() => other.asked);
  const { body } = await back();
  expect(leftOf(body as TableInfo, seat)).toBe(MINUTE);
});

test('whoever is left does not rewind the game alone, nor choose a weak bot for whoever is away', async () => {
  const { id, asked, other, who } = await seated();
  expect((await asked.answer()).type).toBe('done');
  await other.until(() => other.asked);
  await other.close();
  now += 5 * MINUTE + 1;
  await asked.until(() => asked.info?.seats.some(({ gone }) => gone === 'late') === true);
  await asked.until(() => asked.asked);
  const far = asked.version;
  expect((await asked.send({ type: 'rewind', to: 0 })).type).toBe('done');
  await asked.until(() => asked.standing?.rewind !== undefined);
  const { rewind } = (await house.desk.get(id)).head;
  expect(rewind).toMatchObject({ state: 'open', needed: [0, 1], agreed: [asked.seat] });
  expect(asked.version).toBe(far);
  const seat = 1 - (asked.seat ?? 0);
  const replaced = await who[0]?.table('POST', `/tables/${id}/seats/${seat}/bot`, { bot: 'random' });
  const [first] = Object.keys((await house.desk.get(id)).play.bots);
  expect(replaced?.seats[seat]).toMatchObject({ gone: 'replaced', bot: first ?? 'random' });
});

/** As if the whole process had stood still for so long, by the clock that nobody sets. */
function standing(milliseconds: number): void {
  const from = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => from() + milliseconds);
  onTestFinished(() => clock.mockRestore());
}

test('an answer that comes first when a house that stood still goes on is not late', async () => {
  const { asked } = await seated();
  now += 60 * MINUTE;
  standing(60 * MINUTE);
  expect((await asked.answer()).type).toBe('done');
});

test('the time of an outage is given back once, as far as somebody was waited for in it', () => {
  const turn = { seats: [0], since: 1000, kind: 'x', about: null };
  const head = { pace: LIVE, turn } as never;
  const outages = [
    { since: 500, until: 900 },
    { since: 800, until: 3000 },
    { since: 5000, until: 6000 },
  ];
  const given = givenBack(head, outages);
  expect(given).toMatchObject({ turn: { since: 1000 + 2000 + 1000 }, givenBack: 6000 });
  expect(givenBack(given, outages)).toBe(given);
  expect(givenBack({ ...given, turn: null }, outages).turn).toBeNull();
});

onBothEngines((engine) => {
  test('time in which the house was away is nobody’s', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    const first = await openHouse({ storage, now: () => now });
    const [ada, bela] = [await Visitor.guest(first.address, 'Ada'), await Visitor.guest(first.address, 'Bela')];
    const { id } = await ada.create('connect-four', [{ who: 'open' }], { pace: LIVE });
    await bela.join(id);
    now += MINUTE;
    await first.stop();
    // Longer than everybody has.
    now += 60 * MINUTE;
    const again = await openHouse({ storage, now: () => now });
    // Already when it opens: somebody may answer before anybody has looked at the clocks.
    const { head } = await again.desk.look(id);
    expect(head.seats.map(({ gone }) => gone)).toEqual([null, null]);
    expect(now - (head.turn?.since ?? 0)).toBe(MINUTE);
    // What is left runs on, and out.
    now += 4 * MINUTE + 1;
    await again.desk.sweep();
    await expect
      .poll(async () => (await again.desk.look(id)).head.seats.some(({ gone }) => gone === 'late'))
      .toBe(true);
    await again.stop();
    await storage.close();
  });

  test('a house that was killed was there until it last said so', async () => {
    const storage = await engine.open(await engine.fresh());
    const first = await openHouse({ storage, now: () => now });
    const [ada, bela] = [await Visitor.guest(first.address, 'Ada'), await Visitor.guest(first.address, 'Bela')];
    const { id } = await ada.create('connect-four', [{ who: 'open' }], { pace: LIVE });
    await bela.join(id);
    now += MINUTE;
    standing(3000);
    await first.desk.sweep();
    // It says nothing more; the next one opens an hour later.
    const later = now + 60 * MINUTE;
    const again = await openHouse({ storage, now: () => later });
    const { head } = await again.desk.look(id);
    expect(later - (head.turn?.since ?? 0)).toBe(MINUTE);
    for (const each of [first, again]) await each.stop();
    await storage.close();
  });

  test('on one file a house knows of each moment in which it was closed', async () => {
    const storage = await engine.open(await engine.fresh());
    const first = await openHouse({ storage, now: () => now });
    const [ada, bela] = [await Visitor.guest(first.address, 'Ada'), await Visitor.guest(first.address, 'Bela')];
    const { id } = await ada.create('connect-four', [{ who: 'open' }], { pace: LIVE });
    await bela.join(id);
    now += MINUTE;
    await first.stop();
    now += 3000;
    const again = await openHouse({ storage, now: () => now });
    const { head } = await again.desk.look(id);
    // On PostgreSQL another one may have been there.
    expect(now - (head.turn?.since ?? 0)).toBe(engine.name === 'postgres' ? MINUTE + 3000 : MINUTE);
    await again.stop();
    await storage.close();
  });
});
