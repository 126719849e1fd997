import { expect, test } from 'vitest';
import { Person } from '@edubba/protocol';
import { Browser, DAY, forgedToken, guest, openHouse } from './visitors.ts';

test('a guest plays at once under a chosen name', async () => {
  const house = await openHouse();
  const browser = new Browser(house);
  const made = await browser.post('people/guest', { name: '  Ninbanda ' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Ninbanda', kind: 'guest', email: null, passkeys: [], admin: false });
  expect((await browser.get('me')).body).toEqual(made.body);
  expect((await browser.get(`people/${made.body.id}`)).body).toEqual({
    id: made.body.id,
    name: 'Ninbanda',
    kind: 'guest',
    created: house.time,
    tables: [],
  });
});

test('the cookie is out of reach of scripts and other sites, and travels only by https where the house has it', async () => {
  const plain = await new Browser(await openHouse()).post('people/guest', { name: 'Enki' });
  expect(plain.setCookie).toMatch(/^edubba=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  const safe = await new Browser(await openHouse({ origin: 'https://play.example' })).post('people/guest', {
    name: 'Enki',
  });
  expect(safe.setCookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
});

test('tokens are kept only as hashes', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const { token } = (await enki.post('me/programs', { name: 'Oracle' })).body;
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  const kept = JSON.stringify([
    await house.db.selectFrom('sessions').selectAll().execute(),
    await house.db.selectFrom('tokens').selectAll().execute(),
    await house.db.selectFrom('letters').selectAll().execute(),
  ]);
  expect(kept).toContain('enki@abzu.example');
  expect(kept).not.toContain(enki.cookie);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(/#([\w-]{43})/.exec(house.mails[0]!.text)![1]);
});

test.each([
  {},
  { name: '' },
  { name: '   ' },
  { name: 'x'.repeat(33) },
  { name: 'two\nlines' },
  { name: 7 },
  { name: 'a', admin: true },
  [],
  'text',
])('a guest cannot be made of %j', async (body) => {
  const house = await openHouse();
  const answer = await new Browser(house).post('people/guest', body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.setCookie).toBeUndefined();
  expect(await house.db.selectFrom('people').selectAll().execute()).toEqual([]);
});

test('whoever has a name here does not become a second guest by asking twice', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  expect((await enki.post('people/guest', { name: 'Enki' })).body.error).toBe('signed-in');
  expect((await enki.get('me')).body.id).toBe(enki.id);
});

test.each([
  ['GET', 'me'],
  ['PATCH', 'me'],
  ['DELETE', 'me'],
  ['POST', 'me/sign-out'],
  ['GET', 'me/sessions'],
  ['DELETE', 'me/sessions/abcdefgh'],
  ['POST', 'me/passkeys/options'],
  ['POST', 'me/passkeys'],
  ['DELETE', 'me/passkeys/abcdefgh'],
  ['GET', 'me/export'],
  ['POST', 'me/programs'],
  ['GET', 'me/programs'],
  ['DELETE', 'me/programs/abcdefgh'],
] as const)('%s %s is refused to whoever is signed out or forges a token', async (method, path) => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  for (const cookie of [undefined, '', 'x', forgedToken(), `${enki.cookie}x`, enki.cookie?.slice(1), enki.id]) {
    const answer = await new Browser(house, cookie).ask(method, path, method === 'GET' ? undefined : { name: 'Me' });
    expect([answer.status, answer.body.error]).toEqual([401, 'signed-out']);
  }
  const forger = await new Browser(house).ask(method, path, undefined, { authorization: `Bearer ${forgedToken()}` });
  expect(forger.status).toBe(401);
  // A device's token is no program's token.
  const mixed = await new Browser(house).ask(method, path, undefined, { authorization: `Bearer ${enki.cookie}` });
  expect(mixed.status).toBe(401);
});

test('a name can be changed, by its owner, to one that is fit', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  expect((await enki.ask('PATCH', 'me', { name: 'Ea' })).body).toMatchObject({ id: enki.id, name: 'Ea' });
  expect((await enki.get(`people/${enki.id}`)).body.name).toBe('Ea');
  for (const body of [{}, { name: '' }, { name: 'Ea', kind: 'member' }, { name: '\u202Eae' }, null]) {
    expect((await enki.ask('PATCH', 'me', body)).status).toBe(400);
  }
  expect((await enki.get('me')).body.name).toBe('Ea');
});

test('signing out ends this device and no other', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const inanna = await guest(house, 'Inanna');
  const before = enki.cookie;
  const out = await enki.post('me/sign-out');
  expect(out.status).toBe(204);
  expect(out.setCookie).toMatch(/^edubba=; .*Expires=Thu, 01 Jan 1970/);
  expect((await new Browser(house, before).get('me')).status).toBe(401);
  expect((await inanna.get('me')).status).toBe(200);
});

test('a device that is used stays signed in; one that is not is signed out after 180 days', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const idle = await guest(house, 'Idle');
  house.time += 100 * DAY;
  const again = await enki.get('me');
  expect(again.setCookie).toMatch(/Max-Age=15552000/);
  expect((await enki.get('me')).setCookie).toBeUndefined();
  house.time += 100 * DAY;
  expect((await enki.get('me')).status).toBe(200);
  expect((await idle.get('me')).status).toBe(401);
  await house.people.sweep();
  expect(await house.db.selectFrom('sessions').select('person').execute()).toEqual([{ person: enki.id }]);
});

test('an upgrade does not renew the session: its answer carries no cookie', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  house.time += DAY;
  const up = await enki.ask('GET', 'open', undefined, { upgrade: 'websocket', origin: house.config.origin });
  expect([up.body.name, up.setCookie]).toEqual(['Enki', undefined]);
  expect((await enki.get('open')).setCookie).toBeDefined();
});

test('several devices are listed to their owner, who can end each; nobody else can', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const inanna = await guest(house, 'Inanna');
  const phone = new Browser(house, await house.people.sessions.begin(enki.id, 'Phone'));
  const { sessions } = (await enki.get('me/sessions')).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.filter((s: { current: boolean }) => s.current)).toHaveLength(1);
  const other = sessions.find((s: { current: boolean }) => !s.current);
  expect(other).toMatchObject({ device: 'Phone', created: house.time, seen: house.time });
  expect(JSON.stringify(sessions)).not.toContain(phone.cookie);

  expect((await inanna.delete(`me/sessions/${other.id}`)).status).toBe(404);
  expect((await phone.get('me')).status).toBe(200);
  expect((await enki.delete(`me/sessions/${other.id}`)).status).toBe(204);
  expect((await phone.get('me')).status).toBe(401);
  expect((await enki.delete(`me/sessions/${other.id}`)).status).toBe(404);
  expect((await enki.delete('me/sessions/%00')).status).toBe(404);

  const mine = sessions.find((s: { current: boolean }) => s.current);
  expect((await enki.delete(`me/sessions/${mine.id}`)).status).toBe(204);
  expect(enki.cookie).toBeUndefined();
});

test.each(['nobody2345', 'x', '%00', '..%2Fme', "' or 1=1 --", 'A'.repeat(90)])(
  'there is nobody called %s',
  async (id) => {
    const house = await openHouse();
    await guest(house, 'Enki');
    expect((await new Browser(house).get(`people/${encodeURI(id)}`)).status).toBe(404);
  },
);

test('a profile shows what was played to the end and nothing private', async () => {
  const played: string[] = [];
  const house = await openHouse({ rooms: { history: async (id) => (played.push(id), []) } });
  const enki = await guest(house, 'Enki');
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  const { body } = await new Browser(house).get(`people/${enki.id}`);
  expect(Object.keys(body).sort()).toEqual(['created', 'id', 'kind', 'name', 'tables']);
  expect(Person.safeParse(body).success).toBe(true);
  expect(played).toEqual([enki.id]);
});
