import type { MadeProgram, TableInfo } from '@edubba/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({
    env: { EDUBBA_ADMIN_TOKEN: 'lapis-lazuli', EDUBBA_PROXY: '1', EDUBBA_REQUESTS_PER_MINUTE: '300' },
  });
});
afterAll(() => house.stop());

async function admin(
  method: string,
  path: string,
  body?: unknown,
  token = 'lapis-lazuli',
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${house.address}/api/v1/admin${path}`, {
    method,
    headers: { 'x-edubba-admin': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

test('only whoever has the token administers', async () => {
  for (const token of ['', 'lapis', 'lapis-lazuli2', 'LAPIS-LAZULI']) {
    expect((await admin('GET', '/reports', undefined, token)).status).toBe(403);
  }
  expect((await admin('GET', '/reports')).body).toEqual({ reports: [] });
  const open = await openHouse();
  const asked = await fetch(`${open.address}/api/v1/admin/reports`, { headers: { 'x-edubba-admin': 'undefined' } });
  expect(asked.status).toBe(403);
  await open.stop();
});

test('the token cannot be guessed: after some wrong ones an address has to wait, whatever it shows', async () => {
  let now = Date.now();
  const guarded = await openHouse({ env: { EDUBBA_ADMIN_TOKEN: 'lapis-lazuli', EDUBBA_PROXY: '1' }, now: () => now });
  const guess = async (token: string, address: string): Promise<number> => {
    const headers = { 'x-edubba-admin': token, 'x-forwarded-for': address };
    return (await fetch(`${guarded.address}/api/v1/admin/reports`, { headers })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push(await guess(`wrong-token-${n}`, '10.0.0.1'));
  expect(statuses).toEqual([...Array<number>(10).fill(403), ...Array<number>(10).fill(429)]);
  expect(await guess('lapis-lazuli', '10.0.0.1')).toBe(429);
  // Nobody else is kept out by it.
  expect(await guess('lapis-lazuli', '10.0.0.2')).toBe(200);
  now += 60_000;
  expect(await guess('lapis-lazuli', '10.0.0.1')).toBe(200);
  await guarded.stop();
});

test('what the house counts is for whoever runs it: from the machine itself, or with the token', async () => {
  const ask = async (headers: { [name: string]: string } = {}): Promise<number> =>
    (await fetch(`${house.address}/metrics`, { headers })).status;
  expect(await ask()).toBe(200);
  expect(await ask({ 'x-forwarded-for': '10.0.0.7' })).toBe(403);
  // Also where somebody pretends, or a proxy says so of itself.
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await ask({ 'x-forwarded-for': '10.0.0.7', authorization: 'Bearer lapis-lazuli' })).toBe(200);
  expect(await ask({ 'x-forwarded-for': '10.0.0.7', 'x-edubba-admin': 'lapis-lazuli' })).toBe(200);
  const open = await openHouse();
  const { statusCode } = await open.app.inject({ url: '/metrics', remoteAddress: '192.168.1.7' });
  expect(statusCode).toBe(403);
  await open.stop();
});

test('a table is closed, and nobody plays there any more; restarted from an answer it goes on', async () => {
  const [gold, blue] = [await Visitor.guest(house.address, 'Gold'), await Visitor.guest(house.address, 'Blue')];
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const windows = [await gold.sit(id), await blue.sit(id)];
  for (let i = 0; i < 4; i++) {
    await windows[i % 2]?.until(() => windows[i % 2]?.asked === true);
    expect((await windows[i % 2]?.answer())?.type).toBe('done');
  }
  const closed = await admin('POST', `/tables/${id}/close`);
  expect(closed.body).toMatchObject({ status: 'closed', turn: null });
  const number = windows[0]?.standing?.number ?? 0;
  expect(await windows[0]?.send({ type: 'answer', number, key: '0' })).toMatchObject({ type: 'refused' });
  expect((await gold.ask('GET', '/tables/mine')).body).toEqual({ tables: [] });
  expect((await admin('POST', `/tables/${id}/restart`, { to: 99 })).status).toBe(409);
  const again = await admin('POST', `/tables/${id}/restart`, { to: 2 });
  expect(again.body).toMatchObject({ status: 'playing', answers: 2, ended: null, turn: { seats: [0] } });
  for (const window of windows) await window.until(() => window.info?.status === 'playing');
  await windows[0]?.until(() => windows[0]?.asked === true);
  await playOut(windows);
  expect((await gold.table('GET', `/tables/${id}`)).status).toBe('over');
});

test('a table with a bot goes on by itself from where it was restarted, and after it was over', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await gold.sit(id);
  await playOut([window]);
  const over = await gold.table('GET', `/tables/${id}`);
  const { body } = await admin('POST', `/tables/${id}/restart`, { to: 1 });
  expect(body).toMatchObject({ status: 'playing', outcome: null, ended: null });
  await window.until(() => window.standing?.outcome === null && window.asked);
  await playOut([window]);
  await expect.poll(async () => (await gold.table('GET', `/tables/${id}`)).ended).toBeGreaterThan(over.ended ?? 0);
});

test('whoever is banned is gone at once, with their programs, and bots play on for them', async () => {
  const [gold, blue] = [await Visitor.guest(house.address, 'Gold'), await Visitor.guest(house.address, 'Blue')];
  const { token } = (await gold.ask('POST', '/me/programs', { name: 'Oracle' })).body as MadeProgram;
  const waiting = await gold.create('connect-four', [{ who: 'open' }]);
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const windows = [await gold.sit(id), await blue.sit(id)] as const;
  const person = gold.me?.id ?? '';
  expect((await admin('POST', `/people/${person}/ban`, { why: 'insults' })).body).toEqual({ banned: true });
  await expect.poll(() => windows[0].closed?.code).toBe(4401);
  expect(await gold.ask('GET', '/me')).toMatchObject({ status: 403, body: { error: 'banned', message: 'insults' } });
  await expect(gold.sit(id)).rejects.toThrow('403');
  const asked = await fetch(`${house.address}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status).toBe(403);
  const seat = ((await blue.ask('GET', `/tables/${id}`)).body as TableInfo).seats[0];
  expect(seat).toMatchObject({ person, gone: 'resigned', bot: expect.any(String) });
  await playOut([windows[1]]);
  expect(await blue.table('GET', `/tables/${waiting.id}`)).toMatchObject({ status: 'closed' });
  expect((await admin('DELETE', `/people/${person}/ban`)).body).toEqual({ banned: false });
  expect((await gold.ask('GET', '/me')).status).toBe(200);
  expect((await admin('POST', '/people/nobodynobody/ban', { why: 'x' })).status).toBe(404);
});

test('behind one proxy only the last name in X-Forwarded-For counts: nobody escapes the limit by writing others', async () => {
  const ask = (forwarded: string): Promise<Response> =>
    fetch(`${house.address}/api/v1/tables`, { headers: { 'x-forwarded-for': forwarded } });
  const left = async (forwarded: string): Promise<number> =>
    Number((await ask(forwarded)).headers.get('x-ratelimit-remaining'));
  const first = await left('203.0.113.7');
  expect(await left('198.51.100.1, 203.0.113.7')).toBe(first - 1);
  expect(await left('198.51.100.2, 203.0.113.7')).toBe(first - 2);
  expect(await left('203.0.113.8')).toBe(first);
});
