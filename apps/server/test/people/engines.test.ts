import { expect, onTestFinished, test } from 'vitest';
import { onBothEngines } from '../support/engines.ts';
import { Authenticator } from './authenticator.ts';
import { Browser, DAY, guest, mailedToken, openHouse, ORIGIN, withMail } from './visitors.ts';

onBothEngines((engine) => {
  const open = async () => {
    const storage = await engine.open(await engine.fresh());
    onTestFinished(() => storage.close());
    return openHouse({ storage });
  };

  test('a whole life in the house', async () => {
    const house = await open();
    const enki = await guest(house, 'Enki');
    const made = (await enki.get('me')).body;
    expect(made).toMatchObject({ created: house.time, admin: false, email: null });

    await withMail(house, enki, 'enki@abzu.example');
    const key = new Authenticator(ORIGIN);
    const { body: toMake } = await enki.post('me/passkeys/options');
    expect((await enki.post('me/passkeys', { name: 'Phone', response: key.create(toMake) })).status).toBe(201);
    const phone = new Browser(house);
    const { body: toSign } = await phone.post('sign-in/passkey/options');
    const response = key.get(toSign, { counter: 4_000_000_000 });
    expect((await phone.post('sign-in/passkey', { response })).body.me.id).toBe(enki.id);
    const { token, person } = (await enki.post('me/programs', { name: 'Oracle' })).body;
    const program = { authorization: `Bearer ${token}` };
    expect((await new Browser(house).ask('GET', 'me', undefined, program)).body.id).toBe(person.id);

    house.time += DAY;
    expect((await phone.get('me')).setCookie).toBeDefined();
    const all = (await phone.get('me/export')).body.people;
    expect(all.me).toMatchObject({ id: enki.id, kind: 'member', email: 'enki@abzu.example', created: made.created });
    expect(all.sessions.map(({ seen }: { seen: number }) => seen)).toEqual([house.time, made.created]);
    expect(all.programs).toMatchObject([{ person: { name: 'Oracle' }, used: made.created }]);
    expect(all.me.passkeys).toHaveLength(1);

    // What no database can hold is refused before it gets there.
    expect((await enki.get('people/%00')).status).toBe(404);
    const nothing = { response: key.get({ challenge: '\0' }) };
    expect((await new Browser(house).post('sign-in/passkey', nothing)).status).toBe(401);
    await house.people.sweep();
    expect((await phone.delete('me')).status).toBe(204);
    expect((await enki.get('me')).status).toBe(401);
    expect((await enki.get(`people/${enki.id}`)).body).toMatchObject({ name: 'Somebody', created: made.created });
  });

  test('what comes twice at once happens once', async () => {
    const house = await open();
    const enki = await guest(house, 'Enki');
    await withMail(house, enki, 'enki@abzu.example');
    const key = new Authenticator(ORIGIN);
    const { body: toMake } = await enki.post('me/passkeys/options');
    const made = { name: 'Phone', response: key.create(toMake) };
    const statuses = async (path: string, bodies: readonly unknown[], who = () => new Browser(house)) =>
      (await Promise.all(bodies.map((body) => who().post(path, body))))
        .map(({ status }) => status)
        .sort((a, b) => a - b);
    expect(await statuses('me/passkeys', [made, made], () => enki)).toEqual([201, 401]);

    await enki.post('sign-in/mail', { email: 'enki@abzu.example' });
    const link = { token: mailedToken(house) };
    expect(await statuses('sign-in/mail/confirm', [link, link])).toEqual([200, 410]);

    const asked = await Promise.all([1, 2].map(() => new Browser(house).post('sign-in/passkey/options')));
    const copies = asked.map(({ body }) => ({ response: key.get(body, { counter: 9 }) }));
    expect(await statuses('sign-in/passkey', copies)).toEqual([200, 401]);
  });
});
