import type { Me } from '@edubba/protocol';
import { createWords } from '@edubba/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '../../src/online/live-table.ts';
import type { TableDoor, TableNews } from '../../src/worker/api.ts';
import { type FakeHouse, PEOPLE } from './fake-house.ts';
import { gapless, house, pass } from './support.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What was said before is asked for over HTTP: nobody answers here.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Seat {
  readonly live: LiveTable;
  readonly door: TableDoor;
  readonly news: TableNews[];
}

/** A window with everything around the game; its clock goes two seconds behind the house's. */
function sit(table: FakeHouse, seat: number | null): Seat {
  const who = PEOPLE[seat ?? 3];
  const person = { id: who?.id, name: who?.name } as Me;
  const live = new LiveTable(table.info, {
    person,
    words: createWords('en', {}),
    colours: [],
    world: {
      dial: (version, ear) => {
        const wire = table.dial(seat, version);
        wire.ear = ear;
        return wire;
      },
      refusal: async () => undefined,
      now: () => Date.now() - 2000,
      random: () => 0.5 + (seat ?? 9) / 100,
      network: () => () => undefined,
    },
  });
  const news: TableNews[] = [];
  return { live, news, door: live.open((one) => news.push(one)) };
}

async function settled<T>(work: Promise<T>): Promise<T> {
  await pass();
  return work;
}

test('the door of the house is a door like every other: standing first, then what happens, answer by answer', async () => {
  const table = house();
  const windows = [sit(table, 0), sit(table, 1)];
  await pass();
  for (let i = 0; i < 10; i++) {
    const seat = table.table.toMove;
    const question = table.table.question(seat);
    const door = windows[seat]?.door;
    expect(await settled(door?.answer(question?.number ?? 0, question?.options[0] ?? '') ?? Promise.reject())).toEqual({
      done: true,
    });
  }
  for (const { news } of windows) {
    expect(news.map(({ type }) => type)).toEqual(['standing', ...Array.from({ length: 10 }, () => 'events')]);
    const told = news.flatMap((one) => ('events' in one ? one.events : []));
    expect(told.map(({ version }) => version)).toEqual(gapless(table.table.events.length));
    const last = news.at(-1);
    expect(last !== undefined && 'standing' in last && last.standing.version).toBe(table.table.events.length);
  }
});

test('the first standing says how much had been told when the seat last answered', async () => {
  const table = house();
  table.seen = [4, 0];
  const { news } = sit(table, 0);
  await pass();
  expect(news[0]).toMatchObject({ type: 'standing', me: 0, seen: 4 });
});

test('whoever looks on is nobody at the table, and may not answer', async () => {
  const table = house();
  const { live, news, door } = sit(table, null);
  await pass();
  expect(live.state.me).toBeNull();
  expect(news[0]).toMatchObject({ type: 'standing', me: -2, standing: { question: null } });
  const reply = await settled(door.answer(0, 'anything'));
  expect(reply).toMatchObject({ done: false });
});

test('a line of one’s own stands there at once, and once when it has come back', async () => {
  const table = house();
  const { live } = sit(table, 0);
  await pass();
  let held = true;
  table.swallows = (message) => held && (message.type === 'said' || message.type === 'done');
  void live.say('table', 'Hello');
  await pass();
  expect(live.state.unsent).toMatchObject([{ text: 'Hello' }]);
  held = false;
  // The line breaks before anything came back: said again under its name, it is said once.
  table.cut();
  await pass(8000);
  expect(live.state.unsent).toEqual([]);
  expect(table.lines.map(({ text }) => text)).toEqual(['Hello']);
});

test('a line that came back before it was acknowledged does not stand there twice', async () => {
  const table = house();
  const { live } = sit(table, 0);
  await pass();
  table.swallows = (message) => message.type === 'done';
  void live.say('table', 'Hello');
  void live.say('table', 'Hello');
  table.say(1, 'Hello');
  await pass();
  expect(live.state.lines.map(({ text }) => text)).toEqual(['Hello', 'Hello', 'Hello']);
  expect(live.state.unsent).toEqual([]);
});

test('somebody else’s line with the same words is not one’s own', async () => {
  const table = house();
  const { live } = sit(table, 0);
  await pass();
  table.swallows = (message) =>
    message.type === 'done' || (message.type === 'said' && message.lines[0]?.by !== PEOPLE[1]?.id);
  void live.say('table', 'Hello');
  table.say(1, 'Hello');
  await pass();
  expect(live.state.unsent).toMatchObject([{ text: 'Hello' }]);
});

test('lines of others count as unread until they are in sight; those of the muted never do', async () => {
  const table = house();
  const { live } = sit(table, 0);
  await pass();
  table.say(1, 'One');
  table.say(1, 'Two');
  table.say(0, 'Mine');
  expect(live.unread).toBe(2);
  live.markRead();
  expect(live.unread).toBe(0);
  live.setMuted([PEOPLE[1]?.id ?? '']);
  table.say(1, 'Three');
  expect(live.unread).toBe(0);
});

test('going back needs everybody: asked, agreed, done', async () => {
  const table = house();
  const windows = [sit(table, 0), sit(table, 1)];
  await pass();
  const seat = table.table.toMove;
  const [mine, other] = [windows[seat], windows[1 - seat]];
  if (mine === undefined || other === undefined) throw new Error('nobody sits there');
  const { seq } = table.table;
  const question = table.table.question(seat);
  await settled(mine.door.answer(question?.number ?? 0, question?.options[0] ?? ''));
  expect(table.table.seq).toBeGreaterThan(seq);
  expect(await settled(mine.door.rewind(seq))).toEqual({ done: true });
  expect(other.live.state.rewind).toMatchObject({ by: seat, to: seq, agreed: [seat], state: 'open' });
  other.live.agree(true);
  await pass();
  expect(mine.live.state.rewind).toMatchObject({ state: 'done' });
  expect(table.table.seq).toBe(seq);
});

test('the house’s clock counts, not this device’s', async () => {
  const table = house();
  const { live } = sit(table, 0);
  await pass();
  expect(live.now()).toBe(Date.now());
});

test('an answer on its way is counted until it is acknowledged', async () => {
  const table = house();
  const seat = table.table.toMove;
  const { live, door } = sit(table, seat);
  await pass();
  table.cut();
  const question = table.table.question(seat);
  const reply = door.answer(question?.number ?? 0, question?.options[0] ?? '');
  expect(live.state).toMatchObject({ sending: 1, link: { at: 'lost' } });
  await pass(8000);
  expect(await reply).toEqual({ done: true });
  expect(live.state).toMatchObject({ sending: 0, link: { at: 'open' } });
});
