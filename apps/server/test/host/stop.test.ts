import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { freePort } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';
import type { Window } from '../support/visitor.ts';
import { Visitor } from '../support/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = 25;
/** Longer than it takes, shorter than anybody who stops a house waits. */
const SOON = 5000;

/** Somebody at a table of their own, who takes a point back and forth as fast as is allowed, until the house is gone. */
class Busy {
  readonly acknowledged: string[] = [];
  readonly window: Window;
  readonly table: string;
  private constructor(window: Window, table: string) {
    this.window = window;
    this.table = table;
  }

  static async at(address: string, i: number): Promise<Busy> {
    const visitor = await Visitor.guest(address, `Busy ${i}`);
    const { id } = await visitor.create('connect-four', [{ who: 'open' }]);
    const other = await Visitor.guest(address, `Patient ${i}`);
    await other.join(id);
    const window = await visitor.sit(id);
    await window.until(() => window.asked);
    return new Busy(window, id);
  }

  /** All at once, without waiting for any: an answer, and taking it back, again and again. */
  send(n: number): void {
    const question = this.window.standing?.question;
    for (let i = 0; i < n; i++) {
      const id = `${this.table}-${i}`;
      const wish =
        i % 2 === 0
          ? { type: 'answer', number: (question?.number ?? 0) + i, key: question?.options[0] }
          : { type: 'undo' };
      this.window.socket.send(JSON.stringify({ ...wish, id }));
    }
  }

  get done(): string[] {
    return this.window.received.flatMap((message) => (message.type === 'done' ? [message.id] : []));
  }
}

test('a house that is stopped with many answers in flight keeps every one it has acknowledged, and says goodbye', async () => {
  const file = join(folder, 'busy.sqlite');
  const house = new HouseProcess(await freePort(), file);
  await house.start();
  const people = await Promise.all(Array.from({ length: TABLES }, (_, i) => Busy.at(house.address, i)));
  for (const one of people) one.send(40);
  // Some are acknowledged, and many are not.
  await expect.poll(() => people.flatMap(({ done }) => done).length).toBeGreaterThan(TABLES);
  const began = performance.now();
  expect(await house.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(SOON);
  await expect.poll(() => people.map(({ window }) => window.closed?.code)).toEqual(people.map(() => 1012));
  const storage = await openSqlite(file);
  const rows = await storage.db.selectFrom('changes').select('receipt').where('receipt', 'is not', null).execute();
  await storage.close();
  const kept = rows.map(({ receipt }) => receipt);
  const acknowledged = people.flatMap(({ done }) => done);
  expect(acknowledged.length).toBeGreaterThan(TABLES);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});

test('whoever does not hang up is not waited for', async () => {
  const house = new HouseProcess(await freePort(), join(folder, 'deaf.sqlite'));
  await house.start();
  const { hostname, port } = new URL(house.address);
  const visitor = await Visitor.guest(house.address, 'Deaf');
  const { id } = await visitor.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const socket = createConnection(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET /api/v1/tables/${id}/live HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n'),
  );
  const [first] = await new Promise<Buffer[]>((come) => socket.once('data', (data: Buffer) => come([data])));
  expect(first?.toString()).toContain('101 Switching Protocols');
  const began = performance.now();
  expect(await house.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(SOON);
  socket.destroy();
});

test('a house that is about to stop says so where load balancers look, and goes on meanwhile', async () => {
  const house = new HouseProcess(await freePort(), join(folder, 'drain.sqlite'), { EDUBBA_DRAIN_SECONDS: '4' });
  await house.start();
  const ready = async (): Promise<number> => (await fetch(`${house.address}/ready`)).status;
  expect(await ready()).toBe(200);
  const visitor = await Visitor.guest(house.address, 'Late');
  const { id } = await visitor.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await visitor.sit(id);
  await window.until(() => window.asked);
  const stopped = house.stop();
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  expect((await fetch(`${house.address}/health`)).status).toBe(200);
  expect((await window.answer()).type).toBe('done');
  expect(await stopped).toBe(0);
  await expect.poll(() => window.closed?.code).toBe(1012);
});
