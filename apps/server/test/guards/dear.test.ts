import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Doorkeeper } from '../../src/live/doorkeeper.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

// Requests that are cheap to send: none of them is worked on for long in one go, or on nobody's account.

let now = Date.now();
let house: TestHouse;
let gold: Visitor;
beforeAll(async () => {
  house = await openHouse({ now: () => now, env: { EDUBBA_REQUESTS_PER_MINUTE: '100000' } });
  gold = await Visitor.guest(house.address, 'Gold');
});
afterAll(() => house.stop());

test('however many ask whether the house is ready, its database is asked once', async () => {
  const pinged = vi.spyOn(house.storage, 'ping');
  const asked = await Promise.all(Array.from({ length: 50 }, () => fetch(`${house.address}/ready`)));
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(pinged.mock.calls.length).toBeLessThan(25);
  pinged.mockRestore();
});

test('lists are put together some tables at a time, on the account of whoever asks', async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  const row = await house.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const person = gold.me?.id ?? '';
  for (let n = 0; n < 99; n++) {
    const other = `list${String(n).padStart(8, '0')}`;
    const status = n % 2 === 0 ? 'waiting' : 'over';
    await house.storage.db
      .insertInto('tables')
      .values({ ...row, id: other, status, head: JSON.stringify({ ...JSON.parse(row.head), id: other, status }) })
      .execute();
    await house.storage.db.insertInto('sitters').values({ table_id: other, person }).execute();
  }
  const { budget } = house.desk;
  const charged = vi.spyOn(budget, 'charge');
  const lists = [
    ['/tables', 51],
    ['/tables?seats=7', 0],
    ['/tables/mine', 100],
    [`/people/${person}`, 49],
  ] as const;
  for (const [path, count] of lists) {
    charged.mockClear();
    const { body } = await gold.ask('GET', path);
    expect((body as { tables: unknown[] }).tables).toHaveLength(count);
    expect(charged).toHaveBeenCalled();
  }
  charged.mockRestore();
  const here = { person, address: '127.0.0.1' };
  while (budget.wait({ address: here.address }) === 0) budget.charge(here, 100_000);
  for (const [path] of lists) {
    expect(await gold.ask('GET', path)).toMatchObject({ status: 429, body: { error: 'too-dear' } });
  }
  now += 3_600_000;
  expect((await gold.ask('GET', '/tables')).status).toBe(200);
});

test('whoever takes in nothing of what they asked for is not kept, nor whoever sends nothing', () => {
  for (const limit of [house.app.server.timeout, house.app.server.requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(30_000);
  }
});

/** Sends requests in one go; gives how many were answered when the connection was closed, or all were. */
function inOneGo(count: number): Promise<{ answered: number; closed: boolean }> {
  const { port } = house.app.server.address() as { port: number };
  return new Promise((done) => {
    let heard = '';
    const answered = (): number => heard.split('HTTP/1.1 200').length - 1;
    const socket = connect(port, '127.0.0.1');
    const end = (closed: boolean): void => {
      done({ answered: answered(), closed });
      socket.destroy();
    };
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
    socket.on('data', (data: Buffer) => {
      heard += data.toString('latin1');
      if (answered() === count) end(false);
    });
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count));
  });
}

test('some requests in one go are answered in their order; whoever sends a thousand is hung up on', async () => {
  expect(await inOneGo(5)).toEqual({ answered: 5, closed: false });
  const { answered, closed } = await inOneGo(1000);
  expect(closed).toBe(true);
  expect(answered).toBeLessThan(50);
});

test('of a thousand requests that come in one go those that are not answered are not even read', async () => {
  let read = 0;
  const count = (): void => void read++;
  house.app.server.on('request', count);
  expect(await inOneGo(1000)).toMatchObject({ closed: true });
  house.app.server.off('request', count);
  expect(read).toBe(8);
});

test('whoever sends something in pieces, and not how long it is, is told so once and hung up on', async () => {
  const { port } = house.app.server.address() as { port: number };
  let heard = '';
  const head = 'POST /api/v1/people/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n${'1\r\n{\r\n'.repeat(10_000)}`),
  );
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => (heard += data.toString('latin1')));
  await new Promise((closed) => socket.on('close', closed));
  expect(heard).toMatch(/^HTTP\/1\.1 411 .*\r\n\r\n\{"error":"no-length",/s);
});

test('a measure that was full for long is still the one for all windows of somebody', () => {
  vi.useFakeTimers();
  let at = 0;
  const keeper = new Doorkeeper(100, () => at);
  const first = keeper.measureFor('gold', 'a table');
  expect(first.take(at)).toBe(true);
  at += 120_000;
  vi.advanceTimersByTime(120_000);
  const second = keeper.measureFor('gold', 'a table');
  let taken = 0;
  for (let n = 0; n < 100; n++) for (const measure of [first, second]) if (measure.take(at)) taken++;
  expect(taken).toBe(60);
  keeper.close();
  vi.useRealTimers();
});
