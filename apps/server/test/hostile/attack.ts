// Whoever wants to break a house, in a process of their own: `node attack.ts`, told by a message whom to attack and how much.

import http from 'node:http';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import { Xoshiro } from '@edubba/kernel';
import { WebSocket } from 'ws';
import type { Known } from './nonsense.ts';
import { badRequest, nonsense } from './nonsense.ts';

/** Whom to attack, and how much. */
export interface Target extends Known {
  readonly port: number;
  readonly messages: number;
  readonly requests: number;
  /** Cookies of those who attack: some sit at tables, and without one they only look on. */
  readonly cookies: readonly string[];
  readonly seed: string;
}

/** What was done. */
export interface Attacked {
  readonly messages: number;
  readonly requests: number;
  readonly sockets: number;
  readonly refused: number;
  readonly statuses: { readonly [status: string]: number };
  readonly codes: { readonly [code: string]: number };
}

const AT_ONCE = 40;
/** Sent in one go: all of it is on its way before the house can close the door. */
const IN_ONE = 60;
/** No faster than this: attackers have machines of their own and must not be felt by taking this one away. */
const PER_SECOND = 3500;
const PATIENCE = 4000;

class Attack {
  private readonly target: Target;
  private readonly random: Xoshiro;
  private left: number;
  private asks: number;
  private readonly began = Date.now();
  private readonly done = { messages: 0, requests: 0, sockets: 0, refused: 0 };
  private readonly statuses: { [status: string]: number } = {};
  private readonly codes: { [code: string]: number } = {};
  private at = 0;
  /** Messages that have been sent or are about to be. */
  private due = 0;

  constructor(target: Target) {
    this.target = target;
    this.random = new Xoshiro(target.seed);
    this.left = target.messages;
    this.asks = target.requests;
  }

  async run(): Promise<Attacked> {
    const stuck = this.stick();
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, async () => {
        while (this.left > 0) await this.flood();
      }),
      ...Array.from({ length: 8 }, async () => {
        while (this.asks > 0) await this.request();
      }),
    ]);
    for (const socket of stuck) socket.destroy();
    return { ...this.done, statuses: this.statuses, codes: this.codes };
  }

  /** From many addresses, so that no limit comes between and every message is heard. */
  private address(): string {
    this.at = (this.at + 1) % 240;
    return `127.0.${1 + Math.floor(this.at / 120)}.${1 + (this.at % 120)}`;
  }

  /** Waits until so many messages more may be sent. */
  private async pace(messages: number): Promise<void> {
    const due = this.began + (this.due / PER_SECOND) * 1000;
    this.due += messages;
    const wait = due - Date.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
  }

  /** One socket that says nonsense until it is thrown out; some of them never read what they are told. */
  private async flood(): Promise<void> {
    const { target, random } = this;
    const table = target.ids[random.below(target.ids.length)] ?? '';
    const cookie = target.cookies[random.below(target.cookies.length + 2)];
    const origin = `http://127.0.0.1:${target.port}`;
    const path =
      random.below(20) === 0 && cookie !== undefined ? 'news' : `tables/${table}/live?version=${random.below(99) - 9}`;
    const socket = new WebSocket(`ws://127.0.0.1:${target.port}/api/v1/${path}`, {
      localAddress: this.address(),
      headers: { origin, ...(cookie === undefined ? {} : { cookie }) },
    });
    socket.on('error', () => undefined);
    let number = 0;
    const told = new Promise<void>((done) => {
      socket.on('message', (data: Buffer) => {
        number = Number(/"number":(\d+)/.exec(data.toString())?.[1] ?? number);
        if (number > 0) done();
      });
    });
    const opened = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true));
      socket.once('close', () => done(false));
      setTimeout(() => done(false), PATIENCE).unref();
    });
    if (!opened) {
      this.done.refused++;
      socket.terminate();
      return;
    }
    this.done.sockets++;
    const gone = new Promise<void>((done) => {
      socket.once('close', (code) => {
        this.codes[code] = (this.codes[code] ?? 0) + 1;
        done();
      });
    });
    await Promise.race([told, new Promise((go) => setTimeout(go, 30))]);
    await this.pace(IN_ONE);
    if (random.below(10) === 0) socket.pause();
    for (let n = 0; n < IN_ONE && this.left > 0 && socket.readyState === WebSocket.OPEN; n++) {
      this.left--;
      this.done.messages++;
      const message = nonsense(random, { ...target, number });
      // Bytes that are no text, sent as text, end the connection: seldom, or nobody would come to say much.
      socket.send(message, { binary: typeof message !== 'string' && random.below(20) !== 0 });
      if (random.below(100) === 0) this.oversized(socket);
    }
    const sent = async (): Promise<void> => {
      do await new Promise((go) => setTimeout(go, 20));
      while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > 0);
    };
    await Promise.race([gone, sent()]);
    if (random.below(3) === 0) socket.close();
    else socket.terminate();
  }

  private oversized(socket: WebSocket): void {
    if (this.random.below(20) === 0) socket.send('x'.repeat(200_000));
  }

  private async request(): Promise<void> {
    const { target, random } = this;
    this.asks--;
    const { method, path, body } = badRequest(random, target);
    const cookie = target.cookies[random.below(target.cookies.length + 1)];
    await this.pace(1);
    await new Promise<void>((done) => {
      const asked = http.request(
        {
          host: '127.0.0.1',
          port: target.port,
          localAddress: this.address(),
          method,
          path,
          headers: {
            origin: `http://127.0.0.1:${target.port}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(cookie === undefined ? {} : { cookie }),
            ...(random.below(20) === 0 ? { 'x-much': 'y'.repeat(20_000) } : {}),
          },
        },
        (answer) => {
          this.statuses[answer.statusCode ?? 0] = (this.statuses[answer.statusCode ?? 0] ?? 0) + 1;
          answer.resume();
          answer.on('close', done);
        },
      );
      asked.on('error', () => done());
      asked.setTimeout(PATIENCE, () => asked.destroy());
      asked.end(body);
    });
    this.done.requests++;
  }

  /** Connections that begin something and never finish it. */
  private stick(): net.Socket[] {
    const beginnings = [
      '',
      'GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-',
      'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
      'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n',
      `GET /api/v1/tables/${this.target.ids[0]}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\u0081\u00ff`,
      'NONSENSE\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000',
    ];
    return Array.from({ length: 140 }, (_, i) => {
      const socket = net.connect({
        host: '127.0.0.1',
        port: this.target.port,
        localAddress: `127.0.9.${1 + (i % 100)}`,
      });
      socket.on('error', () => undefined);
      socket.write(Buffer.from(beginnings[i % beginnings.length] ?? '', 'latin1'));
      return socket;
    });
  }
}

// For the same reason everybody else goes first on this machine.
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (target: Target) => {
  new Attack(target).run().then(
    (done) => process.send?.(done),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
