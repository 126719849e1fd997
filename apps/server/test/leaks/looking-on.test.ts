import type { Received } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change, Kept, Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor } from '../support/visitor.ts';

/** What must never happen is not tried again. */
const NEVER = { retry: 0 };

let storage: Storage;
let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
let stranger: Visitor;
/** What keeps a change waits for this. */
let disk: Promise<void>;
let keep: (change: Change) => Promise<Kept>;

beforeEach(async () => {
  storage = await openSqlite(':memory:');
  disk = Promise.resolve();
  keep = storage.keep;
  house = await openHouse({ storage: { ...storage, keep: (change) => disk.then(() => keep(change)) } });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
  stranger = await Visitor.guest(house.address, 'Stranger');
});
afterEach(async () => {
  await house.stop();
  await storage.close();
});

test('where nobody may look on, whoever waited in front of the table has to go when it begins', NEVER, async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }], { spectators: false });
  const waiting = await stranger.sit(id);
  const sitting = await gold.sit(id);
  await blue.join(id);
  await sitting.until(() => sitting.standing !== undefined);
  await expect(waiting.until(() => false)).rejects.toThrow('closed with 4403');
  expect(waiting.received.map(({ type }) => type)).not.toContain('standing');
  await expect(stranger.sit(id)).rejects.toThrow('refused: 403');
});

test('where nobody may look on, nobody else may look back: neither at the record nor in a history', NEVER, async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }], { spectators: false });
  await blue.join(id);
  await playOut([await gold.sit(id), await blue.sit(id)]);
  for (const path of [`/tables/${id}/record`, `/tables/${id}/proof`]) {
    expect((await gold.ask('GET', path)).status).toBe(200);
    expect((await stranger.ask('GET', path)).status).toBe(403);
    expect((await new Visitor(house.address).ask('GET', path)).status).toBe(403);
  }
  const history = async (visitor: Visitor): Promise<number> => {
    const { body } = await visitor.ask('GET', `/people/${gold.me?.id ?? ''}`);
    return (body as { tables: unknown[] }).tables.length;
  };
  expect([await history(gold), await history(blue), await history(stranger)]).toEqual([1, 1, 0]);
});

test('nobody is shown an answer before it is kept: not by coming, not by asking', NEVER, async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [a, b] = [await gold.sit(id), await blue.sit(id)];
  const [asked, other] = a.asked ? [a, b] : [b, a];
  const before = other.version;
  let write = (): void => undefined;
  disk = new Promise((go) => {
    write = go;
  });
  const answered = asked.answer();
  await new Promise((wait) => setTimeout(wait, 100));
  const coming = stranger.sit(id);
  other.socket.send(JSON.stringify({ type: 'since', id: 'since', version: 0 }));
  await new Promise((wait) => setTimeout(wait, 150));
  const shown = other.received.slice().filter(({ type }) => type === 'standing' || type === 'events');
  expect(Math.max(...shown.map(versionOf))).toBe(before);
  expect(other.received.some((message) => 'id' in message && message.id === 'since')).toBe(false);
  write();
  expect((await answered).type).toBe('done');
  const late = await coming;
  await late.until(() => late.version > before);
  expect(late.gaps).toEqual([]);
});

test('an answer that could not be kept was never seen by anybody', NEVER, async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [a, b] = [await gold.sit(id), await blue.sit(id)];
  const [asked, other] = a.asked ? [a, b] : [b, a];
  const before = other.version;
  const real = keep;
  keep = () => Promise.reject(new Error('the disk is full'));
  expect(await asked.answer()).toMatchObject({ type: 'failed', error: 'server-error' });
  keep = real;
  expect(other.version).toBe(before);
  const late = await stranger.sit(id);
  await late.until(() => late.standing !== undefined);
  expect(late.version).toBe(before);
  expect((await asked.answer()).type).toBe('done');
  await late.until(() => late.version > before);
});

const versionOf = (message: Received): number =>
  message.type === 'standing' ? message.version : message.type === 'events' ? message.from + message.events.length : 0;
