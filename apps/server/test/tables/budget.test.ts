import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Budget } from '../../src/live/budget.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { keepLateTables } from '../support/late-tables.ts';
import { playOut } from '../support/playing.ts';
import { Visitor } from '../support/visitor.ts';

const PEOPLE = ['ada00000', 'bela0000', 'cleo0000'];

let now = Date.now();
let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
beforeAll(async () => {
  house = await openHouse({
    now: () => now,
    env: { EDUBBA_REQUESTS_PER_MINUTE: '100000', EDUBBA_WORK_PER_ADDRESS: '450' },
  });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterAll(() => house.stop());

test('time that was used is on the account of a person and of their address, and comes back little by little', () => {
  let at = 0;
  const budget = new Budget(() => at);
  const spender = { person: 'gold', address: '10.0.0.1' };
  budget.seen('gold', '10.0.0.1');
  expect(budget.wait(spender)).toBe(0);
  budget.charge({ person: 'gold' }, 3300);
  expect(budget.wait(spender)).toBe(2000);
  expect(() => budget.check(spender)).toThrow('too much');
  // Others at the same address have what is left there; those elsewhere feel nothing.
  expect(budget.wait({ person: 'blue', address: '10.0.0.1' })).toBe(0);
  for (const name of ['a', 'b', 'c']) budget.charge({ person: name, address: '10.0.0.1' }, 2000);
  expect(budget.wait({ person: 'blue', address: '10.0.0.1' })).toBeGreaterThan(0);
  expect(budget.wait({ address: '10.0.0.1' })).toBeGreaterThan(0);
  expect(budget.wait({ person: 'blue', address: '10.0.0.2' })).toBe(0);
  at = 2000;
  expect(budget.wait(spender)).toBe(0);
});

test('bots of one person begin few rounds at a time, first come first served; those of others do not wait', async () => {
  const budget = new Budget(() => 0);
  const begun: number[] = [];
  const begin = (person: string, n: number): Promise<unknown> => budget.begin({ person }).then(() => begun.push(n));
  for (let n = 0; n < 6; n++) void begin('gold', n);
  await begin('blue', 9);
  expect(begun).toEqual([0, 1, 2, 3, 9]);
  budget.end({ person: 'gold' });
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 9, 4]);
  for (let n = 0; n < 5; n++) budget.end({ person: 'gold' });
  expect(begun).toHaveLength(6);
  await expect.poll(() => begun).toHaveLength(7);
  // What is over leaves nothing behind.
  for (let n = 6; n < 10; n++) await begin('gold', n);
  expect(begun).toHaveLength(11);
});

test('a record is written once, however often it is asked for, and then needs no position', async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const windows = [await gold.sit(id), await blue.sit(id)];
  await playOut(windows);
  for (const window of windows) await window.close();
  const written = vi.spyOn(house.desk.errands, 'run');
  const first = await gold.ask('GET', `/tables/${id}/record`);
  const hosted = await house.desk.get(id);
  await expect.poll(() => hosted.idle).toBe(true);
  hosted.sleep();
  expect(await gold.ask('GET', `/tables/${id}/record`)).toEqual(first);
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
  expect(await gold.ask('GET', `/tables/${id}/proof`)).toMatchObject({ status: 200 });
  expect(hosted.table).toBeUndefined();
  // Whoever has used up their time gets what was written before, and has nothing written anew.
  const spender = await Visitor.guest(house.address, 'Spender', '10.9.9.9');
  house.desk.budget.charge({ person: spender.me?.id }, 4000);
  expect((await spender.ask('GET', `/tables/${id}/record`)).status).toBe(200);
  const [other = ''] = await keepLateTables(house.storage, 1, { due: 0, people: PEOPLE, lacking: 0, name: 'over' });
  expect(await spender.ask('GET', `/tables/${other}/record`)).toMatchObject({
    status: 429,
    body: { error: 'too-dear' },
  });
});

test('how a long game stands is written out once for all who ask', async () => {
  const [id = ''] = await keepLateTables(house.storage, 1, { due: 0, people: PEOPLE });
  const windows = await Promise.all(Array.from({ length: 20 }, () => gold.sit(id)));
  const { table } = await house.desk.get(id);
  if (table === undefined) throw new Error('no game');
  const written = vi.spyOn(table, 'eventsFor');
  for (const window of windows) for (const version of [0, 1, 2]) await window.send({ type: 'since', version });
  expect(written.mock.calls.length).toBeLessThan(2);
  for (const window of windows) await window.close();
});

test('whoever has used up their time plays on, but nothing dear is done for them', async () => {
  const spender = await Visitor.guest(house.address, 'Spender');
  const { id } = await spender.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [mine, theirs] = [await spender.sit(id), await blue.sit(id)];
  house.desk.budget.charge({ person: spender.me?.id }, 4000);
  expect(await mine.send({ type: 'since', version: 0 })).toMatchObject({ type: 'failed', error: 'too-dear' });
  expect(await mine.send({ type: 'preview', key: '0' })).toMatchObject({ type: 'failed', error: 'too-dear' });
  // After something was taken back everybody is told everything anew.
  for (const type of ['undo', 'restart', 'redo'] as const) {
    expect(await mine.send({ type })).toMatchObject({ type: 'failed', error: 'too-dear' });
  }
  expect((await mine.answer()).type).toBe('done');
  await expect(spender.sit(id)).rejects.toThrow('429');
  expect((await spender.ask('POST', '/tables/quick', { game: 'connect-four' })).status).toBe(429);
  // Nobody else is kept from anything by it.
  expect((await theirs.send({ type: 'since', version: 0 })).type).toBe('done');
  now += 3_600_000;
  expect((await mine.send({ type: 'since', version: 0 })).type).toBe('done');
});

test('what takes long in a game is on the account of whoever does it, and so is telling it to all', async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  const window = await gold.sit(id);
  const hosted = await house.desk.get(id);
  const charged = vi.spyOn(house.desk.budget, 'charge');
  const busy = (): void => {
    const end = performance.now() + 5;
    while (performance.now() < end);
  };
  const wisher = { person: gold.me?.id ?? '', receipt: null };
  await hosted.change(wisher, busy);
  expect(charged.mock.calls).toEqual([[{ person: gold.me?.id }, expect.toSatisfy((took: number) => took >= 5)]]);
  charged.mockClear();
  const told = vi.spyOn(hosted.audience, 'tell').mockImplementation(busy);
  await hosted.change(wisher, () => undefined);
  expect(charged.mock.calls).toEqual([[{ person: gold.me?.id }, expect.toSatisfy((took: number) => took >= 5)]]);
  told.mockRestore();
  charged.mockClear();
  // What happens by itself, as bots' answers do, is on the account of whoever made the table.
  await hosted.change({ person: null, receipt: null }, busy);
  expect(charged.mock.calls[0]).toEqual([{ person: gold.me?.id }, expect.toSatisfy((took: number) => took >= 5)]);
  charged.mockRestore();
  await window.close();
});

test('bots behind one address play one after another and rest longer than they work; nobody else waits for them', () => {
  const budget = new Budget(() => 0);
  const [many, other] = [{ person: 'many' }, { person: 'other' }];
  const friend = { person: 'friend of many' };
  for (const { person } of [many, friend]) budget.seen(person, '10.0.0.1');
  expect(budget.turn(many)).toBe(0);
  budget.played(many, 1000);
  budget.turn(many);
  const waits = [many, friend, many].map((payer) => budget.turn(payer));
  // Each eight seconds after the one before.
  expect(waits.map((wait) => Math.round(wait / 1000))).toEqual([8, 16, 24]);
  expect(budget.turn(other)).toBe(0);
  // Those that take no time wait for nobody.
  budget.played(other, 0);
  expect([budget.turn(other), budget.turn(other)]).toEqual([0, 0]);
});

test('bots think on the account of whoever made the table: where that is empty, later', async () => {
  now += 3_600_000;
  const maker = await Visitor.guest(house.address, 'Maker');
  const made = await maker.table('POST', '/tables', {
    game: 'connect-four',
    seats: [{ who: 'bot', bot: 'random' }, { who: 'me' }],
    options: {},
    pace: { kind: 'free' },
    open: false,
    spectators: true,
  });
  house.desk.budget.charge({ person: maker.me?.id }, 4000);
  await maker.add(made);
  const hosted = await house.desk.get(made.id);
  await expect.poll(() => house.desk.budget.wait({ person: maker.me?.id })).toBeGreaterThan(1000);
  // One that somebody else's bot has to begin is begun long before.
  const other = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await gold.sit(other.id);
  await window.answer();
  await window.until(() => window.asked);
  await window.close();
  expect(hosted.head.answers).toBe(0);
});

test('nobody plays at more tables than somebody can play at', async () => {
  now += 3_600_000;
  const player = await Visitor.guest(house.address, 'Player');
  const { id } = await player.create('connect-four', [{ who: 'open' }]);
  const row = await house.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (let n = 0; n < 100; n++) {
    const other = `many${String(n).padStart(8, '0')}`;
    await house.storage.db
      .insertInto('tables')
      .values({ ...row, id: other, status: 'playing' })
      .execute();
    await house.storage.db
      .insertInto('sitters')
      .values({ table_id: other, person: player.me?.id ?? '' })
      .execute();
  }
  for (const [path, body] of [
    ['/tables/quick', { game: 'connect-four' }],
    [`/tables/${id}/join`, {}],
  ] as const) {
    expect((await player.ask('POST', path, body)).body).toMatchObject({ error: 'too-many-tables' });
  }
});
