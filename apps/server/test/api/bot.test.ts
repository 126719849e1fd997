import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MadeProgram, TableInfo } from '@edubba/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const BOT = join(ROOT, 'examples', 'bot', 'bot.mjs');

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** The sample bot in a process of its own, called as its documentation says. */
class Bot {
  said = '';
  readonly over: Promise<number | null>;

  constructor(token: string, ...args: readonly string[]) {
    const child = spawn(NODE, [BOT, house.address, ...args], { env: { ...process.env, EDUBBA_TOKEN: token } });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    this.over = new Promise((exit) => child.once('exit', exit));
  }

  async table(): Promise<string> {
    const named = (): string => {
      const id = /table (\w+)\n/.exec(this.said)?.[1];
      if (id === undefined) throw new Error(`no table: ${this.said}`);
      return id;
    };
    return vi.waitFor(named, { timeout: 20_000, interval: 20 });
  }
}

async function program(name: string): Promise<MadeProgram> {
  const owner = await Visitor.guest(house.address, `${name}'s owner`);
  return (await owner.ask('POST', '/me/programs', { name })).body as MadeProgram;
}

async function tableOf(id: string): Promise<TableInfo> {
  return (await (await fetch(`${house.address}/api/v1/tables/${id}`)).json()) as TableInfo;
}

test('the sample bot plays Assyria with a bot of the house to its end', async () => {
  const { token, person } = await program('Any');
  const bot = new Bot(token, 'new', 'assyria', 'random');
  const id = await bot.table();
  expect([await bot.over, bot.said]).toEqual([
    0,
    expect.stringMatching(/over after \d+ answers of mine: \{"result":"ranked","scores"/),
  ]);
  const table = await tableOf(id);
  expect(table.status).toBe('over');
  expect(table.seats.map(({ who }) => who)).toEqual(['person', 'bot']);
  expect(table.seats[0]?.person).toBe(person.id);
  expect(bot.said).toContain(JSON.stringify(table.outcome));
});

test('two sample bots play connect-four with each other, and one of them loses its connection', async () => {
  const [gold, blue] = [await program('Gold'), await program('Blue')];
  const first = new Bot(gold.token, 'new', 'connect-four');
  const id = await first.table();
  const second = new Bot(blue.token, 'join', id);
  await expect.poll(async () => (await tableOf(id)).answers).toBeGreaterThan(0);
  for (const socket of house.app.websocketServer.clients) socket.terminate();
  expect([await first.over, await second.over]).toEqual([0, 0]);
  const table = await tableOf(id);
  expect(table.status).toBe('over');
  for (const bot of [first, second]) expect(bot.said).toContain(JSON.stringify(table.outcome));
});

test('a bot without a token that opens anything is told so', async () => {
  const bot = new Bot('nonsense', 'new', 'connect-four', 'random');
  expect(await bot.over).toBe(1);
  expect(bot.said).toContain('signed-out');
});

/** Opens a socket by its protocols alone; gives the protocol it was answered with and whose seat it is. */
async function opened(id: string, protocols: string[], headers = {}): Promise<{ protocol: string; me: unknown }> {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/v1/tables/${id}/live`, protocols, {
    headers,
  });
  const text = await new Promise<string>((come, failed) => {
    socket.once('message', (data: Buffer) => come(data.toString()));
    socket.once('unexpected-response', (_, { statusCode }) => failed(new Error(`refused: ${statusCode}`)));
    socket.once('error', failed);
  });
  socket.terminate();
  return { protocol: socket.protocol, me: (JSON.parse(text) as { me: unknown }).me };
}

test('a token among the protocols opens a seat, and is never sent back', async () => {
  const { token, person } = await program('Quiet');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'connect-four' });
  const made = await fetch(`${house.address}/api/v1/tables/quick`, { method: 'POST', headers, body });
  const { id, by } = (await made.json()) as TableInfo;
  expect(by).toBe(person.id);
  expect(await opened(id, ['edubba', `token.${token}`])).toEqual({ protocol: 'edubba', me: 0 });
  expect(await opened(id, ['edubba', 'token.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])).toMatchObject({ me: null });
  // A page from elsewhere may know a token; it still cannot borrow the cookie of whoever looks at it.
  const visitor = await Visitor.guest(house.address, 'Borrowed');
  const borrowed = { cookie: visitor.cookie, origin: 'https://evil.example' };
  await expect(opened(id, ['edubba'], borrowed)).rejects.toThrow('403');
  expect(await opened(id, ['edubba', `token.${token}`], borrowed)).toMatchObject({ me: 0 });
  // With the token alone there is nothing to answer with, and the client hangs up by itself.
  await expect(opened(id, [`token.${token}`])).rejects.toThrow('no subprotocol');
  // Over plain HTTP the header means nothing.
  const named = { 'sec-websocket-protocol': `edubba, token.${token}` };
  expect((await fetch(`${house.address}/api/v1/me`, { headers: named })).status).toBe(401);
});
