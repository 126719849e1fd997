import type { Received } from '@edubba/protocol';
import { Sent } from '@edubba/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import type { Window, Wish } from '../support/visitor.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
let stranger: Visitor;
/** A table of Gold's and Blue's that may be watched, one that may not, and one of Stranger's and Blue's. */
let open: string;
let shut: string;
let elsewhere: string;

beforeAll(async () => {
  house = await openHouse({ env: { EDUBBA_REQUESTS_PER_MINUTE: '100000' } });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
  stranger = await Visitor.guest(house.address, 'Stranger');
  const pair = async (maker: Visitor, spectators: boolean): Promise<string> => {
    const { id } = await maker.create('connect-four', [{ who: 'open' }], { spectators });
    await blue.join(id);
    return id;
  };
  [open, shut, elsewhere] = [await pair(gold, true), await pair(gold, false), await pair(stranger, true)];
});
afterAll(() => house.stop());

/** Opens a socket with just these headers; gives the first message, or the status it was refused with. */
function knock(path: string, headers: { [name: string]: string }, protocols: string[] = []): Promise<number | string> {
  const url = `${house.address.replace('http', 'ws')}/api/v1/${path}`;
  return new Promise((done) => {
    const socket = new WebSocket(url, protocols, { headers });
    const end = (result: number | string): void => {
      done(result);
      socket.terminate();
    };
    socket.on('message', (data: Buffer) => end(data.toString()));
    socket.on('unexpected-response', (_, response) => end(response.statusCode ?? 0));
    socket.on('open', () => path === 'news' && end('open'));
    socket.on('error', () => undefined);
  });
}

const FORGED = `edubba=${'A'.repeat(43)}`;
const seatIn = (text: number | string): unknown => (JSON.parse(String(text)) as { me: unknown }).me;

async function expired(): Promise<string> {
  const token = await house.people.sessions.begin(gold.me?.id ?? '', 'Old');
  await house.storage.db.updateTable('sessions').set({ expires: 1 }).where('device', '=', 'Old').execute();
  return `edubba=${token}`;
}

test('a socket of a foreign page, or of no page, is not opened with somebody’s cookie', async () => {
  const host = new URL(house.address).host;
  for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`, 'http://127.0.0.1:1', 'x']) {
    for (const path of [`tables/${open}/live`, `tables/${shut}/live`, 'news']) {
      expect([path, await knock(path, { cookie: gold.cookie, origin })]).toEqual([path, 403]);
      expect([path, await knock(path, { origin })]).toEqual([path, 403]);
    }
  }
  for (const path of [`tables/${open}/live`, 'news']) expect(await knock(path, { cookie: gold.cookie })).toBe(403);
});

test('a cookie that is forged or has expired sits nowhere', async () => {
  const { address: origin } = house;
  for (const cookie of [FORGED, await expired(), 'edubba=', 'edubba=%00', `edubba=${gold.me?.id}`]) {
    expect(seatIn(await knock(`tables/${open}/live`, { cookie, origin }))).toBeNull();
    expect(await knock(`tables/${shut}/live`, { cookie, origin })).toBe(403);
    expect(await knock('news', { cookie, origin })).toBe(401);
  }
  expect(seatIn(await knock(`tables/${open}/live`, { cookie: gold.cookie, origin }))).toBe(0);
  expect(await knock('news', { cookie: gold.cookie, origin })).toBe('open');
});

test('whoever sits at another table looks on at this one, or not at all', async () => {
  const { address: origin } = house;
  expect(seatIn(await knock(`tables/${open}/live`, { cookie: stranger.cookie, origin }))).toBeNull();
  expect(await knock(`tables/${shut}/live`, { cookie: stranger.cookie, origin })).toBe(403);
  expect(await knock('tables/nosuchtable2/live', { cookie: stranger.cookie, origin })).toBe(404);
  expect(await knock('tables/__proto__/live', { cookie: stranger.cookie, origin })).toBe(404);
});

test('a program comes in with its own token and is nobody but itself', async () => {
  const { body } = await gold.ask('POST', '/me/programs', { name: 'Oracle' });
  const { token } = body as { token: string };
  expect(await knock('news', { authorization: `Bearer ${token}` })).toBe('open');
  expect(await knock('news', {}, ['edubba', `token.${token}`])).toBe('open');
  expect(await knock('news', { authorization: `Bearer ${token}x` })).toBe(401);
  expect(await knock('news', {}, ['edubba', `token.${token}x`])).toBe(401);
  // What its owner may look at is not for the program: it does not sit there.
  expect(await knock(`tables/${shut}/live`, { authorization: `Bearer ${token}` })).toBe(403);
  // A forged token beside a true cookie does not fall back to the cookie.
  expect(await knock('news', { cookie: gold.cookie, authorization: 'Bearer x', origin: house.address })).toBe(401);
});

/** Whoever only looks on: what they hear for each message. A new message that is not here makes the suite fail. */
const WATCHING: { readonly [type in Sent['type']]: { readonly wish: Wish; readonly heard: object } } = {
  answer: { wish: { type: 'answer', number: 0, key: 'column/3' }, heard: onlyWatching() },
  undo: { wish: { type: 'undo' }, heard: onlyWatching() },
  restart: { wish: { type: 'restart' }, heard: onlyWatching() },
  redo: { wish: { type: 'redo' }, heard: onlyWatching() },
  rewind: { wish: { type: 'rewind', to: 0 }, heard: onlyWatching() },
  agree: { wish: { type: 'agree', yes: true }, heard: onlyWatching() },
  order: { wish: { type: 'order', kind: 'turn.drop', key: 'column/3' }, heard: onlyWatching() },
  dropOrders: { wish: { type: 'dropOrders' }, heard: onlyWatching() },
  preview: { wish: { type: 'preview', key: 'column/3' }, heard: onlyWatching() },
  imagine: { wish: { type: 'imagine', to: 1, keys: [] }, heard: onlyWatching() },
  suggest: { wish: { type: 'suggest', to: 1, keys: ['column/3'] }, heard: onlyWatching() },
  why: { wish: { type: 'why', number: 0 }, heard: onlyWatching() },
  say: { wish: { type: 'say', channel: 'table', text: 'advice' }, heard: { type: 'failed', error: 'forbidden' } },
  since: { wish: { type: 'since', version: 0 }, heard: { type: 'done' } },
  ping: { wish: { type: 'ping' }, heard: { type: 'done' } },
};

function onlyWatching(): object {
  return { type: 'refused', question: null, number: 0, refusal: { why: { id: 'server.only-watching' } } };
}

test('every message is in the list above', () => {
  const types = Sent.def.options.map(({ shape }) => String(shape.type.def.values[0]));
  expect(new Set(types)).toEqual(new Set(Object.keys(WATCHING)));
});

const state = async (id: string): Promise<string> => {
  const { head, rev, table } = await house.desk.get(id);
  return JSON.stringify([head, rev, table?.log, table?.orders]);
};

test.each(Object.entries(WATCHING))(
  '%s: of no effect by whoever only looks on, with a name or without',
  async (_, at) => {
    const before = await state(open);
    const [named, nameless] = [await stranger.sit(open), await new Visitor(house.address).sit(open)];
    expect(await named.send(at.wish)).toMatchObject(at.heard);
    const heard = at.wish.type === 'say' ? { type: 'failed', error: 'signed-out' } : at.heard;
    expect(await nameless.send(at.wish)).toMatchObject(heard);
    expect(named.texts.join('') + nameless.texts.join('')).not.toContain('"me":0');
    expect(await state(open)).toBe(before);
    await Promise.all([named.close(), nameless.close()]);
  },
);

const asked = async (id: string, ...visitors: Visitor[]): Promise<[Window, Window]> => {
  const [a, b] = (await Promise.all(visitors.map((visitor) => visitor.sit(id)))) as [Window, Window];
  await a.until(() => a.standing !== undefined && b.standing !== undefined);
  return a.asked ? [a, b] : [b, a];
};

test('a seat answers only for itself: not when another is asked, and no message names a seat', async () => {
  const [mover, other] = await asked(open, gold, blue);
  const { number = 0, options = [] } = mover.standing?.question ?? {};
  const before = await state(open);
  const refused = await other.send({ type: 'answer', number, key: options[0] ?? '' });
  expect(refused.type).toBe('refused');
  for (const wish of [
    { type: 'answer', number, key: options[0], seat: mover.seat },
    { type: 'order', kind: 'turn.drop', key: options[0], seat: mover.seat },
    { type: 'agree', yes: true, person: gold.me?.id },
    { type: 'say', channel: 'table', text: 'hello', by: gold.me?.id },
  ]) {
    other.socket.send(JSON.stringify({ ...wish, id: 'named' }));
  }
  const told = (): Received[] => other.received.filter(({ type }) => type === 'failed');
  await other.until(() => told().length === 4);
  expect(await state(open)).toBe(before);
  await Promise.all([mover.close(), other.close()]);
});

test('a message of another table, or with another’s receipt, is taken for what it is', async () => {
  const [mover, other] = await asked(open, gold, blue);
  const there = await state(elsewhere);
  const mine = mover.standing?.question;
  const first = await mover.send({ type: 'answer', number: mine?.number ?? 0, key: mine?.options[0] ?? '' }, 'receipt');
  expect(first.type).toBe('done');
  await other.until(() => other.asked);
  // Blue names the receipt of Gold's message: it is still Blue's own, and carried out.
  const { version } = other;
  const theirs = other.standing?.question;
  expect(
    (await other.send({ type: 'answer', number: theirs?.number ?? 0, key: theirs?.options[0] ?? '' }, 'receipt')).type,
  ).toBe('done');
  expect(other.version).toBeGreaterThan(version);
  // The same again, word for word, does nothing; and nothing of it reached the other table.
  const after = await state(open);
  expect(
    (await other.send({ type: 'answer', number: theirs?.number ?? 0, key: theirs?.options[0] ?? '' }, 'receipt')).type,
  ).toBe('done');
  expect(await state(open)).toBe(after);
  expect(await state(elsewhere)).toBe(there);
  // The same receipt at another table is another message.
  const blues = await blue.sit(elsewhere);
  expect((await blues.send({ type: 'say', channel: 'table', text: 'hello' }, 'receipt')).type).toBe('done');
  await Promise.all([mover.close(), other.close(), blues.close()]);
});

const closing = async (window: Window): Promise<number | undefined> => {
  await window.until(() => false).catch(() => undefined);
  return window.closed?.code;
};

test('whoever signs out, is signed out, banned or leaves for good has no window open any more', async () => {
  const come = async (name: string): Promise<[Visitor, Window]> => {
    const visitor = await Visitor.guest(house.address, name);
    return [visitor, await visitor.sit(open)];
  };
  const [leaver, a] = await come('Leaver');
  const [banned, b] = await come('Banned');
  const [goner, c] = await come('Goner');
  const [stays, d] = await come('Stays');
  // A second device of the one who stays is signed out by the first.
  const phone = new Visitor(house.address);
  phone.cookie = `edubba=${await house.people.sessions.begin(stays.me?.id ?? '', 'Phone')}`;
  const e = await phone.sit(open);
  const { sessions } = (await stays.ask('GET', '/me/sessions')).body as {
    sessions: { id: string; current: boolean }[];
  };
  await leaver.ask('POST', '/me/sign-out');
  await house.people.ban(banned.me?.id ?? '', 'No.');
  await goner.ask('DELETE', '/me');
  await stays.ask('DELETE', `/me/sessions/${sessions.find(({ current }) => !current)?.id}`);
  expect(await Promise.all([a, b, c, e].map(closing))).toEqual([4401, 4401, 4401, 4401]);
  expect((await d.send({ type: 'ping' })).type).toBe('done');
  await d.close();
});

test('so many windows from one address and no more; whoever closes one may open another', async () => {
  const small = await openHouse({ env: { EDUBBA_SOCKETS_PER_ADDRESS: '5' } });
  try {
    const visitor = await Visitor.guest(small.address, 'Many');
    const { id } = await visitor.create('connect-four', [{ who: 'open' }]);
    const windows = [];
    for (let i = 0; i < 5; i++) windows.push(await visitor.sit(id));
    await expect(visitor.sit(id)).rejects.toThrow('refused: 429');
    await windows[0]?.close();
    // The house notices a little later that a window was closed.
    let again: Window | undefined;
    await expect
      .poll(
        async () => {
          again = await visitor.sit(id);
          return again.closed;
        },
        { timeout: 30_000 },
      )
      .toBeUndefined();
    await again?.close();
  } finally {
    await small.stop();
  }
});

test('one measure for all windows of somebody: many of them speak no faster than one', async () => {
  const windows = await Promise.all(Array.from({ length: 4 }, () => stranger.sit(open)));
  for (const { socket } of windows)
    for (let i = 0; i < 40; i++) socket.send(JSON.stringify({ type: 'ping', id: `p${i}` }));
  const count = (type: string): number =>
    windows.flatMap(({ received }) => received.filter((one) => one.type === type)).length;
  await windows[0]?.until(() => count('done') + count('failed') >= 160);
  // 60 at once, and 20 for every second it took.
  expect(count('failed')).toBeGreaterThan(20);
  await Promise.all(windows.map((window) => window.close()));
});

test('the socket’s own pings are answered, and counted like messages', async () => {
  const window = await stranger.sit(open);
  const news = new WebSocket(`${house.address.replace('http', 'ws')}/api/v1/news`, {
    headers: { cookie: stranger.cookie, origin: house.address },
  });
  await new Promise((opened) => news.once('open', opened));
  for (const socket of [window.socket, news]) {
    const pong = new Promise<string>((heard) => socket.once('pong', (data: Buffer) => heard(data.toString())));
    socket.ping('are you there');
    expect(await pong).toBe('are you there');
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const code = new Promise<number>((closed) => socket.once('close', closed));
    for (let n = 0; n < 500; n++) socket.ping();
    expect(await code).toBe(4429);
    expect(pongs).toBeLessThan(200);
  }
});

test('answers to pings that nobody sent are counted like messages', async () => {
  const other = await Visitor.guest(house.address, 'Answerer');
  const window = await other.sit(open);
  const news = new WebSocket(`${house.address.replace('http', 'ws')}/api/v1/news`, {
    headers: { cookie: other.cookie, origin: house.address },
  });
  await new Promise((opened) => news.once('open', opened));
  for (const socket of [window.socket, news]) {
    const code = new Promise<number>((closed) => socket.once('close', closed));
    for (let n = 0; n < 500; n++) socket.pong();
    expect(await code).toBe(4429);
  }
});
