import { Refused } from '@edubba/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deed } from '../../src/tables/deeds.ts';
import { carryOut } from '../../src/tables/deeds.ts';
import type { Hosted } from '../../src/tables/hosted.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { PretendSocket } from '../leaks/pretend-socket.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

let storage: Storage;
let house: TestHouse;
let gold: Visitor;
beforeAll(async () => {
  storage = await openSqlite(':memory:');
  house = await openHouse({ storage });
  gold = await Visitor.guest(house.address, 'Gold');
});
afterAll(async () => {
  await house.stop();
  await storage.close();
});

async function table(): Promise<Hosted> {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  const blue = await Visitor.guest(house.address, 'Blue');
  await blue.join(id);
  return house.desk.get(id);
}

let count = 0;
/** Does something for whoever is asked, or for the seat that is named; gives why it was refused, if it was. */
async function deed(
  hosted: Hosted,
  seat: number,
  what: { type: Deed['type'] } & { readonly [name: string]: unknown },
): Promise<string> {
  const person = hosted.head.seats[seat]?.person ?? '';
  try {
    await carryOut(hosted, person, seat, { ...what, id: `m${count++}` } as Deed);
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.why.id;
    throw error;
  }
}

test('nobody can make a game grow for ever by answering and taking back', async () => {
  const hosted = await table();
  const seat = hosted.table?.toMove ?? 0;
  let refused = '';
  for (let n = 0; n < 1500 && refused === ''; n++) {
    const number = hosted.table?.number(seat) ?? 0;
    const key = hosted.table?.options(seat)[0] ?? '';
    expect(await deed(hosted, seat, { type: 'answer', number, key })).toBe('done');
    const undone = await deed(hosted, seat, { type: 'undo' });
    if (undone !== 'done') refused = undone;
  }
  expect(refused).toBe('server.too-much-undone');
  expect(hosted.table?.log.length).toBeLessThan(2100);
  // The game itself goes on.
  const next = hosted.table?.toMove ?? 0;
  const number = hosted.table?.number(next) ?? 0;
  expect(await deed(hosted, next, { type: 'answer', number, key: hosted.table?.options(next)[0] ?? '' })).toBe('done');
});

test('nobody can fill a table with standing orders', async () => {
  const hosted = await table();
  const order = (n: number): Promise<string> => deed(hosted, 0, { type: 'order', kind: `k${n}`, key: 'x' });
  for (let n = 0; n < 100; n++) expect(await order(n)).toBe('done');
  expect(await order(100)).toBe('server.too-many-orders');
  expect(await deed(hosted, 0, { type: 'dropOrders' })).toBe('done');
  expect(await order(101)).toBe('done');
});

test('whoever does not read what they were sent is told nothing dear besides: it would all wait in memory', async () => {
  const hosted = await table();
  const told: string[] = [];
  const window = new PretendSocket((text) => told.push(text));
  house.live.open(window.socket, hosted, { person: gold.me, session: undefined, address: '127.0.0.1' }, undefined);
  const since = (id: string): Promise<string> => window.ask({ type: 'since', id, version: 0 } as never);
  expect(JSON.parse(await since('first'))).toMatchObject({ type: 'done' });
  window.bufferedAmount = 300_000;
  told.length = 0;
  expect(JSON.parse(await since('second'))).toMatchObject({ type: 'failed', error: 'too-fast' });
  expect(told).toHaveLength(1);
  window.bufferedAmount = 0;
  expect(JSON.parse(await since('third'))).toMatchObject({ type: 'done' });
  window.close();
});

test('whoever reads nothing of what happens at their table is cut off before it fills the memory', async () => {
  const hosted = await table();
  const window = new PretendSocket(() => undefined);
  house.live.open(window.socket, hosted, { person: gold.me, session: undefined, address: '127.0.0.1' }, undefined);
  await expect.poll(() => hosted.audience.viewers.size).toBe(1);
  const [viewer] = hosted.audience.viewers;
  window.bufferedAmount = 900_000;
  viewer?.send('{}');
  expect(window.closedWith).toBeUndefined();
  window.bufferedAmount = 1_100_000;
  viewer?.send('{}');
  expect(window.closedWith).toBe(1006);
});
