import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asking } from './world.ts';
import { ADMIN, World } from './world.ts';

/** Who may ask, and what anybody else hears who asks for something that is not theirs. */
interface Door {
  /** `owner`: somebody who is no program. */
  readonly who: 'anybody' | 'somebody' | 'owner' | 'admin';
  /** Which of Gold's things the address names. */
  readonly of?: string;
  readonly body?: object;
  /** What somebody else hears who names it; `own` where every answer is about whoever asks, whatever is named. */
  readonly others: number | 'own' | 'open';
  /** Where anybody may ask: what they get. */
  readonly nobody?: number;
  /** Also whoever was banned. */
  readonly evenBanned?: boolean;
  /** Answered by a socket, tested with those. */
  readonly socket?: boolean;
}

const added = { contribution: 'abcdefghijklmnop' };
const anybody = (nobody: number, more: Partial<Door> = {}): Door => ({ who: 'anybody', others: 'open', nobody, ...more });
const mine = (body?: object): Door => ({ who: 'somebody', others: 'own', ...(body === undefined ? {} : { body }) });
const owners = (more: Partial<Door> = {}): Door => ({ who: 'owner', others: 'own', ...more });
const at = (of: string, others: number, body?: object): Door => ({
  who: 'somebody',
  of,
  others,
  ...(body === undefined ? {} : { body }),
});
const admins = (more: Partial<Door> = {}): Door => ({ who: 'admin', others: 403, ...more });

/** Every door of the house. A new one that is not here makes the suite fail. */
const DOORS: { readonly [door: string]: Door } = {
  'GET /health': anybody(200),
  'GET /ready': anybody(200),
  'GET /metrics': anybody(200),
  'GET /api/docs': anybody(200),
  'GET /api/docs.css': anybody(200),
  'GET /api/v1/openapi.json': anybody(200),
  'GET /api/v1/games': anybody(200),
  'GET /api/v1/notify/key': anybody(200),
  'POST /api/v1/people/guest': anybody(201, { body: { name: 'Somebody' } }),
  'GET /api/v1/people/:id': anybody(200, { of: 'gold' }),
  'POST /api/v1/sign-in/passkey/options': anybody(200),
  'POST /api/v1/sign-in/passkey': anybody(400, { body: {} }),
  'POST /api/v1/sign-in/mail': anybody(202, { body: { email: 'a@example.org' } }),
  'POST /api/v1/sign-in/mail/confirm': anybody(400, { body: {} }),
  'GET /api/v1/me': mine(),
  'PATCH /api/v1/me': mine({ name: 'Another' }),
  'POST /api/v1/me/sign-out': owners({ evenBanned: true }),
  'GET /api/v1/me/sessions': owners(),
  'DELETE /api/v1/me/sessions/:id': owners({ of: 'session', others: 404 }),
  'GET /api/v1/me/export': owners({ evenBanned: true }),
  'DELETE /api/v1/me': owners({ evenBanned: true }),
  'POST /api/v1/me/passkeys/options': owners(),
  'POST /api/v1/me/passkeys': owners({ body: {} }),
  'DELETE /api/v1/me/passkeys/:id': owners({ of: 'passkey', others: 404 }),
  'POST /api/v1/me/programs': owners({ body: { name: 'Another' } }),
  'GET /api/v1/me/programs': owners(),
  'DELETE /api/v1/me/programs/:id': owners({ of: 'program', others: 404 }),
  'GET /api/v1/me/mutes': mine(),
  'PUT /api/v1/me/mutes/:person': mine(),
  'DELETE /api/v1/me/mutes/:person': mine(),
  'GET /api/v1/me/notices': mine(),
  'PUT /api/v1/me/notices': mine({}),
  'POST /api/v1/me/pushes': mine({}),
  'DELETE /api/v1/me/pushes': mine({}),
  'POST /api/v1/me/webhooks': mine({ url: 'https://example.org/' }),
  'DELETE /api/v1/me/webhooks/:id': at('webhook', 404),
  'POST /api/v1/me/webhooks/:id/test': at('webhook', 404),
  'PUT /api/v1/me/vacation': mine({ days: 1 }),
  'POST /api/v1/tables': mine({}),
  'POST /api/v1/tables/quick': mine({}),
  'GET /api/v1/tables': anybody(200),
  'GET /api/v1/tables/mine': mine(),
  // Whoever has the link may see who sits there.
  'GET /api/v1/tables/:id': anybody(200, { of: 'playing' }),
  'POST /api/v1/tables/:id/join': at('playing', 409, added),
  'POST /api/v1/tables/:id/leave': at('waiting', 403),
  'POST /api/v1/tables/:id/start': at('waiting', 403),
  'POST /api/v1/tables/:id/seats/:seat/bot': at('waiting', 403, { bot: 'random' }),
  'POST /api/v1/tables/:id/resign': at('playing', 403),
  'POST /api/v1/tables/:id/return': at('playing', 403),
  'POST /api/v1/tables/:id/pause': at('playing', 403, { yes: true }),
  'POST /api/v1/tables/:id/rematch': at('over', 403, added),
  'GET /api/v1/tables/:id/record': anybody(403, { of: 'over', others: 403 }),
  'GET /api/v1/tables/:id/proof': anybody(403, { of: 'over', others: 403 }),
  'GET /api/v1/tables/:id/talk': anybody(404, { of: 'playing', others: 404 }),
  'POST /api/v1/tables/:id/talk/:number/report': at('playing', 404, { why: 'why' }),
  'GET /api/v1/tables/:id/notes': at('playing', 404),
  'PUT /api/v1/tables/:id/notes': at('playing', 404, { text: 'mine' }),
  'GET /api/v1/tables/:id/live': anybody(403, { of: 'playing', others: 403, socket: true }),
  'GET /api/v1/news': { ...mine(), socket: true },
  'GET /api/v1/admin/tables/:id': admins({ of: 'playing' }),
  'POST /api/v1/admin/tables/:id/close': admins({ of: 'playing' }),
  'POST /api/v1/admin/tables/:id/restart': admins({ of: 'over', body: { to: 0 } }),
  'POST /api/v1/admin/people/:id/ban': admins({ of: 'gold', body: { why: 'why' } }),
  'DELETE /api/v1/admin/people/:id/ban': admins({ of: 'gold' }),
  'GET /api/v1/admin/reports': admins(),
  'DELETE /api/v1/admin/reports/:id': admins({ of: 'report' }),
};

let world: World;
let expired: string;
beforeAll(async () => {
  world = await World.open();
  expired = await world.expired();
});
afterAll(() => world.close());

const FORGED = `edubba=${'A'.repeat(43)}`;
const HTTP = Object.entries(DOORS).filter(([, { socket }]) => socket !== true);

function split(door: string): [string, string] {
  const [method = '', url = ''] = door.split(' ');
  return [method, url];
}

/** Asks at a door and gives what came, and whether anything in the whole house is another than before. */
async function knock(door: string, asking: Asking): Promise<{ status: number; error: unknown; changed: boolean }> {
  const { of, body } = DOORS[door] as Door;
  const [method, url] = split(door);
  const before = await world.everything();
  const thing = of === undefined ? undefined : world.ids[of];
  const path = world.path(url, thing === undefined ? {} : { id: thing });
  const { status, body: answer } = await world.ask(method, path, asking, body);
  return { status, error: answer['error'], changed: (await world.everything()) !== before };
}

test('every door of the house is in the list above, and says the same of itself', () => {
  const made = world.routes
    .flatMap(({ method, url, config }) => [method].flat().map((one) => ({ door: `${one} ${url}`, config })))
    .filter(({ door }) => !door.startsWith('HEAD '));
  expect(made.map(({ door }) => door).toSorted()).toEqual(Object.keys(DOORS).toSorted());
  for (const { door, config } of made) expect([door, config?.about?.asker]).toEqual([door, DOORS[door]?.who]);
});

describe.each(HTTP)('%s', (door, { who, others, nobody, evenBanned, of }) => {
  const [method, url] = split(door);
  const unsafe = method !== 'GET';

  test.each([
    ['signed out', (): Asking => ({})],
    ['with a forged cookie', (): Asking => ({ cookie: FORGED })],
    ['with a cookie that has expired', (): Asking => ({ cookie: expired })],
    ['with a forged token', (): Asking => ({ token: 'A'.repeat(43), origin: undefined })],
    ['with a cookie as token', (): Asking => ({ token: world.who('gold').cookie.slice(7), origin: undefined })],
  ])('%s', async (_how, asking) => {
    const { status, changed } = await knock(door, asking());
    expect(status).toBe(who === 'admin' ? 403 : who === 'anybody' ? nobody : 401);
    if (who !== 'anybody') expect(changed).toBe(false);
  });

  if (others !== 'open' && others !== 'own') {
    test("somebody else's: refused", async () => {
      const { status, changed } = await knock(door, { cookie: world.who('stranger').cookie });
      expect({ status, changed }).toEqual({ status: others, changed: false });
    });
  }

  if (unsafe) {
    test.each(['https://evil.example', 'null', undefined, 'http://localhost:8081'])('from the page %s', async (origin) => {
      const { status, error, changed } = await knock(door, { cookie: world.who('gold').cookie, origin });
      expect({ status, changed }).toEqual({ status: 403, changed: false });
      if (who !== 'admin') expect(error).toBe('foreign-origin');
    });
  } else {
    test('no other page may read the answer', async () => {
      const { headers } = await world.ask(method, world.path(url, of === undefined ? {} : { id: world.ids[of] ?? '' }), {
        cookie: world.who('gold').cookie,
        origin: 'https://evil.example',
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  }

  if (who === 'owner') {
    test('not by a program: only by its owner', async () => {
      const { status, changed } = await knock(door, { token: world.program.token, origin: undefined });
      expect({ status, changed }).toEqual({ status: 403, changed: false });
    });
  }

  if (who === 'somebody' || (who === 'owner' && evenBanned !== true)) {
    test('not by somebody who was banned', async () => {
      const { status, error, changed } = await knock(door, { cookie: world.who('banned').cookie });
      expect({ status, error, changed }).toEqual({ status: 403, error: 'banned', changed: false });
    });
  }

  if (who === 'admin') {
    test.each(['', 'x', ADMIN.slice(1), `${ADMIN}x`])('with the token %j', async (admin) => {
      await world.house.people.appoint(world.who('gold').id, true);
      const { status, changed } = await knock(door, { cookie: world.who('gold').cookie, admin });
      expect({ status, changed }).toEqual({ status: 403, changed: false });
    });
  }
});

test('what is asked by another method is nothing', async () => {
  const urls = new Map<string, string[]>();
  for (const door of Object.keys(DOORS)) {
    const [method, url] = split(door);
    urls.set(url, [...(urls.get(url) ?? []), method]);
  }
  const before = await world.everything();
  for (const [url, methods] of urls) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !methods.includes(one))) {
      const { status } = await world.ask(method, world.path(url), { cookie: world.who('gold').cookie }, {});
      // `tables/mine` and `tables/quick` are also names that a table could have: then there is none of it.
      expect([method, url, [401, 403, 404, 405].includes(status)]).toEqual([method, url, true]);
    }
  }
  expect(await world.everything()).toBe(before);
});

test('what is about whoever asks is about nobody else', async () => {
  for (const [door, { who, others }] of HTTP) {
    const [method, url] = split(door);
    if (method !== 'GET' || (who !== 'somebody' && who !== 'owner') || others !== 'own') continue;
    const { text, status } = await world.ask(method, world.path(url), { cookie: world.who('stranger').cookie });
    expect([door, status]).toEqual([door, 200]);
    for (const secret of [world.ids['session'], world.ids['webhook'], world.ids['passkey'], world.program.id]) {
      expect([door, text.includes(secret ?? '?')]).toEqual([door, false]);
    }
  }
});

test('with their token, whoever runs the house may', async () => {
  const { status } = await world.ask('GET', '/api/v1/admin/reports', { admin: ADMIN, origin: undefined });
  expect(status).toBe(200);
});
