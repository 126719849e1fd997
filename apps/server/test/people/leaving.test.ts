import { expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import type { TestHouse } from './visitors.ts';
import { Browser, guest, openHouse, ORIGIN, withMail } from './visitors.ts';

/** Somebody with one of everything. */
async function settled(house: TestHouse, name: string, email: string) {
  const browser = await guest(house, name);
  await withMail(house, browser, email);
  const options = (await browser.post('me/passkeys/options')).body;
  await browser.post('me/passkeys', { name: 'Tablet', response: new Authenticator(ORIGIN).create(options) });
  const program = (await browser.post('me/programs', { name: `${name}'s oracle` })).body;
  await browser.post('sign-in/mail', { email: `new-${email}` });
  // On a second device, and about to come in on a third.
  await house.people.sessions.begin(browser.id, 'Second');
  await new Browser(house).post('sign-in/mail', { email });
  await browser.post('me/passkeys/options');
  return { browser, id: browser.id, program };
}

const TABLES = ['people', 'sessions', 'passkeys', 'challenges', 'letters', 'tokens'] as const;

async function everything(house: TestHouse): Promise<string> {
  const rows = [];
  for (const table of TABLES) rows.push(...(await house.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

test('the export holds all that is mine, from every room, and nothing that opens a door', async () => {
  const asked: string[] = [];
  const house = await openHouse({
    rooms: {
      exporters: {
        talk: async (id) => (asked.push(id), { lines: ['hello'] }),
        // A list that may be long comes item by item.
        tables: async function* () {
          yield '{"id":"table"}';
          yield '{"id":"other"}';
        },
        nothing: async function* () {
          // nobody has played yet
        },
      },
    },
  });
  const enki = await settled(house, 'Enki', 'enki@abzu.example');
  await settled(house, 'Inanna', 'inanna@uruk.example');
  const answer = await enki.browser.get('me/export');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="edubba.json"');
  expect(answer.body).toMatchObject({
    people: {
      me: { id: enki.id, name: 'Enki', email: 'enki@abzu.example', passkeys: [{ name: 'Tablet' }] },
      sessions: [{ created: house.time }, { created: house.time }],
      programs: [{ person: { id: enki.program.person.id, name: "Enki's oracle" } }],
    },
    talk: { lines: ['hello'] },
    tables: [{ id: 'table' }, { id: 'other' }],
    nothing: [],
  });
  expect(asked).toEqual([enki.id]);
  const text = JSON.stringify(answer.body);
  expect(text).not.toContain('nanna');
  for (const secret of [enki.browser.cookie, enki.program.token, 'hash', 'public_key'])
    expect(text).not.toContain(secret);
});

test('what somebody takes along is made as fast as it is read, and no further than that', async () => {
  const item = JSON.stringify('x'.repeat(100_000));
  let made = 0;
  let ended = false;
  async function* games(): AsyncGenerator<string> {
    try {
      for (; made < 5_000; made++) yield item;
    } finally {
      ended = true;
    }
  }
  const house = await openHouse({ rooms: { exporters: { tables: games } } });
  const enki = await settled(house, 'Enki', 'enki@abzu.example');
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/v1/me/export`, {
    headers: { cookie: `edubba=${enki.browser.cookie ?? ''}` },
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  // Half a gigabyte, had it been put together first. What the sockets hold is a few of its items.
  leaving.abort();
  await expect.poll(() => ended).toBe(true);
  expect(made).toBeLessThan(500);
});

test('who leaves is forgotten, in every room, and their seats keep a nameless row', async () => {
  const erased: string[] = [];
  const house = await openHouse({ rooms: { erasers: [async (id) => void erased.push(id)] } });
  const inanna = await settled(house, 'Inanna', 'inanna@uruk.example');
  const others = await everything(house);
  const enki = await settled(house, 'Enki', 'enki@abzu.example');
  const cookie = enki.browser.cookie;
  const answer = await enki.browser.delete('me');
  expect([answer.status, enki.browser.cookie]).toEqual([204, undefined]);
  expect(erased).toEqual([enki.program.person.id, enki.id]);

  const left = await everything(house);
  for (const trace of ['Enki', 'abzu', 'Tablet"}']) expect(left).not.toContain(trace);
  for (const table of TABLES.slice(1) as ('sessions' | 'letters')[]) {
    const rows = await house.db.selectFrom(table).select('person').execute();
    expect(rows.map(({ person }) => person)).not.toContain(enki.id);
  }
  expect((await new Browser(house).get(`people/${enki.id}`)).body).toMatchObject({ id: enki.id, name: 'Somebody' });
  expect((await new Browser(house).get(`people/${enki.program.person.id}`)).body.name).toBe('Somebody');
  expect((await new Browser(house, cookie).get('me')).status).toBe(401);
  const program = { authorization: `Bearer ${enki.program.token}` };
  expect((await new Browser(house).ask('GET', 'me', undefined, program)).status).toBe(401);

  // Nothing of anybody else is gone, and the address is free again.
  const before = JSON.parse(others) as unknown[];
  const after = JSON.parse(left) as unknown[];
  for (const row of before) expect(after).toContainEqual(row);
  expect((await inanna.browser.get('me')).status).toBe(200);
  await withMail(house, await guest(house, 'Ea'), 'enki@abzu.example');
  expect(await everything(house)).toContain('enki@abzu.example');
});

test('if a room cannot forget, nothing is half done: one can come back and try again', async () => {
  let broken = true;
  const erasers = [
    async () => {
      if (broken) throw new Error('the archive is on fire');
    },
  ];
  const house = await openHouse({ rooms: { erasers } });
  const enki = await guest(house, 'Enki');
  expect((await enki.delete('me')).status).toBe(500);
  expect((await enki.get('me')).body.name).toBe('Enki');
  broken = false;
  expect((await enki.delete('me')).status).toBe(204);
});

test('a program has an account of its own, and a token that is shown once', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const made = await enki.post('me/programs', { name: 'Oracle' });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    person: { id: expect.any(String), name: 'Oracle', kind: 'program' },
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const list = async () => (await enki.get('me/programs')).body;
  expect(await list()).toEqual({ programs: [{ person: made.body.person, created: house.time, used: null }] });

  const program = new Browser(house);
  program.headers = { authorization: `Bearer ${made.body.token}` };
  // Without a cookie no page can act in its name: it need not say where it comes from.
  program.origin = undefined;
  expect((await program.get('me')).body).toMatchObject({ name: 'Oracle', kind: 'program' });
  expect((await program.post('closed')).body).toEqual({ name: 'Oracle' });
  expect((await program.ask('PATCH', 'me', { name: 'Seer' })).body.name).toBe('Seer');
  expect((await list()).programs[0]).toMatchObject({ used: house.time, person: { name: 'Seer' } });
  const both = await enki.ask('POST', 'closed', {}, program.headers);
  expect(both.body).toEqual({ name: 'Seer' });
});

test.each([
  ['POST', 'me/sign-out'],
  ['GET', 'me/sessions'],
  ['DELETE', 'me/sessions/abcdefgh'],
  ['POST', 'me/passkeys/options'],
  ['POST', 'me/passkeys'],
  ['DELETE', 'me/passkeys/abcdefgh'],
  ['POST', 'me/programs'],
  ['GET', 'me/programs'],
  ['DELETE', 'me/programs/abcdefgh'],
  ['GET', 'me/export'],
  ['DELETE', 'me'],
] as const)("%s %s is its owner's, not a program's", async (method, path) => {
  const house = await openHouse();
  const { token } = (await (await guest(house, 'Enki')).post('me/programs', { name: 'Oracle' })).body;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await new Browser(house).ask(method, path, method === 'GET' ? undefined : { name: 'x' }, headers);
  expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
});

test('a program cannot have an address', async () => {
  const house = await openHouse();
  const { token } = (await (await guest(house, 'Enki')).post('me/programs', { name: 'Oracle' })).body;
  await new Browser(house).ask('POST', 'sign-in/mail', { email: 'a@b.example' }, { authorization: `Bearer ${token}` });
  expect(await house.db.selectFrom('letters').select('person').execute()).toEqual([{ person: null }]);
});

test('a program is removed by its owner only; its seats keep a nameless row', async () => {
  const erased: string[] = [];
  const house = await openHouse({ rooms: { erasers: [async (id) => void erased.push(id)] } });
  const enki = await guest(house, 'Enki');
  const inanna = await guest(house, 'Inanna');
  const { person, token } = (await enki.post('me/programs', { name: 'Oracle' })).body;
  expect((await inanna.get('me/programs')).body).toEqual({ programs: [] });
  expect((await inanna.delete(`me/programs/${person.id}`)).status).toBe(404);
  expect((await enki.delete(`me/programs/${inanna.id}`)).status).toBe(404);
  expect((await enki.delete(`me/programs/${enki.id}`)).status).toBe(404);
  expect((await enki.delete('me/programs/%00')).status).toBe(404);
  expect(erased).toEqual([]);
  expect((await enki.delete(`me/programs/${person.id}`)).status).toBe(204);
  expect(erased).toEqual([person.id]);
  const answer = await new Browser(house).ask('GET', 'me', undefined, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(401);
  expect((await enki.get(`people/${person.id}`)).body.name).toBe('Somebody');
  expect((await enki.delete(`me/programs/${person.id}`)).status).toBe(404);
});

test.each([{}, { name: '' }, { name: 'x', kind: 'member' }])('no program is made of %j', async (body) => {
  const enki = await guest(await openHouse(), 'Enki');
  expect((await enki.post('me/programs', body)).status).toBe(400);
  expect((await enki.get('me/programs')).body).toEqual({ programs: [] });
});

test('twenty programs are enough for anybody', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  for (let i = 0; i < 20; i++) expect((await enki.post('me/programs', { name: `P${i}` })).status).toBe(201);
  expect((await enki.post('me/programs', { name: 'One more' })).body.error).toBe('too-many');
});
