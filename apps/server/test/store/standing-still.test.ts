import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { TestPostgres } from '../support/postgres.ts';
import { Visitor } from '../support/visitor.ts';

let postgres: TestPostgres;
let storage: Storage;
let house: TestHouse;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  storage = await openPostgres(await postgres.database('house'), undefined, 1000);
  house = await openHouse({ storage });
});
afterAll(async () => {
  await house.stop();
  await storage.close();
  await postgres.stop();
});

test('while PostgreSQL stands still whoever asks is told so, and when it goes on so does the house', async () => {
  const [gold, blue] = [await Visitor.guest(house.address, 'Gold'), await Visitor.guest(house.address, 'Blue')];
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const window = await gold.sit(id);
  await window.until(() => window.asked);
  const goOn = postgres.standStill();
  try {
    const asked = await Promise.all(Array.from({ length: 40 }, () => gold.ask('GET', '/tables/mine')));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
    expect(asked[0]?.body).toMatchObject({ error: 'no-database' });
    expect((await window.answer()).type).toBe('failed');
    expect((await fetch(`${house.address}/ready`)).status).toBe(503);
  } finally {
    goOn();
  }
  await expect.poll(async () => (await gold.ask('GET', '/tables/mine')).status).toBe(200);
  await expect.poll(async () => (await window.answer()).type).toBe('done');
});
