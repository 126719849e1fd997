import assyria from '@edubba/assyria';
import type { GameRecord } from '@edubba/kernel';
import { parseRecord, verifyRecord, Xoshiro } from '@edubba/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { composeEnvironment, DeployedHouse, DeployedProxy } from '../support/deployed.ts';
import { freePort, TestPostgres } from '../support/postgres.ts';
import { Stubborn } from '../support/stubborn.ts';
import { Visitor } from '../support/visitor.ts';
import { report } from './report.ts';

let postgres: TestPostgres;
let url: string;
let houses: [DeployedHouse, DeployedHouse];
let proxy: DeployedProxy;

beforeAll(async () => {
  if (DeployedProxy.binary === undefined) throw new Error('nginx is needed: apt-get install nginx-light');
  postgres = await TestPostgres.start();
  url = await postgres.database('edubba');
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  proxy = new DeployedProxy(ports[2], [ports[0], ports[1]]);
  const env = { ...composeEnvironment({ EDUBBA_ORIGIN: proxy.address }), DATABASE_URL: url };
  houses = [new DeployedHouse(ports[0], env), new DeployedHouse(ports[1], env)];
  // The first one builds the client, if nobody has yet.
  for (const house of houses) await house.start();
  await proxy.start();
});
afterAll(async () => {
  await proxy?.stop();
  for (const house of houses ?? []) await house.stop();
  await postgres?.stop();
});

/** Waits for something that must come. */
async function until(come: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await come())) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

test('two people play through the proxy at two houses; one house is killed, and they play on to the end', async () => {
  expect(proxy.faults()).toBe('');
  // Pages come through it, and what is not for everybody does not.
  const page = await fetch(`${proxy.address}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
  for (const shut of ['/metrics', '//metrics', '/api/v1/admin/reports', '/api/v1/%61dmin/reports']) {
    expect([shut, (await fetch(proxy.address + shut)).status]).toEqual([shut, 404]);
  }
  const [gold, blue] = [await Visitor.guest(proxy.address, 'Gold'), await Visitor.guest(proxy.address, 'Blue')];
  const { id } = await gold.create('assyria', [{ who: 'open' }]);
  await blue.join(id);
  const random = new Xoshiro('behind a proxy');
  const players = [gold, blue].map(
    (visitor) => new Stubborn(visitor, [proxy.address], id, (n) => random.below(n), 100),
  );
  const moves = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const windows = (): Promise<number[]> => Promise.all(houses.map((house) => house.counted('edubba_sockets')));
  const later = (n: number): Promise<void> =>
    until(() => moves() >= n || players.every(({ over }) => over), `answer ${n} (${moves()} so far)`);

  await later(20);
  const together = await windows();
  expect(together).toEqual([1, 1]);
  await houses[0].kill();
  const atKill = moves();
  await later(atKill + 20);
  expect(moves()).toBeGreaterThanOrEqual(atKill + 20);
  await houses[0].start();
  await houses[1].kill();
  const atSecond = moves();
  await later(atSecond + 20);
  expect(moves()).toBeGreaterThanOrEqual(atSecond + 20);
  await houses[1].start();
  await until(() => players.every(({ over }) => over), 'the end');
  for (const player of players) player.stop();
  expect(players.flatMap(({ problems }) => problems)).toEqual([]);
  expect(players.every(({ reconnects }) => reconnects > 0)).toBe(true);

  // Everything that was acknowledged is there once, and the record proves itself.
  const storage = await openPostgres(url);
  const rows = await storage.db.selectFrom('changes').select(['by', 'receipt']).where('table_id', '=', id).execute();
  await storage.close();
  const names = rows.map(({ by, receipt }) => `${by}/${receipt}`);
  const lost = players
    .flatMap(({ acknowledged }) => acknowledged)
    .filter(({ person, id: receipt }) => names.filter((name) => name === `${person}/${receipt}`).length !== 1);
  expect(lost).toEqual([]);
  const record = (await gold.ask('GET', `/tables/${id}/record`)).body as GameRecord;
  expect(verifyRecord(assyria.game, parseRecord(JSON.stringify(record)))).toHaveProperty('table');
  report('behind a proxy', {
    'answers acknowledged': moves(),
    'houses killed': 2,
    'times players came back': players.reduce((sum, { reconnects }) => sum + reconnects, 0),
    lost: lost.length,
  });
});
