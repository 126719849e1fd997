import { expect, test } from 'vitest';
import { Browser, forgedToken, guest, mailedToken, openHouse, withMail } from './visitors.ts';

const MINUTE = 60_000;

test('a mailed link gives its address to the guest who asked, and signs in', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  expect((await enki.post('sign-in/mail', { email: 'Enki@Abzu.example' })).status).toBe(202);
  expect(house.mails).toHaveLength(1);
  expect(house.mails[0]).toMatchObject({ to: 'enki@abzu.example', subject: expect.stringContaining('sign in') });
  expect(house.mails[0]!.text).toContain('Enki');
  expect(house.mails[0]!.text).toContain('15 minutes');
  expect(house.mails[0]!.text).toContain(`${house.config.origin}/sign-in#`);

  // Opened in a browser that did not ask: whoever that is would sign in to an account that another has the key of.
  const token = mailedToken(house);
  const phone = new Browser(house);
  for (const body of [{ token }, { token, name: 'Ninhursag' }]) {
    const elsewhere = await phone.post('sign-in/mail/confirm', body);
    expect([elsewhere.status, elsewhere.body.error]).toEqual([409, 'other-device']);
  }
  expect((await enki.get('me')).body).toMatchObject({ kind: 'guest', email: null });

  const signedIn = await enki.post('sign-in/mail/confirm', { token });
  expect(signedIn.status).toBe(200);
  expect(signedIn.body).toMatchObject({
    me: { id: enki.id, name: 'Enki', kind: 'member', email: 'enki@abzu.example' },
    was: null,
  });
  expect((await enki.get('me')).body.kind).toBe('member');
});

test('a link works once, for 15 minutes, and cannot be made up', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  const open = async (token: string) => (await enki.post('sign-in/mail/confirm', { token })).status;
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  const first = mailedToken(house);
  expect(await open(forgedToken())).toBe(410);
  expect(await open(first)).toBe(200);
  expect(await open(first)).toBe(410);
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  const second = mailedToken(house);
  house.time += 15 * MINUTE;
  expect(await open(second)).toBe(410);
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  house.time += 15 * MINUTE - 1;
  expect(await open(mailedToken(house))).toBe(200);
});

test('of two who open a link at once, one comes in', async () => {
  const house = await openHouse();
  await withMail(house, await guest(house, 'Enki'), 'enki@abzu.example');
  await new Browser(house).post('sign-in/mail', { email: 'enki@abzu.example' });
  const token = mailedToken(house);
  const both = await Promise.all([1, 2].map(() => new Browser(house).post('sign-in/mail/confirm', { token })));
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
});

test('an address that is known and one that is not get the same answer', async () => {
  const house = await openHouse();
  await withMail(house, await guest(house, 'Enki'), 'enki@abzu.example');
  const ask = async (email: string) => {
    const { status, body, setCookie } = await new Browser(house).post('sign-in/mail', { email });
    return { status, body, setCookie };
  };
  const known = await ask('enki@abzu.example');
  expect(await ask('nobody@abzu.example')).toEqual(known);
  expect(known).toEqual({ status: 202, body: {}, setCookie: undefined });
  const [first, second] = house.mails.slice(-2).map(({ text }) => text.replace(/#[\w-]+/, '#'));
  expect(second).toBe(first);
});

test('a mail server that fails is no news to whoever asks', async () => {
  const house = await openHouse({
    mailer: {
      send: async () => {
        throw new Error('no such mailbox');
      },
    },
  });
  expect((await new Browser(house).post('sign-in/mail', { email: 'enki@abzu.example' })).status).toBe(202);
});

test('an address gets at most three letters at a time, and is told nothing of the rest', async () => {
  const house = await openHouse();
  for (let i = 0; i < 5; i++) {
    expect((await new Browser(house).post('sign-in/mail', { email: 'enki@abzu.example' })).status).toBe(202);
  }
  expect(house.mails).toHaveLength(3);
  await new Browser(house).post('sign-in/mail', { email: 'ea@abzu.example' });
  expect(house.mails).toHaveLength(4);
  house.time += 15 * MINUTE;
  await new Browser(house).post('sign-in/mail', { email: 'enki@abzu.example' });
  expect(house.mails).toHaveLength(5);
});

test('signing in where somebody else was a guest moves nothing and says who is who', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await withMail(house, enki, 'enki@abzu.example');
  const cafe = await guest(house, 'Stranger');
  const before = cafe.cookie;
  await cafe.post('sign-in/mail', { email: 'enki@abzu.example' });
  const { body } = await cafe.post('sign-in/mail/confirm', { token: mailedToken(house) });
  expect(body.me).toMatchObject({ id: enki.id, name: 'Enki' });
  expect(body.was).toEqual({ id: cafe.id, name: 'Stranger', kind: 'guest' });
  expect((await cafe.get('me')).body.id).toBe(enki.id);
  // The guest is still there, without an address; this device speaks for them no longer.
  expect((await cafe.get(`people/${cafe.id}`)).body).toMatchObject({ name: 'Stranger', kind: 'guest' });
  expect((await new Browser(house, before).get('me')).status).toBe(401);
});

test('an address nobody has yet: somebody new, once they have chosen a name', async () => {
  const house = await openHouse();
  const browser = new Browser(house);
  await browser.post('sign-in/mail', { email: 'nisaba@eresh.example' });
  const token = mailedToken(house);
  const asked = await browser.post('sign-in/mail/confirm', { token });
  expect([asked.status, asked.body.error, asked.setCookie]).toEqual([409, 'name-wanted', undefined]);
  const { status, body } = await browser.post('sign-in/mail/confirm', { token, name: 'Nisaba' });
  expect([status, body.me.name, body.me.kind, body.me.email, body.was]).toEqual([
    200,
    'Nisaba',
    'member',
    'nisaba@eresh.example',
    null,
  ]);
  expect((await browser.post('sign-in/mail/confirm', { token, name: 'Nisaba' })).status).toBe(410);
});

test('an address can be changed only on a device of whoever has it', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await withMail(house, enki, 'enki@abzu.example');
  await enki.post('sign-in/mail', { email: 'ea@abzu.example' });
  const token = mailedToken(house);
  const elsewhere = await new Browser(house).post('sign-in/mail/confirm', { token, name: 'Thief' });
  expect([elsewhere.status, elsewhere.body.error]).toEqual([409, 'other-device']);
  expect((await enki.get('me')).body.email).toBe('enki@abzu.example');
  expect((await enki.post('sign-in/mail/confirm', { token })).body.me.email).toBe('ea@abzu.example');
});

test('nobody gets the address of another by asking for it', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await withMail(house, enki, 'enki@abzu.example');
  const thief = await guest(house, 'Thief');
  await thief.post('sign-in/mail', { email: 'enki@abzu.example' });
  await enki.post('sign-in/mail/confirm', { token: mailedToken(house) });
  expect((await thief.get('me')).body).toMatchObject({ id: thief.id, email: null, kind: 'guest' });
  expect((await enki.get('me')).body).toMatchObject({ id: enki.id, email: 'enki@abzu.example' });
});

test('a link asked for by somebody who has left makes nobody of them', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
  const token = mailedToken(house);
  await enki.delete('me');
  expect((await new Browser(house).post('sign-in/mail/confirm', { token, name: 'Ea' })).status).toBe(410);
});

test('whoever was banned does not come in by mail', async () => {
  const house = await openHouse();
  const enki = await guest(house, 'Enki');
  await withMail(house, enki, 'enki@abzu.example');
  await house.people.ban(enki.id, 'No.');
  const browser = new Browser(house);
  await browser.post('sign-in/mail', { email: 'enki@abzu.example' });
  const answer = await browser.post('sign-in/mail/confirm', { token: mailedToken(house) });
  expect([answer.status, answer.body.message, answer.setCookie]).toEqual([403, 'No.', undefined]);
});

test('a name that could be an address is not put into a letter to somebody else', async () => {
  const house = await openHouse();
  await (await guest(house, 'win at evil.example/x')).post('sign-in/mail', { email: 'a@b.example' });
  expect(house.mails[0]!.text).not.toContain('evil');
});

test.each([
  {},
  { email: 'x' },
  { email: 'a@b\r\nBcc: c@d.example' },
  { email: `${'a'.repeat(250)}@b.example` },
  { email: 'a@b.example', x: 1 },
])('no letter goes to %j', async (body) => {
  const house = await openHouse();
  expect((await new Browser(house).post('sign-in/mail', body)).status).toBe(400);
  expect(house.mails).toEqual([]);
});

test.each([
  {},
  { token: 'short' },
  { token: 7 },
  { token: 'a'.repeat(43), name: '' },
  { token: `${'a'.repeat(42)}\0` },
])('nothing is confirmed by %j', async (body) => {
  expect((await new Browser(await openHouse()).post('sign-in/mail/confirm', body)).status).toBe(400);
});
