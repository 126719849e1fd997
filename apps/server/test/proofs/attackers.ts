// Those who attack, in a process of their own: `attackers.ts`, told by message what to do and for how long.

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

/** What is to be done, and with what. */
export interface Attack {
  readonly kind: keyof typeof ATTACKS;
  readonly port: number;
  readonly seconds: number;
  /** Whom they pretend to be, by their cookies. */
  readonly cookies: readonly string[];
  /** Tables they know of. */
  readonly tables: readonly string[];
  /** A record to bring along, in a file. */
  readonly record?: string;
}

/** What came of it. */
export interface Attacked {
  /** How often they did it, and how often they were answered at all. */
  readonly tried: number;
  readonly answered: number;
  /** What was answered, by status or kind. */
  readonly answers: { readonly [name: string]: number };
  /** The longest any of them waited for an answer, in milliseconds. */
  readonly slowest: number;
}

/** The network they come from: whoever plays comes from elsewhere. */
const FROM = '2001:db8:6666:1::';

class Crew {
  tried = 0;
  answered = 0;
  slowest = 0;
  readonly answers: { [name: string]: number } = {};
  readonly attack: Attack;
  private readonly end: number;

  constructor(attack: Attack) {
    this.attack = attack;
    this.end = performance.now() + attack.seconds * 1000;
  }

  get going(): boolean {
    return performance.now() < this.end;
  }

  count(name: string, began?: number): void {
    this.answered++;
    this.answers[name] = (this.answers[name] ?? 0) + 1;
    if (began !== undefined) this.slowest = Math.max(this.slowest, performance.now() - began);
  }

  headers(n: number): { [name: string]: string } {
    const cookie = this.attack.cookies[n % Math.max(1, this.attack.cookies.length)] ?? '';
    const address = `http://127.0.0.1:${this.attack.port}`;
    return { 'x-forwarded-for': `${FROM}${(n % 5000).toString(16)}`, origin: address, cookie };
  }

  async ask(n: number, method: string, path: string, body?: string): Promise<unknown> {
    this.tried++;
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${this.attack.port}/api/v1${path}`, {
      method,
      headers: { ...this.headers(n), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    this.count(String(answer.status), began);
    return answer.ok ? JSON.parse(text) : undefined;
  }

  /** A window at a table, and a way to speak through it. */
  async sit(n: number, table: string): Promise<WebSocket | undefined> {
    const address = `ws://127.0.0.1:${this.attack.port}/api/v1/tables/${table}/live`;
    const socket = new WebSocket(address, { headers: this.headers(n) });
    this.listen(socket);
    return new Promise((ready) => {
      socket.once('open', () => ready(socket));
      socket.once('unexpected-response', (_, { statusCode = 0 }) => {
        this.count(String(statusCode));
        ready(undefined);
      });
      socket.once('close', () => ready(undefined));
    });
  }

  /** Counts what is answered. */
  listen(socket: WebSocket): void {
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const [, type = ''] = /^\{"type":"(\w+)"/.exec(data.toString('utf8', 0, 40)) ?? [];
      if (type === 'done' || type === 'failed' || type === 'refused') this.count(type);
    });
  }

  /** Does something again and again, so many times a second. */
  async keepOn(perSecond: number, deed: (n: number) => unknown): Promise<void> {
    const began = performance.now();
    for (let n = 0; this.going; ) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; n < due; n++) deed(n);
      await new Promise((wait) => setTimeout(wait, 10));
    }
  }

  say(socket: WebSocket | undefined, message: object): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.tried++;
    socket.send(JSON.stringify(message));
  }

  async windows(count: number): Promise<WebSocket[]> {
    const { tables } = this.attack;
    const all = await Promise.all(
      Array.from({ length: count }, (_, n) => this.sit(n, tables[n % tables.length] ?? '')),
    );
    return all.filter((socket) => socket !== undefined);
  }
}

const PATHS = ['//', '//[', '/\\', '///', '//x:y', '/%', '*', '[', '/[::1', 'http://['];

/** The same request again and again on few connections, so many a second in all. */
async function flood(crew: Crew, path: string, perSecond: number): Promise<void> {
  const one = `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${FROM}1\r\n\r\n`;
  const sockets = Array.from({ length: 10 }, () => connect(crew.attack.port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      for (const [, status = ''] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) crew.count(status);
    });
  }
  await crew.keepOn(perSecond, (n) => {
    crew.tried++;
    sockets[n % sockets.length]?.write(one);
  });
  for (const socket of sockets) socket.destroy();
}

/** As much as is read in one go, on a connection of its own each time, so many times a second. */
async function bursts(crew: Crew, head: string, again: string, perSecond: number): Promise<void> {
  const all = `${head}${again.repeat(Math.ceil((65_536 - head.length) / again.length))}`;
  await crew.keepOn(perSecond, () => {
    crew.tried++;
    const began = performance.now();
    const socket = connect(crew.attack.port, '127.0.0.1', () => socket.write(all));
    let heard = '';
    socket.on('data', (data: Buffer) => (heard ||= data.toString('latin1').split(' ', 2)[1] ?? ''));
    socket.on('error', () => undefined);
    socket.once('close', () => crew.count(heard || 'closed', began));
  });
}

/** Each of these was found to harm others once, or is of the same kind. */
const ATTACKS = {
  /** Names of messages that PostgreSQL cannot keep. */
  poison: async (crew: Crew) => {
    const windows = await crew.windows(6);
    await crew.keepOn(100, (n) => {
      const at = n % windows.length;
      // Whoever is sent away comes back.
      if (windows[at]?.readyState === WebSocket.CLOSED) {
        const { tables } = crew.attack;
        windows[at] = new WebSocket(windows[at].url, { headers: crew.headers(at % tables.length) });
        crew.listen(windows[at]);
      }
      crew.say(windows[at], { type: 'answer', id: `a\0${n}`, number: n % 40, key: '0' });
    });
    for (const window of windows) window.terminate();
  },
  /** The record of one finished game after another. */
  records: (crew: Crew) =>
    crew.keepOn(10, (n) => {
      const { tables } = crew.attack;
      crew.ask(n, 'GET', `/tables/${tables[n % tables.length]}/record`).catch(() => undefined);
    }),
  /** Everything anew, from forty windows. */
  since: async (crew: Crew) => {
    const windows = await crew.windows(40);
    await crew.keepOn(400, (n) =>
      crew.say(windows[n % windows.length], { type: 'since', id: `s${n}`, version: n % 3 }),
    );
    for (const window of windows) window.terminate();
  },
  /** One guest, as many tables with bots as there can be. */
  bots: (crew: Crew) =>
    crew.keepOn(8, (n) => {
      const seats = [{ who: 'me' }, ...Array.from({ length: 3 }, () => ({ who: 'bot', bot: 'thumbs' }))];
      const wish = { game: 'akkad', seats, options: {}, pace: { kind: 'free' }, open: false, spectators: true };
      const begin = async (): Promise<void> => {
        const made = (await crew.ask(n, 'POST', '/tables', JSON.stringify(wish))) as
          | { id: string; commitment: string }
          | undefined;
        if (made === undefined) return;
        const part = { commitment: made.commitment, contribution: 'what-one-adds-to-it' };
        await crew.ask(n, 'POST', `/tables/${made.id}/chance`, JSON.stringify(part));
        await crew.ask(n, 'POST', `/tables/${made.id}/resign`, '{}');
      };
      begin().catch(() => undefined);
    }),
  /** Answers of long games, each sent again and again by the same name. */
  again: async (crew: Crew) => {
    const windows = await crew.windows(40);
    const first = new Map<WebSocket, object>();
    for (const window of windows) {
      window.on('message', (data: Buffer) => {
        const { question } = JSON.parse(data.toString()) as { question?: { number: number; options: string[] } | null };
        if (question === undefined || question === null || first.has(window)) return;
        first.set(window, { type: 'answer', id: 'again', number: question.number, key: question.options[0] });
      });
      crew.say(window, { type: 'since', id: 's', version: 0 });
    }
    await crew.keepOn(400, (n) => {
      const window = windows[n % windows.length];
      const answer = window === undefined ? undefined : first.get(window);
      if (answer !== undefined) crew.say(window, answer);
    });
    for (const window of windows) window.terminate();
  },
  /** Long games, in which answers are given and taken back. */
  undo: async (crew: Crew) => {
    const windows = await crew.windows(10);
    const open = new Map<WebSocket, { number: number; key: string }>();
    for (const window of windows) {
      window.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as { question?: { number: number; options: string[] } | null };
        const question = message.question ?? undefined;
        if (question !== undefined) open.set(window, { number: question.number, key: question.options[0] ?? '' });
      });
      crew.say(window, { type: 'since', id: 's', version: 0 });
    }
    await crew.keepOn(100, (n) => {
      const window = windows[n % windows.length];
      const asked = window === undefined ? undefined : open.get(window);
      if (asked === undefined || Math.floor(n / windows.length) % 2 === 1)
        crew.say(window, { type: 'undo', id: `u${n}` });
      else crew.say(window, { type: 'answer', id: `a${n}`, ...asked });
    });
    for (const window of windows) window.terminate();
  },
  /** A record that takes for ever to go through. */
  bring: (crew: Crew) => {
    const table = {
      game: 'sammu-ramat',
      seats: [{ who: 'me' }],
      options: { campaign: 'on' },
      pace: { kind: 'free' },
      open: false,
      spectators: true,
    };
    const body = `{"record":${readFileSync(crew.attack.record ?? '', 'utf8')},"table":${JSON.stringify(table)}}`;
    return crew.keepOn(1, (n) => {
      crew.ask(n, 'POST', '/tables/after-record', body).catch(() => undefined);
    });
  },
  /** The lobby of a house with very many tables. */
  lobby: (crew: Crew) =>
    crew.keepOn(10, (n) => {
      crew.ask(n, 'GET', `/tables?pace=slow&watch=${n % 2}`).catch(() => undefined);
    }),
  /** Answers that no question waits for, from as many windows as one address may have, each as fast as it may. */
  wrong: async (crew: Crew) => {
    const windows = await crew.windows(100);
    await crew.keepOn(2000, (n) =>
      crew.say(windows[n % windows.length], { type: 'answer', id: `w${n}`, number: 1_000_000 + n, key: 'x' }),
    );
    for (const window of windows) window.terminate();
  },
  /** The socket's own questions whether anybody is there, which are no messages. */
  pings: async (crew: Crew) => {
    const windows = await crew.windows(10);
    for (const window of windows) window.on('pong', () => crew.count('pong'));
    await crew.keepOn(20_000, (n) => {
      const window = windows[n % windows.length];
      if (window?.readyState !== WebSocket.OPEN) return;
      crew.tried++;
      window.ping();
    });
    for (const window of windows) window.terminate();
  },
  /** Answers to questions whether anybody is there that nobody has asked. */
  pongs: async (crew: Crew) => {
    const windows = await crew.windows(10);
    await crew.keepOn(50_000, (n) => {
      const window = windows[n % windows.length];
      if (window?.readyState !== WebSocket.OPEN) return;
      crew.tried++;
      window.pong();
    });
    for (const window of windows) window.terminate();
  },
  /** Thousands of requests in one go. */
  burst: (crew: Crew) => bursts(crew, '', `GET /health HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${FROM}1\r\n\r\n`, 10),
  /** One letter in ten thousand pieces. */
  pieces: (crew: Crew) => {
    const to = 'POST /api/v1/people/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    return bursts(crew, `${to}x-forwarded-for: ${FROM}1\r\ntransfer-encoding: chunked\r\n\r\n`, '1\r\n{\r\n', 10);
  },
  /** Addresses as long as Node reads them, each of which is logged. */
  long: (crew: Crew) =>
    crew.keepOn(9, (n) => {
      crew.ask(n, 'GET', `/${'a'.repeat(14_000)}`).catch(() => undefined);
    }),
  /** Whether the house can play, asked without a pause. */
  ready: (crew: Crew) => flood(crew, '/ready', 2000),
  /** What is not there. */
  nothing: (crew: Crew) => flood(crew, '/api/v1/nothing', 2000),
  /** Lists that few tables fit into, and what somebody has played. */
  lists: (crew: Crew) =>
    crew.keepOn(10, (n) => {
      crew.ask(n, 'GET', n % 2 === 0 ? '/tables?seats=7' : `/people/${crew.attack.tables[0]}`).catch(() => undefined);
    }),
  /** Addresses that are none, on connections that are kept. */
  paths: (crew: Crew) =>
    crew.keepOn(50, (n) => {
      crew.tried++;
      const began = performance.now();
      const socket = connect(crew.attack.port, '127.0.0.1', () =>
        socket.write(`GET ${PATHS[n % PATHS.length]} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${FROM}1\r\n\r\n`),
      );
      socket.once('data', (data: Buffer) => {
        crew.count(data.toString('latin1').split(' ', 2)[1] ?? '', began);
        socket.destroy();
      });
      socket.once('error', () => undefined);
    }),
};

process.on('message', (attack: Attack) => {
  const crew = new Crew(attack);
  const run = async (): Promise<void> => {
    await ATTACKS[attack.kind](crew);
    // What is still under way may be answered.
    const end = performance.now() + 3000;
    while (performance.now() < end && crew.answered < crew.tried) await new Promise((wait) => setTimeout(wait, 20));
    const { tried, answered, answers, slowest } = crew;
    process.send?.({ tried, answered, answers, slowest } satisfies Attacked);
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
