import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Storage } from '../../src/store/database.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { TestPostgres } from '../support/postgres.ts';
import { Visitor } from '../support/visitor.ts';

let postgres: TestPostgres;
let storage: Storage;
let house: TestHouse;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  storage = await openPostgres(await postgres.database('house'));
  house = await openHouse({ storage });
});
afterAll(async () => {
  await house.stop();
  await storage.close();
  await postgres.stop();
});

test('a NUL in the name of a message harms nobody, and the house goes on', async () => {
  const [gold, blue] = [await Visitor.guest(house.address, 'Gold'), await Visitor.guest(house.address, 'Blue')];
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [mine, theirs] = [await gold.sit(id), await blue.sit(id)];
  for (let turn = 0; turn < 4; turn++) {
    const [asked, other] = turn % 2 === 0 ? [mine, theirs] : [theirs, mine];
    await asked.until(() => asked.asked);
    other.socket.send(JSON.stringify({ type: 'answer', id: 'a\0b', number: 0, key: '0' }));
    other.socket.send(JSON.stringify({ type: 'order', id: 'b\0', kind: 'drop', key: '0' }));
    expect((await asked.answer()).type).toBe('done');
  }
  for (const window of [mine, theirs]) {
    const failed = (): number => window.received.filter(({ type }) => type === 'failed').length;
    await window.until(() => failed() === 4);
  }
});

/** As long as an address may be, of letters that take three bytes each and cannot be made shorter: no index of PostgreSQL takes it. */
const LONG_ENDPOINT = `https://example.org/${Array.from({ length: 970 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('')}`;

test('no door fails over a NUL, wherever it stands', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  const doors: [string, string, object?][] = [
    ['GET', '/tables/%00'],
    ['GET', `/tables/${id}%00/talk`],
    ['GET', '/tables?game=%00'],
    ['GET', '/people/abcdefgh%00'],
    ['POST', '/people/guest', { name: 'a\0' }],
    ['PATCH', '/me', { name: 'a\0' }],
    ['POST', '/me/programs', { name: '\0a' }],
    ['POST', '/me/webhooks', { url: 'https://example.org/\0' }],
    ['POST', '/me/pushes', { endpoint: LONG_ENDPOINT, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } }],
    ['POST', `/tables/${id}/talk/1/report`, { why: 'a\0' }],
    ['PUT', `/tables/${id}/notes`, { text: 'a\0b' }],
    ['POST', `/tables/${id}/seats/1/bot`, { bot: '\0' }],
    ['POST', '/tables/quick', { game: '\0' }],
    ['POST', '/sign-in/mail', { email: 'a\0@example.org' }],
  ];
  for (const [method, path, body] of doors) {
    const { status } = await gold.ask(method, path, body);
    expect([method, path, status < 500]).toEqual([method, path, true]);
    // An address with one is none, whatever is behind it: no door has to think of it.
    if (path.includes('%00')) expect([path, status]).toEqual([path, 400]);
  }
  expect((await gold.ask('GET', `/tables/${id}/notes`)).body).toEqual({ text: 'ab' });
});
