import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack, plain } from '../../src/live/packing.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Viewer } from '../../src/tables/viewer.ts';
import { PretendSocket } from '../leaks/pretend-socket.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

// How long texts are packed: beside those who play, once, and in their order.

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

/** Of so many letters, no two alike. */
let count = 0;
const text = (letters: number): string => `${count++} ${'what was told '.repeat(letters / 14)}`;

test('what is short stays what it is, what is long is packed, and what is very long on another thread, once', async () => {
  const short = text(1000);
  expect(pack(short)).toBe(short);
  const long = text(20_000);
  expect(inflateRawSync(pack(long) as Buffer).toString()).toBe(long);
  const longer = text(400_000);
  const packing = pack(longer);
  expect(packing).toBeInstanceOf(Promise);
  expect(pack(longer)).toBe(packing);
  const bytes = await packing;
  expect(inflateRawSync(bytes as Buffer).toString()).toBe(longer);
  expect(pack(longer)).toBe(bytes);
});

test('a very long text is made bytes once for all who cannot unpack it', () => {
  const short = text(20_000);
  expect(plain(short)).toBe(short);
  const long = text(200_000);
  const bytes = plain(long);
  expect(bytes.toString()).toBe(long);
  expect(bytes).toBeInstanceOf(Buffer);
  expect(plain(long)).toBe(bytes);
});

/** A window that unpacks, at a table of its own; what it is sent is told as text. */
async function windowAt(heard: (text: string) => void): Promise<{ window: PretendSocket; viewer: Viewer }> {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  const hosted = await house.desk.get(id);
  const window = new PretendSocket((sent) => {
    const bytes = sent as string | Buffer;
    heard(typeof bytes === 'string' ? bytes : inflateRawSync(bytes).toString());
  });
  const visit = { person: gold.me, session: undefined, address: '127.0.0.1', packed: true };
  house.live.open(window.socket, hosted, visit, undefined);
  await expect.poll(() => hosted.audience.viewers.size).toBe(1);
  const [viewer] = hosted.audience.viewers;
  if (viewer === undefined) throw new Error('nobody looks');
  return { window, viewer };
}

test('what is sent while a long text is packed comes after it; the house goes on meanwhile', async () => {
  const all = [text(400_000), text(100), text(400_000), text(20_000), text(100)];
  // Besides, the house says who is there.
  const heard: string[] = [];
  const { window, viewer } = await windowAt((each) => all.includes(each) && heard.push(each));
  for (const each of all) viewer.send(each);
  expect(heard.length).toBe(0);
  await expect.poll(() => heard.length).toBe(all.length);
  expect(heard.map((each) => all.indexOf(each))).toEqual([0, 1, 2, 3, 4]);
  window.close();
});

test('whoever lets more be packed than they read is told nothing dear besides', async () => {
  const refused = Promise.withResolvers<string>();
  const { window, viewer } = await windowAt((each) => each.startsWith('{"type":"failed"') && refused.resolve(each));
  for (let n = 0; n < 5; n++) viewer.send(text(400_000));
  void window.ask({ type: 'since', id: 'more', version: 0 } as never);
  expect(JSON.parse(await refused.promise)).toMatchObject({ error: 'too-fast' });
  window.close();
});
