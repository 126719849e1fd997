import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

/** A way to the database; what goes by it can come to lead nowhere, as behind a router that has forgotten it. */
async function wayTo(
  url: string,
): Promise<{ readonly url: string; readonly forget: () => void; readonly close: () => void }> {
  const way = new URL(url);
  const { hostname, port } = way;
  const open = new Set<Socket>();
  const server = createServer((here) => {
    const on = connect(Number(port), hostname);
    here.pipe(on).pipe(here);
    for (const socket of [here, on]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    forget: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

test('connections that lead nowhere are given up, also the one by which others are heard', async () => {
  const url = await postgres.database(`far${Date.now()}`);
  const way = await wayTo(url);
  const [far, near] = [await openPostgres(way.url, undefined, 500), await openPostgres(url)];
  onTestFinished(async () => {
    await far.close();
    await near.close();
    way.close();
  });
  const heard: string[] = [];
  far.onShout((topic, text) => heard.push(`${topic} ${text}`));
  const look = (): Promise<unknown> => far.db.selectFrom('people').select('id').limit(1).execute();
  const looks = (): Promise<unknown> => Promise.all(Array.from({ length: 12 }, look));
  await looks();
  way.forget();
  await expect(look()).rejects.toThrow('timeout');
  await expect
    .poll(() =>
      looks().then(
        () => 'all',
        () => 'some',
      ),
    )
    .toBe('all');
  await expect
    .poll(async () => {
      await near.shout('news', 'to all');
      return heard.length > 0;
    })
    .toBe(true);
});
