import { afterEach, expect, test } from 'vitest';
import { waitsAt } from '../../src/tables/waits.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { keepLateTables } from '../support/late-tables.ts';
import { playOut } from '../support/playing.ts';
import { Visitor, type Window } from '../support/visitor.ts';

let house: TestHouse;
afterEach(() => house.stop());

const PEOPLE = ['ada00000', 'bela0000', 'cleo0000'];

test('what a table wants to tell is known without its position', async () => {
  house = await openHouse();
  const ids = await keepLateTables(house.storage, 8, { due: 0, people: PEOPLE });
  for (const id of ids) {
    const { waits } = await waitsAt(house.desk, id);
    expect(waits).toMatchObject([{ kind: 'turn', person: expect.stringMatching(/0000$/) as string }]);
    expect(Number(waits[0]?.subject)).toBeGreaterThan(100);
    expect((await (await fetch(`${house.address}/api/v1/tables/${id}`)).json()) as object).toMatchObject({ id });
  }
  expect(house.desk.bytes).toBe(0);
});

test('tables that nobody looks at are forgotten: after a while, and the oldest of too many', async () => {
  let now = Date.now();
  house = await openHouse({ now: () => now, env: { EDUBBA_REQUESTS_PER_MINUTE: '100000' } });
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id: watched } = await gold.create('connect-four', [{ who: 'open' }]);
  const { id: left } = await gold.create('connect-four', [{ who: 'open' }]);
  const window = await gold.sit(watched);
  await house.desk.sweep();
  expect(house.desk.size).toBe(2);
  now += 5 * 60_000 + 1;
  await house.desk.sweep();
  // What is looked at stays.
  expect(house.desk.size).toBe(1);
  expect((await gold.table('GET', `/tables/${left}`)).status).toBe('waiting');
  // The house sweeps by itself meanwhile, so only what stays after the last sweep is certain.
  for (const id of await keepLateTables(house.storage, 1100, { due: 0, people: PEOPLE })) await house.desk.get(id);
  await house.desk.sweep();
  expect(house.desk.size).toBe(1001);
  await window.close();
});

test('a table whose bot only waits for its turn needs no position meanwhile', async () => {
  house = await openHouse({ env: { EDUBBA_WORK_PER_ADDRESS: '450' } });
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await gold.sit(id);
  await window.until(() => window.asked);
  // Bots wait while whoever made the table has used up their time.
  const maker = { person: gold.me?.id };
  while (house.desk.budget.wait(maker) === 0) house.desk.budget.charge(maker, 10_000);
  expect((await window.answer()).type).toBe('done');
  await window.close();
  const hosted = await house.desk.get(id);
  expect([hosted.idle, hosted.table === undefined]).toEqual([false, false]);
  await expect
    .poll(() => {
      hosted.sleep();
      return hosted.table;
    })
    .toBeUndefined();
  expect(hosted.idle).toBe(false);
});

test('positions take no more memory than they may, and whoever plays does not notice', async () => {
  // Room for about ten games of connect four; thirty are played at once, and all are looked at.
  house = await openHouse({ env: { EDUBBA_TABLES_MB: '1', EDUBBA_REQUESTS_PER_MINUTE: '100000' } });
  const [gold, blue] = [await Visitor.guest(house.address, 'Gold'), await Visitor.guest(house.address, 'Blue')];
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) ids.push((await gold.create('connect-four', [{ who: 'open' }])).id);
  await keepLateTables(house.storage, 6, { due: 0, people: PEOPLE });
  const windows: Window[][] = [];
  for (const id of ids) {
    await blue.join(id);
    windows.push([await gold.sit(id), await blue.sit(id)]);
  }
  // Each of these takes one and a half times as much as there is room for.
  const lookers: Window[] = [];
  for (let n = 0; n < 6; n++) {
    lookers.push(await gold.sit(`late0000000${n}`));
    expect(house.desk.bytes).toBeLessThan(2_000_000);
  }
  for (const looker of lookers) expect((await looker.send({ type: 'since', version: 0 })).type).toBe('done');
  for (const pair of windows) await playOut(pair);
  for (const [n, pair] of windows.entries()) {
    expect(pair.flatMap(({ gaps }) => gaps)).toEqual([]);
    expect(pair[0]?.version).toBe(pair[1]?.version);
    const record = (await gold.ask('GET', `/tables/${ids[n]}/record`)).body as { log: unknown[] };
    expect(record.log.length).toBeGreaterThan(6);
  }
});
