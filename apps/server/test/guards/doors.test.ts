import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
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

const added = { commitment: '0'.repeat(64), contribution: 'abcdefghijklmnop' };
const anybody = (nobody: number, more: Partial<Door> = {}): Door => ({
  who: 'anybody',
  others: 'open',
  nobody,
  ...more,
});
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
  'GET /metrics': admins(),
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
  'POST /api/v1/tables/after-record': mine({}),
  'GET /api/v1/tables': anybody(200),
  'GET /api/v1/tables/mine': mine(),
  'GET /api/v1/tables/:id': anybody(403, { of: 'playing', others: 403 }),
  'POST /api/v1/tables/:id/join': at('playing', 409, {}),
  'POST /api/v1/tables/:id/chance': at('waiting', 403, added),
  'POST /api/v1/tables/:id/leave': at('waiting', 403),
  'POST /api/v1/tables/:id/start': at('waiting', 403),
  'POST /api/v1/tables/:id/seats/:seat/bot': at('waiting', 403, { bot: 'random' }),
  'POST /api/v1/tables/:id/resign': at('playing', 403),
  'POST /api/v1/tables/:id/return': at('playing', 403),
  'POST /api/v1/tables/:id/pause': at('playing', 403, { yes: true }),
  'POST /api/v1/tables/:id/rematch': at('over', 403),
  'POST /api/v1/tables/:id/next': at('over', 403, {}),
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

type Method = NonNullable<InjectOptions['method']>;

function split(door: string): [Method, string] {
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

/** All doors of a kind, each with everything in a list. */
function each<T>(is: (door: Door, method: string) => boolean, list: readonly T[]): [string, T][] {
  const doors = HTTP.filter(([door, guard]) => is(guard, split(door)[0]));
  return doors.flatMap(([door]) => list.map((one): [string, T] => [door, one]));
}

const UNKNOWN: { readonly [how: string]: () => Asking } = {
  'signed out': () => ({}),
  'with a forged cookie': () => ({ cookie: FORGED }),
  'with a cookie that has expired': () => ({ cookie: expired }),
  'with a forged token': () => ({ token: 'A'.repeat(43), origin: undefined }),
  'with a cookie as token': () => ({ token: world.who('gold').cookie.slice(7), origin: undefined }),
};
const REFUSED = { somebody: 401, owner: 401, admin: 403 };

test.each(each(({ who }) => who !== 'anybody', Object.keys(UNKNOWN)))('%s, %s: refused', async (door, how) => {
  const { who } = DOORS[door] as Door & { who: keyof typeof REFUSED };
  const { status, changed } = await knock(door, UNKNOWN[how]?.() ?? {});
  expect({ status, changed }).toEqual({ status: REFUSED[who], changed: false });
});

test.each(each(({ who }) => who === 'anybody', Object.keys(UNKNOWN)))('%s, %s: as for anybody', async (door, how) => {
  expect((await knock(door, UNKNOWN[how]?.() ?? {})).status).toBe(DOORS[door]?.nobody);
});

test.each(each(({ others }) => typeof others === 'number', ['stranger']))('%s: not by a %s', async (door, name) => {
  const { status, changed } = await knock(door, { cookie: world.who(name).cookie });
  expect({ status, changed }).toEqual({ status: DOORS[door]?.others, changed: false });
});

const PAGES = ['https://evil.example', 'null', undefined, 'http://localhost:8081'];

test.each(each(({ who }, method) => method !== 'GET' && who !== 'admin', PAGES))(
  '%s: not from the page %s',
  async (door, origin) => {
    const { status, error, changed } = await knock(door, { cookie: world.who('gold').cookie, origin });
    expect({ status, error, changed }).toEqual({ status: 403, error: 'foreign-origin', changed: false });
  },
);

test.each(each((_, method) => method === 'GET', ['https://evil.example']))(
  '%s: no page of %s may read the answer',
  async (door, origin) => {
    const [method, url] = split(door);
    const id = world.ids[DOORS[door]?.of ?? 'id'] ?? '';
    const { headers } = await world.ask(method, world.path(url, { id }), { cookie: world.who('gold').cookie, origin });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test.each(each(({ who }) => who === 'owner', ['program']))('%s: not by a %s, only by its owner', async (door) => {
  const { status, changed } = await knock(door, { token: world.program.token, origin: undefined });
  expect({ status, changed }).toEqual({ status: 403, changed: false });
});

test.each(each(({ who, evenBanned }) => (who === 'somebody' || who === 'owner') && evenBanned !== true, ['banned']))(
  '%s: not by somebody who was %s',
  async (door, name) => {
    const { status, error, changed } = await knock(door, { cookie: world.who(name).cookie });
    expect({ status, error, changed }).toEqual({ status: 403, error: 'banned', changed: false });
  },
);

test.each(each(({ who }) => who === 'admin', ['', 'x', ADMIN.slice(1), `${ADMIN}x`]))(
  '%s: not with the token %j, whoever shows it',
  async (door, admin) => {
    await world.house.people.appoint(world.who('gold').id, true);
    const { status, changed } = await knock(door, { cookie: world.who('gold').cookie, admin });
    expect({ status, changed }).toEqual({ status: 403, changed: false });
  },
);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

test('what is asked by another method is nothing', async () => {
  const urls = new Map<string, string[]>();
  for (const door of Object.keys(DOORS)) {
    const [method, url] = split(door);
    urls.set(url, [...(urls.get(url) ?? []), method]);
  }
  const before = await world.everything();
  for (const [url, methods] of urls) {
    for (const method of METHODS.filter((one) => !methods.includes(one))) {
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
