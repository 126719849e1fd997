import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/online/connection.ts';
import type { FakeHouse } from './fake-house.ts';
import { FakeWire } from './fake-house.ts';
import { gapless, house, pass, Window } from './support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whoever is asked answers with the first thing possible. */
function anyAnswer(table: FakeHouse): { seat: number; number: number; key: string } {
  const seat = table.table.toMove;
  const question = table.table.question(seat);
  return { seat, number: question?.number ?? 0, key: question?.options[0] ?? '' };
}

function answer(table: FakeHouse, window: Window): Promise<Answer> {
  const { number, key } = anyAnswer(table);
  return window.line.send({ type: 'answer', number, key });
}

test('an answer is acknowledged, and everybody is told what it did, without gaps', async () => {
  const table = house();
  const windows = [Window.at(table, 0), Window.at(table, 1), Window.at(table, null)];
  await pass();
  for (let i = 0; i < 12; i++) {
    const mine = windows[anyAnswer(table).seat];
    if (mine === undefined) throw new Error('nobody sits there');
    const reply = answer(table, mine);
    await pass();
    expect(await reply).toMatchObject({ type: 'done', version: table.table.events.length });
  }
  for (const window of windows) {
    expect(window.link).toEqual({ at: 'open' });
    expect(window.versions).toEqual(gapless(table.table.events.length));
  }
});

test('an answer whose acknowledgement is lost with the line is sent again under its name, and done once', async () => {
  const table = house();
  const { seat } = anyAnswer(table);
  const window = Window.at(table, seat);
  await pass();
  table.swallows = (message) => message.type === 'done' || message.type === 'events';
  const reply = answer(table, window);
  await pass();
  const { seq } = table.table;
  expect(window.line.unanswered).toBe(1);
  table.swallows = () => false;
  table.cut();
  expect(window.link?.at).toBe('lost');
  await pass(8000);
  expect(await reply).toMatchObject({ type: 'done' });
  expect(window.line.unanswered).toBe(0);
  expect(table.table.seq).toBe(seq);
  const [first, second] = window.sentOf('answer');
  expect(second).toEqual(first);
  expect(window.versions).toEqual(gapless(table.table.events.length));
});

test('an answer given while the line is lost is sent when there is one again', async () => {
  const table = house();
  const { seat } = anyAnswer(table);
  const window = Window.at(table, seat);
  await pass();
  table.cut();
  const reply = answer(table, window);
  const before = table.table.seq;
  await pass(8000);
  expect(await reply).toMatchObject({ type: 'done' });
  expect(table.table.seq).toBeGreaterThan(before);
});

test('an answer that was acknowledged twice is settled once', async () => {
  const table = house();
  const { seat } = anyAnswer(table);
  const window = Window.at(table, seat);
  await pass();
  const reply = answer(table, window);
  await pass();
  const done = await reply;
  const told = window.news.length;
  window.wires[0]?.say(done);
  await pass(3000);
  expect(window.news.length).toBe(told);
  expect(window.link).toEqual({ at: 'open' });
});

test('what is missing before an event is asked for, and told in order', async () => {
  const table = house();
  const window = Window.at(table, null);
  await pass();
  let swallowed = 0;
  table.swallows = (message) => message.type === 'events' && swallowed++ < 2;
  for (let i = 0; i < 4; i++) {
    const { seat, key } = anyAnswer(table);
    table.answer(seat, key);
  }
  await pass();
  expect(swallowed).toBeGreaterThan(2);
  expect(window.sentOf('since').length).toBeGreaterThan(0);
  expect(window.versions).toEqual(gapless(table.table.events.length));
});

test('events that an acknowledgement speaks of and that never come are asked for', async () => {
  const table = house();
  const { seat } = anyAnswer(table);
  const window = Window.at(table, seat);
  await pass();
  let swallowed = 0;
  table.swallows = (message) => message.type === 'events' && swallowed++ < 1;
  const reply = answer(table, window);
  await pass();
  await reply;
  expect(window.versions.length).toBeLessThan(table.table.events.length);
  await pass(2500);
  expect(window.versions).toEqual(gapless(table.table.events.length));
});

test('what is told twice is taken once', async () => {
  const table = house();
  const window = Window.at(table, null);
  await pass();
  table.swallows = (message) => message.type === 'events';
  const { seat, key } = anyAnswer(table);
  table.answer(seat, key);
  // Everything from the beginning comes, though most of it is known.
  const known = window.news.find(({ type }) => type === 'standing');
  const events = table.table.eventsFor(-2) as never[];
  window.wires[0]?.say({ ...known, type: 'events', by: seat, from: 0, events } as never);
  expect(window.versions).toEqual(gapless(table.table.events.length));
  const told = window.news.length;
  window.wires[0]?.say({ ...known, type: 'events', by: seat, from: 0, events: events.slice(0, 3) } as never);
  expect(window.news.length).toBe(told);
});

test('after a server restart only what happened meanwhile is asked for', async () => {
  const table = house();
  const window = Window.at(table, null);
  await pass();
  const known = table.table.events.length;
  table.cut();
  for (let i = 0; i < 3; i++) {
    const { seat, key } = anyAnswer(table);
    table.answer(seat, key);
  }
  await pass(8000);
  expect(window.dialled).toEqual([undefined, known]);
  expect(window.versions).toEqual(gapless(table.table.events.length));
  expect(window.news.filter(({ type }) => type === 'standing')).toHaveLength(1);
});

test('trying again waits longer each time, to at most eight seconds', async () => {
  const times: number[] = [];
  const start = Date.now();
  const window = new Window(() => {
    times.push(Date.now() - start);
    const wire = new FakeWire();
    queueMicrotask(() => wire.cut());
    return wire;
  });
  await pass(40_000);
  window.line.close();
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  // Three quarters of the whole: the chance in this world is always a half.
  expect(gaps.slice(0, 7)).toEqual([187, 375, 750, 1500, 3000, 6000, 6000].map((ms) => expect.closeTo(ms, -1)));
  expect(window.link).toMatchObject({ at: 'lost', since: expect.any(Number) });
  const made = times.length;
  await pass(40_000);
  expect(times.length).toBe(made);
});

test('a line on which nothing is heard is asked, and given up after 45 seconds', async () => {
  const table = house();
  const window = Window.at(table, null);
  await pass();
  await pass(60_000);
  expect(window.sentOf('ping').length).toBeGreaterThan(1);
  expect(window.link).toEqual({ at: 'open' });
  expect(window.dialled).toHaveLength(1);
  table.swallows = () => true;
  await pass(46_000);
  expect(window.links.map(({ at }) => at)).toContain('lost');
  table.swallows = () => false;
  await pass(20_000);
  expect(window.link).toEqual({ at: 'open' });
});

test('the browser’s own word counts: offline the line is lost, online it is tried at once', async () => {
  const table = house();
  const window = Window.at(table, null);
  await pass();
  window.network(false);
  expect(window.link?.at).toBe('lost');
  window.network(true);
  await pass();
  expect(window.link).toEqual({ at: 'open' });
});

test('a house that says no is not asked again, and nothing waits for it for ever', async () => {
  const wires: FakeWire[] = [];
  const window = new Window(() => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  const reply = window.line.send({ type: 'undo' });
  wires[0]?.cut(4401);
  expect(window.link).toEqual({ at: 'refused', why: 'signed-out' });
  expect(await reply).toMatchObject({ type: 'failed', error: 'lost' });
  expect(await window.line.send({ type: 'undo' })).toMatchObject({ type: 'failed' });
  await pass(60_000);
  expect(wires).toHaveLength(1);
});

test('a line that cannot be opened is asked about in another way', async () => {
  const wires: FakeWire[] = [];
  const window = new Window(() => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  window.refusal = async () => 'forbidden';
  wires[0]?.cut();
  await pass();
  expect(window.link).toEqual({ at: 'refused', why: 'forbidden' });
  await pass(60_000);
  expect(wires).toHaveLength(1);
});

test('previews are not waited for: without a line there are none', async () => {
  const table = house();
  const window = Window.at(table, anyAnswer(table).seat);
  await pass();
  table.swallows = (message) => message.type === 'preview';
  const preview = window.line.send({ type: 'preview', key: anyAnswer(table).key });
  table.cut();
  expect(await preview).toMatchObject({ type: 'failed', error: 'lost' });
  table.swallows = () => false;
  await pass(8000);
  expect(window.sentOf('preview')).toHaveLength(1);
});

test('an answer that comes too late is refused with what is asked now', async () => {
  const table = house();
  const { seat, number, key } = anyAnswer(table);
  const window = Window.at(table, seat);
  await pass();
  table.answer(seat, key);
  const reply = await window.line.send({ type: 'answer', number, key });
  expect(reply).toMatchObject({ type: 'refused', refusal: { why: { id: 'kernel.stale' } } });
});
