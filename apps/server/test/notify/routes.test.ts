import type { Person } from '@edubba/protocol';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Failed } from '../../src/failure.ts';
import { eraseNotices, exportNotices } from '../../src/notify/personal.ts';
import { notifyRoutes } from '../../src/notify/routes.ts';
import { USUAL } from '../../src/notify/settings.ts';
import { Browser } from './receivers.ts';
import { ANNA, MINUTE, openTelling, ORIGIN, SECOND } from './telling.ts';

const BELA = 'belaaaaa';

async function openDoor(insideToo = true) {
  const telling = await openTelling(undefined, { insideToo });
  const app = fastify();
  app.decorateRequest('person', undefined);
  app.addHook('preHandler', async (request) => {
    const id = request.headers['x-person'];
    if (typeof id === 'string') request.person = { id, name: id, kind: 'guest' } satisfies Person;
  });
  app.setErrorHandler<Failed>((error, _request, reply) => {
    void reply.code(error.status ?? 500).send({ error: error.code, message: error.message });
  });
  notifyRoutes(app, { db: telling.storage.db, notify: telling.notify, origin: ORIGIN });
  onTestFinished(() => app.close());
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, person?: string, body?: object) => {
    const headers = person === undefined ? {} : { 'x-person': person };
    const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  return { telling, ask };
}

test('signed out, only the key of the house', async () => {
  const { ask, telling } = await openDoor();
  for (const [method, url, body] of [
    ['GET', '/me/notices', undefined],
    ['PUT', '/me/notices', USUAL],
    ['POST', '/me/pushes', telling.browser.subscription],
    ['DELETE', '/me/pushes', { endpoint: telling.browser.subscription.endpoint }],
    ['POST', '/me/webhooks', { url: 'https://example.org/' }],
    ['DELETE', '/me/webhooks/abcdefgh', undefined],
    ['POST', '/me/webhooks/abcdefgh/test', undefined],
    ['PUT', '/me/vacation', { days: 1 }],
  ] as const) {
    expect([method, url, (await ask(method, url, undefined, body)).status]).toEqual([method, url, 401]);
  }
  expect((await ask('GET', '/notify/key')).body.key).toMatch(/^B[\w-]{86}$/);
});

test('settings are one’s own, and only such as there are', async () => {
  const { ask } = await openDoor();
  const usual = { settings: USUAL, vacation: { until: null, left: 20 }, pushes: 0, webhooks: [] };
  expect((await ask('GET', '/me/notices', ANNA)).body).toEqual(usual);
  const mine = { ...USUAL, digest: 7, quiet: { from: 1320, to: 420 }, zone: 'Asia/Tokyo', off: ['tableaaaa'] };
  expect((await ask('PUT', '/me/notices', ANNA, mine)).body.settings).toEqual(mine);
  expect((await ask('GET', '/me/notices', ANNA)).body.settings).toEqual(mine);
  expect((await ask('GET', '/me/notices', BELA)).body).toEqual(usual);
  for (const wrong of [
    { zone: 'Mars/Olympus' },
    { digest: 24 },
    { digest: 7.5 },
    { quiet: { from: 0, to: 1440 } },
    { quiet: { from: 60, to: 60 } },
    { push: 'yes' },
    { off: ['../x'] },
    { off: Array.from({ length: 501 }, () => 'tableaaaa') },
    { person: BELA },
  ]) {
    expect([wrong, (await ask('PUT', '/me/notices', ANNA, { ...USUAL, ...wrong })).status]).toEqual([wrong, 400]);
  }
  expect((await ask('PUT', '/me/notices', ANNA, {})).status).toBe(400);
  expect((await ask('GET', '/me/notices', ANNA)).body.settings).toEqual(mine);
});

test('a browser tells whoever subscribed there last; nobody ends another’s subscription', async () => {
  const { ask, telling } = await openDoor();
  const { subscription } = telling.browser;
  const count = async (person: string) => (await ask('GET', '/me/notices', person)).body.pushes;
  expect((await ask('POST', '/me/pushes', ANNA, { ...subscription, expirationTime: null })).status).toBe(204);
  expect((await ask('POST', '/me/pushes', ANNA, subscription)).status).toBe(204);
  expect(await count(ANNA)).toBe(1);
  expect((await ask('DELETE', '/me/pushes', BELA, { endpoint: subscription.endpoint })).status).toBe(204);
  expect(await count(ANNA)).toBe(1);
  await ask('POST', '/me/pushes', BELA, subscription);
  expect([await count(ANNA), await count(BELA)]).toEqual([0, 1]);
  await ask('DELETE', '/me/pushes', BELA, { endpoint: subscription.endpoint });
  expect(await count(BELA)).toBe(0);
  for (let n = 0; n < 12; n++) {
    telling.time += 1;
    await ask('POST', '/me/pushes', ANNA, new Browser(`${telling.receiver.origin}/push/${n}`).subscription);
  }
  expect(await count(ANNA)).toBe(10);
  for (const wrong of [{ endpoint: 'x' }, { keys: { p256dh: 'x', auth: 'y' } }, { more: 1 }]) {
    expect((await ask('POST', '/me/pushes', ANNA, { ...subscription, ...wrong })).status).toBe(400);
  }
});

test('in a real house neither webhooks nor browsers lead inside', async () => {
  const { ask, telling } = await openDoor(false);
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'gopher://x.org',
  ]) {
    expect([url, (await ask('POST', '/me/webhooks', ANNA, { url })).status]).toEqual([url, 400]);
    expect((await ask('POST', '/me/pushes', ANNA, { ...telling.browser.subscription, endpoint: url })).status).toBe(
      400,
    );
  }
  expect((await ask('POST', '/me/webhooks', ANNA, { url: 'https://example.org/hook' })).status).toBe(201);
});

test('webhooks: made with a secret that is shown once, tested, ended; others’ are not there', async () => {
  const { ask, telling } = await openDoor();
  const { receiver } = telling;
  const made = await ask('POST', '/me/webhooks', ANNA, { url: `${receiver.origin}/hook` });
  expect(made.status).toBe(201);
  expect(made.body.secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify((await ask('GET', '/me/notices', ANNA)).body)).not.toContain(made.body.secret);
  const url = `/me/webhooks/${made.body.id}`;
  expect((await ask('POST', `${url}/test`, BELA)).status).toBe(404);
  expect((await ask('DELETE', url, BELA)).status).toBe(404);
  expect(receiver.received).toEqual([]);
  expect((await ask('POST', `${url}/test`, ANNA)).body).toEqual({ status: 201 });
  expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({ kind: 'test', table: null });
  expect((await ask('POST', `${url}/test`, ANNA)).status).toBe(429);
  telling.time += 10 * SECOND;
  receiver.answers.set('/hook', 500);
  expect((await ask('POST', `${url}/test`, ANNA)).body).toEqual({ status: 500 });
  expect((await ask('GET', '/me/notices', ANNA)).body.webhooks).toMatchObject([{ id: made.body.id, status: 500 }]);
  for (let n = 0; n < 4; n++) await ask('POST', '/me/webhooks', ANNA, { url: `${receiver.origin}/${n}` });
  expect((await ask('POST', '/me/webhooks', ANNA, { url: `${receiver.origin}/6` })).status).toBe(409);
  expect((await ask('DELETE', url, ANNA)).status).toBe(204);
  expect((await ask('DELETE', url, ANNA)).status).toBe(404);
  expect((await ask('DELETE', '/me/webhooks/..%2F', ANNA)).status).toBe(404);
});

test('a vacation is taken and ended', async () => {
  const { ask, telling } = await openDoor();
  expect((await ask('PUT', '/me/vacation', ANNA, { days: 3 })).body).toMatchObject({ left: 17 });
  expect((await ask('GET', '/me/notices', BELA)).body.vacation).toEqual({ until: null, left: 20 });
  for (const days of [-1, 1.5, 21, '3']) {
    expect((await ask('PUT', '/me/vacation', ANNA, { days })).status).toBe(400);
  }
  telling.time += MINUTE;
  expect((await ask('PUT', '/me/vacation', ANNA, { days: 0 })).body).toEqual({ until: null, left: 19 });
});

test('a person’s data: all in the export but secrets, none after the erasure', async () => {
  const { ask, telling } = await openDoor();
  const { db } = telling.storage;
  const hook = await ask('POST', '/me/webhooks', ANNA, { url: `${telling.receiver.origin}/hook` });
  await ask('POST', '/me/pushes', ANNA, telling.browser.subscription);
  await ask('PUT', '/me/notices', ANNA, { ...USUAL, zone: 'Asia/Tokyo' });
  await telling.notify.presence.here('tableaaaa', ANNA);
  await ask('PUT', '/me/vacation', ANNA, { days: 1 });
  await telling.asks();
  const exported = JSON.stringify(await exportNotices(db, ANNA));
  for (const part of ['/hook', '/push/anna', 'Asia/Tokyo', '"days":1', '"kind":"turn"'])
    expect(exported).toContain(part);
  expect(exported).not.toContain(hook.body.secret);
  expect(exported).not.toContain(telling.browser.subscription.keys.auth);
  await eraseNotices(db, ANNA);
  const empty = { settings: USUAL, webhooks: [], pushes: [], vacations: [], notices: [] };
  expect(await exportNotices(db, ANNA)).toEqual(empty);
  expect(await telling.notify.presence.at('tableaaaa')).toEqual(new Set());
});
