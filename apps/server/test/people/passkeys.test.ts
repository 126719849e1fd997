import { expect, test } from 'vitest';
import type { Lies } from './authenticator.ts';
import { Authenticator } from './authenticator.ts';
import type { TestHouse } from './visitors.ts';
import { Browser, guest, openHouse, ORIGIN } from './visitors.ts';

const MINUTE = 60_000;

async function register(browser: Browser, key: Authenticator, lies?: Lies) {
  const { body } = await browser.post('me/passkeys/options');
  return browser.post('me/passkeys', { name: 'Phone', response: key.create(body, lies) });
}

async function signIn(browser: Browser, key: Authenticator, lies?: Lies) {
  const { body } = await browser.post('sign-in/passkey/options');
  return browser.post('sign-in/passkey', { response: key.get(body, lies) });
}

async function withKey(house: TestHouse, name: string) {
  const browser = await guest(house, name);
  const key = new Authenticator(house.config.origin);
  expect((await register(browser, key)).status).toBe(201);
  return { browser, key, id: browser.id };
}

test('a guest keeps their identity with a passkey and comes back with it on another device', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const key = new Authenticator(ORIGIN);
  const options = (await enki.post('me/passkeys/options')).body;
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Edubba' },
    user: { id: Buffer.from(enki.id).toString('base64url'), name: 'Enki', displayName: 'Enki' },
    authenticatorSelection: { residentKey: 'required' },
    excludeCredentials: [],
  });
  const made = await enki.post('me/passkeys', { name: 'Phone', response: key.create(options) });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ id: enki.id, kind: 'member' });
  expect(made.body.passkeys).toEqual([{ id: expect.any(String), name: 'Phone', created: house.time }]);

  const laptop = new Browser(house);
  const asked = (await laptop.post('sign-in/passkey/options')).body;
  expect(asked).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) });
  expect(asked.allowCredentials ?? []).toEqual([]);
  const signedIn = await laptop.post('sign-in/passkey', { response: key.get(asked) });
  expect(signedIn.status).toBe(200);
  expect(signedIn.body).toMatchObject({ me: { id: enki.id, name: 'Enki' }, was: null });
  expect((await laptop.get('me')).body.id).toBe(enki.id);
  // And again: the counter has gone on.
  expect((await signIn(new Browser(house), key)).status).toBe(200);
  const exclude = (await enki.post('me/passkeys/options')).body.excludeCredentials;
  expect(exclude).toEqual([{ id: key.id.toString('base64url'), transports: ['internal'], type: 'public-key' }]);
});

test('a passkey for https is bound to that name', async () => {
  const house = await openHouse({ origin: 'https://play.example' });
  const { key, id } = await withKey(house, 'Enki');
  expect((await signIn(new Browser(house), key)).body.me.id).toBe(id);
});

test('signing in with a passkey where somebody else was a guest says who is who', async () => {
  const house = await openHouse();
  const { key, id } = await withKey(house, 'Enki');
  const cafe = await guest(house, 'Stranger');
  const { body } = await signIn(cafe, key);
  expect([body.me.id, body.was]).toEqual([id, { id: cafe.id, name: 'Stranger', kind: 'guest' }]);
});

const LIES: [string, Lies][] = [
  ['from another page', { origin: 'https://evil.example' }],
  ['for another site', { site: 'evil.example' }],
  ['of another kind', { type: 'webauthn.other' }],
  ['to a challenge nobody put', { challenge: 'bm9ib2R5' }],
  ['to a challenge that is none', { challenge: '\0' }],
  ['by nobody present', { flags: 0 }],
];

test.each(LIES)('a new passkey %s is refused', async (_, lies) => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const answer = await register(enki, new Authenticator(ORIGIN), lies);
  expect([answer.status, answer.body.error]).toEqual([401, 'bad-passkey']);
  expect((await enki.get('me')).body).toMatchObject({ kind: 'guest', passkeys: [] });
});

test.each([...LIES, ['that does not sign it', { forged: true }], ['whose counter stands still', { counter: 1 }]] as [
  string,
  Lies,
][])('a sign-in %s is refused', async (_, lies) => {
  const house = await openHouse();
  const { key } = await withKey(house, 'Enki');
  expect((await signIn(new Browser(house), key)).status).toBe(200);
  const browser = new Browser(house);
  const answer = await signIn(browser, key, lies);
  expect([answer.status, answer.body.error, browser.cookie]).toEqual([401, 'bad-passkey', undefined]);
});

test('a challenge is answered once, by whom it was put to, for what it was put, in time', async () => {
  const house = await openHouse();
  const { browser: enki, key } = await withKey(house, 'Enki');
  const inanna = await guest(house, 'Inanna');
  const add = async (who: Browser, options: { challenge: string }) =>
    (await who.post('me/passkeys', { name: 'x', response: new Authenticator(ORIGIN).create(options) })).status;
  const use = async (options: { challenge: string }) =>
    (await new Browser(house).post('sign-in/passkey', { response: key.get(options) })).status;
  const toAdd = async () => (await enki.post('me/passkeys/options')).body;
  const toUse = async () => (await new Browser(house).post('sign-in/passkey/options')).body;

  const once = await toAdd();
  expect([await add(enki, once), await add(enki, once)]).toEqual([201, 401]);
  const twice = await toUse();
  expect([await use(twice), await use(twice)]).toEqual([200, 401]);
  expect(await add(inanna, await toAdd())).toBe(401);
  expect(await add(enki, await toUse())).toBe(401);
  expect(await use(await toAdd())).toBe(401);

  const lateAdd = await toAdd();
  const lateUse = await toUse();
  house.time += 5 * MINUTE;
  expect([await add(enki, lateAdd), await use(lateUse)]).toEqual([401, 401]);
});

test('the very same answer sent again is refused', async () => {
  const house = await openHouse();
  const { key } = await withKey(house, 'Enki');
  const { body } = await new Browser(house).post('sign-in/passkey/options');
  const response = key.get(body);
  const statuses = [];
  for (let i = 0; i < 2; i++) statuses.push((await new Browser(house).post('sign-in/passkey', { response })).status);
  expect(statuses).toEqual([200, 401]);
});

test('a challenge is used up by a wrong answer too', async () => {
  const house = await openHouse();
  const { key } = await withKey(house, 'Enki');
  const { body } = await new Browser(house).post('sign-in/passkey/options');
  const forged = await new Browser(house).post('sign-in/passkey', { response: key.get(body, { forged: true }) });
  const honest = await new Browser(house).post('sign-in/passkey', { response: key.get(body) });
  expect([forged.status, honest.status]).toEqual([401, 401]);
});

test('of a key and its copy that come at once, one comes in', async () => {
  const house = await openHouse();
  const { key } = await withKey(house, 'Enki');
  const asked = await Promise.all(
    [1, 2].map(async () => (await new Browser(house).post('sign-in/passkey/options')).body),
  );
  const answers = asked.map((options) => key.get(options, { counter: 7 }));
  const both = await Promise.all(answers.map((response) => new Browser(house).post('sign-in/passkey', { response })));
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
});

test('a counter beyond 31 bits is kept', async () => {
  const house = await openHouse();
  const { key } = await withKey(house, 'Enki');
  expect((await signIn(new Browser(house), key, { counter: 4_000_000_000 })).status).toBe(200);
  expect((await signIn(new Browser(house), key, { counter: 4_000_000_000 })).status).toBe(401);
  expect((await signIn(new Browser(house), key, { counter: 4_000_000_001 })).status).toBe(200);
});

test('a passkey nobody registered opens nothing', async () => {
  const house = await openHouse();
  await withKey(house, 'Enki');
  expect((await signIn(new Browser(house), new Authenticator(ORIGIN))).body.error).toBe('bad-passkey');
});

test('a passkey of one person is not taken over by another', async () => {
  const house = await openHouse();
  const { key, id } = await withKey(house, 'Enki');
  const thief = await guest(house, 'Thief');
  expect((await register(thief, key)).body.error).toBe('known-passkey');
  expect((await thief.get('me')).body).toMatchObject({ kind: 'guest', passkeys: [] });
  expect((await signIn(new Browser(house), key)).body.me.id).toBe(id);
});

test('a passkey is removed by its owner only; who has nothing left to come back with is a guest again', async () => {
  const house = await openHouse();
  const { browser: enki, key } = await withKey(house, 'Enki');
  const { browser: inanna } = await withKey(house, 'Inanna');
  const [passkey] = (await enki.get('me')).body.passkeys;
  expect((await inanna.delete(`me/passkeys/${passkey.id}`)).status).toBe(404);
  expect((await inanna.get('me')).body).toMatchObject({ kind: 'member', passkeys: [{ name: 'Phone' }] });
  expect((await enki.delete('me/passkeys/%00')).status).toBe(404);
  expect((await enki.get('me')).body.kind).toBe('member');
  expect((await enki.delete(`me/passkeys/${passkey.id}`)).status).toBe(204);
  expect((await enki.get('me')).body).toMatchObject({ kind: 'guest', passkeys: [] });
  expect((await signIn(new Browser(house), key)).status).toBe(401);
  expect((await enki.delete(`me/passkeys/${passkey.id}`)).status).toBe(404);
});

test('with an address left, whoever removes their passkey stays a member', async () => {
  const house = await openHouse();
  const { browser: enki } = await withKey(house, 'Enki');
  await house.db.updateTable('people').set({ email: 'enki@abzu.example' }).execute();
  const [passkey] = (await enki.get('me')).body.passkeys;
  await enki.delete(`me/passkeys/${passkey.id}`);
  expect((await enki.get('me')).body).toMatchObject({ kind: 'member', passkeys: [] });
});

test('whoever was banned does not come in by passkey', async () => {
  const house = await openHouse();
  const { key, id } = await withKey(house, 'Enki');
  await house.people.ban(id, 'No.');
  const answer = await signIn(new Browser(house), key);
  expect([answer.status, answer.body.message, answer.setCookie]).toEqual([403, 'No.', undefined]);
});

test('twenty passkeys are enough for anybody', async () => {
  const house = await openHouse();
  const { browser: enki, id: person } = await withKey(house, 'Enki');
  const row = { person, name: 'x', public_key: 'x', counter: 0, transports: '[]', created: 0, used: 0 };
  const rows = Array.from({ length: 19 }, (_, i) => ({ ...row, id: `key${i}`, credential: `key${i}` }));
  await house.db.insertInto('passkeys').values(rows).execute();
  expect((await enki.post('me/passkeys/options')).body.error).toBe('too-many');
});

const junk = (over: object) => ({
  id: 'aa',
  rawId: 'aa',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
  ...over,
});

test.each([
  {},
  { name: 'x' },
  { name: 'x', response: {} },
  { name: 'x', response: junk({}) },
  { name: 'x', response: junk({ response: { clientDataJSON: 'e30', attestationObject: 'a'.repeat(9000) } }) },
  { name: '', response: junk({ response: { clientDataJSON: 'e30', attestationObject: 'aa' } }) },
])('no passkey is made of %#', async (body) => {
  const enki = await guest(await openHouse(), 'Enki');
  expect((await enki.post('me/passkeys', body)).status).toBe(400);
});

test.each([
  'e30',
  'bnVsbA',
  'x',
  Buffer.from('{"challenge":7}').toString('base64url'),
  Buffer.from('[').toString('base64url'),
])('client data %j is refused, not a fault of the house', async (clientDataJSON) => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const added = await enki.post('me/passkeys', {
    name: 'x',
    response: junk({ response: { clientDataJSON, attestationObject: 'aa' } }),
  });
  const used = await enki.post('sign-in/passkey', {
    response: junk({ response: { clientDataJSON, authenticatorData: 'aa', signature: 'aa' } }),
  });
  expect([added.status, used.status]).toEqual([401, 401]);
});

test('an attestation that is rubbish is refused, not a fault of the house', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const key = new Authenticator(ORIGIN);
  for (const attestationObject of ['aa', 'oA', 'gIA', key.create({ challenge: 'x' }).response.clientDataJSON]) {
    const { body } = await enki.post('me/passkeys/options');
    const made = key.create(body);
    const response = { ...made, response: { ...made.response, attestationObject } };
    expect((await enki.post('me/passkeys', { name: 'x', response })).status).toBe(401);
  }
});
