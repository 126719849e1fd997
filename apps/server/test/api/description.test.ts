import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Part } from '../../src/api/openapi.ts';
import { Described } from '../support/described.ts';
import { TEST_GAMES } from '../support/games.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
let described: Described;
beforeAll(async () => {
  house = await openHouse({ env: { EDUBBA_ADMIN_TOKEN: 'lapis-lazuli' } });
  described = await Described.of(house.address);
});
afterAll(() => house.stop());

const doors = (): { path: string; method: string; operation: Part }[] =>
  Object.entries(described.description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('a house with a door that nobody has described does not open', async () => {
  const { build } = await import('../../src/app.ts');
  const { app } = await build({ config: house.config, storage: house.storage });
  app.get('/api/v1/secret-door', async () => ({}));
  await expect(app.ready()).rejects.toThrow('GET /api/v1/secret-door has no description');
});

test('every shape can be compiled, and every reference leads somewhere', () => {
  const { schemas } = described.description.components;
  expect(Object.keys(schemas).length).toBeGreaterThan(50);
  for (const name of Object.keys(schemas)) expect(() => described.fault(name, null)).not.toThrow();
  const text = JSON.stringify(described.description);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
  const lost = references.filter((one) => !Object.hasOwn(schemas, one.replace('#/components/schemas/', '')));
  expect([...new Set(lost)]).toEqual([]);
});

test('every door has a summary, and a name of its own', () => {
  expect(doors().length).toBeGreaterThan(55);
  const ids = doors().map(({ operation }) => operation['operationId']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operation } of doors()) expect(operation['summary']).toMatch(/^[A-Z].*\.$/);
});

test('who needs no token by the description needs none, and everybody else does', async () => {
  for (const { path, method, operation } of doors()) {
    const schemes = (operation['security'] as Part[]).flatMap((one) => Object.keys(one));
    if (operation['x-websocket'] !== undefined || !path.startsWith('/api/v1')) continue;
    const response = await fetch(house.address + path.replaceAll(/\{\w+\}/g, 'nobodynobody'), {
      method: method.toUpperCase(),
      ...(/post|put|patch/.test(method) ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
    });
    const wanted = schemes.length === 0 ? 'open' : schemes.includes('admin') ? 403 : 401;
    const got = response.status === 401 || response.status === 403 ? response.status : 'open';
    expect([method, path, got]).toEqual([method, path, wanted]);
  }
});

test('what comes by a socket, and what is sent, is as described', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await gold.sit(id);
  await playOut([window]);
  expect(window.texts.length).toBeGreaterThan(5);
  for (const text of window.texts) expect(described.fault('Received', JSON.parse(text))).toBeUndefined();
  expect(described.fault('Received', { type: 'done', id: 'x' })).toContain('Received');
  expect(described.fault('Sent', { type: 'answer', id: 'a', number: 1, key: 'c3' })).toBeUndefined();
  expect(described.fault('Sent', { type: 'answer', id: 'a', number: 1, key: 'c3', seat: 1 })).toBeDefined();
  const record = await gold.ask('GET', `/tables/${id}/record`);
  expect(described.faultOfAnswer('GET', '/api/v1/tables/x/record', record.status, record.body)).toBeUndefined();
});

test('an answer that is not as described is found', () => {
  const fault = (status: number, body: unknown): unknown => described.faultOfAnswer('GET', '/api/v1/me', status, body);
  expect(fault(200, { id: 'nobodynobody' })).toContain('required property');
  expect(fault(401, { error: 'signed-out' })).toContain('message');
  expect(fault(200, undefined)).toBeDefined();
  expect(fault(201, {})).toContain('not described');
});

test('what is refused before any room hears of it has a name programs can rely on', async () => {
  const send = async (body: string, type = 'application/json'): Promise<unknown> => {
    const headers = { 'content-type': type };
    const response = await fetch(`${house.address}/api/v1/people/guest`, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await send('{')).toEqual([400, 'bad-request']);
  expect(await send('')).toEqual([400, 'bad-request']);
  expect(await send('<a/>', 'text/xml')).toEqual([415, 'bad-request']);
  expect(await send(JSON.stringify({ name: 'x'.repeat(70_000) }))).toEqual([413, 'too-large']);
  const busy = await openHouse({ env: { EDUBBA_REQUESTS_PER_MINUTE: '1' } });
  await fetch(`${busy.address}/api/v1/games`);
  const refused = await fetch(`${busy.address}/api/v1/games`);
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'too-many', message: expect.any(String) }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-ratelimit-limit')).toBe('1');
  await busy.stop();
});

test('the games of the house, with their bots and options', async () => {
  const { games } = (await (await fetch(`${house.address}/api/v1/games`)).json()) as { games: Part[] };
  expect(games.map(({ id }) => id)).toEqual(Object.keys(TEST_GAMES));
  expect(games.find(({ id }) => id === 'connect-four')).toMatchObject({ players: { min: 2, max: 2 } });
});

test('the page names every door and shape, and holds nothing that its policy forbids', async () => {
  const response = await fetch(`${house.address}/api/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(html).not.toMatch(/<script|<style|style=|onclick/);
  for (const { path } of doors()) expect(html).toContain(`<code>${path}</code>`);
  for (const name of Object.keys(described.description.components.schemas)) expect(html).toContain(`id="${name}"`);
  const links = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => `id="${id}"`);
  for (const id of links) expect(html).toContain(id);
  const style = await fetch(`${house.address}/api/docs.css`);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
});
