import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { originAllowed } from '../../src/people/who-asks.ts';
import { Browser, guest, openHouse } from './visitors.ts';

const FOREIGN = [
  'https://evil.example',
  'http://localhost:8081',
  'https://localhost:8080.evil.example',
  'null',
  '',
  'x',
];

test.each(FOREIGN)('a page of %j cannot act for whoever is signed in', async (origin) => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  for (const [method, path] of [
    ['POST', 'closed'],
    ['PATCH', 'me'],
    ['DELETE', 'me'],
    ['POST', 'me/sign-out'],
    ['POST', 'me/programs'],
  ] as const) {
    const answer = await enki.ask(method, path, { name: 'Evil' }, { origin });
    expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 403, 'foreign-origin']);
  }
  expect((await enki.get('me')).body.name).toBe('Enki');
});

test('a request with a cookie that does not say which page it is from changes nothing', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  enki.origin = undefined;
  expect((await enki.post('closed')).body.error).toBe('foreign-origin');
  expect((await enki.get('open')).body.name).toBe('Enki');
});

test('a foreign page cannot sign a browser in as somebody else either', async () => {
  const house = await openHouse();
  const browser = new Browser(house);
  browser.origin = 'https://evil.example';
  for (const path of [
    'people/guest',
    'sign-in/mail',
    'sign-in/mail/confirm',
    'sign-in/passkey/options',
    'sign-in/passkey',
  ]) {
    const answer = await browser.post(path, { name: 'Evil', email: 'a@b.example' });
    expect([path, answer.status, answer.setCookie]).toEqual([path, 403, undefined]);
  }
});

test('a socket opened by a foreign page is refused; one of our own, or of a program, is not', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const { token } = (await enki.post('me/programs', { name: 'Oracle' })).body;
  const upgrade = { upgrade: 'websocket', connection: 'upgrade' };
  const from = (origin: string) => enki.ask('GET', 'open', undefined, { ...upgrade, origin });
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await enki.ask('GET', 'open', undefined, upgrade)).status).toBe(403);
  expect((await from(house.config.origin)).body).toEqual({ name: 'Enki' });
  const program = await new Browser(house).ask('GET', 'open', undefined, {
    ...upgrade,
    authorization: `Bearer ${token}`,
  });
  expect(program.body).toEqual({ name: 'Oracle' });
  expect((await new Browser(house).ask('GET', 'open', undefined, upgrade)).body).toEqual({ name: null });
});

test.each([
  ['http://localhost:8080', 'http://localhost:8080', 'anything', true],
  ['http://localhost:8080', 'http://192.168.0.7:8080', '192.168.0.7:8080', true],
  ['http://localhost:8080', 'https://play.example', 'play.example', true],
  ['http://localhost:8080', 'http://192.168.0.7:8080', 'localhost:8080', false],
  ['https://play.example', 'https://play.example', 'inside:8080', true],
  ['https://play.example', 'http://play.example', 'play.example', false],
  ['https://play.example', 'https://other.example', 'other.example', true],
  ['https://play.example', 'https://play.example.evil.example', 'play.example', false],
  ['http://localhost:8080', 'file://localhost:8080', 'localhost:8080', false],
  ['http://localhost:8080', undefined, 'localhost:8080', false],
] as const)('a house at %s: from %s to %s is %s', (config, origin, host, allowed) => {
  const request = { headers: { origin, host } } as unknown as FastifyRequest;
  expect(originAllowed(request, { origin: config })).toBe(allowed);
});

test('whoever was banned hears why, everywhere, until it is taken back', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const { token } = (await enki.post('me/programs', { name: 'Oracle' })).body;
  expect(await house.people.ban(enki.id, 'Threw the dice across the room.')).toBe(true);
  for (const [method, path] of [
    ['GET', 'me'],
    ['GET', 'open'],
    ['POST', 'closed'],
    ['POST', 'me/programs'],
  ] as const) {
    const answer = await enki.ask(method, path, method === 'GET' ? undefined : {});
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: 'banned', message: 'Threw the dice across the room.' },
    ]);
  }
  // What its owner may not, a program may not.
  const program = await new Browser(house).ask('POST', 'closed', {}, { authorization: `Bearer ${token}` });
  expect([program.status, program.body.error]).toEqual([403, 'banned']);
  expect((await enki.get('me/export')).status).toBe(200);
  expect(await house.people.ban(enki.id, null)).toBe(true);
  expect((await enki.get('me')).status).toBe(200);
  expect(await house.people.ban('nobody2345', 'x')).toBe(false);
});

test('a banned person can sign out and can have themselves forgotten', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const phone = new Browser(house, await house.people.sessions.begin(enki.id, 'Phone'));
  await house.people.ban(enki.id, 'No.');
  expect((await phone.post('me/sign-out')).status).toBe(204);
  expect((await enki.delete('me')).status).toBe(204);
});

test('an administrator knows that they are one', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await house.people.appoint(enki.id, true);
  expect((await enki.get('me')).body.admin).toBe(true);
  await house.people.appoint(enki.id, false);
  expect((await enki.get('me')).body.admin).toBe(false);
});

test.each([
  ['people/guest', 60],
  ['sign-in/mail', 5],
  ['sign-in/mail/confirm', 30],
  ['sign-in/passkey/options', 30],
  ['sign-in/passkey', 30],
])('POST %s: %i at once and no more', async (path, most) => {
  const house = await openHouse({ limits: true });
  const statuses: number[] = [];
  for (let i = 0; i <= most; i++) statuses.push((await new Browser(house).post(path, { name: 'Enki' })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});
