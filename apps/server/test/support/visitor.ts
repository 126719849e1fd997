import { randomBytes } from 'node:crypto';
import type { Me, NewTable, Received, Sent, TableInfo } from '@edubba/protocol';
import { readReceived } from '@edubba/protocol';
import { WebSocket } from 'ws';
import { Described } from './described.ts';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** What is sent, before it gets its name. */
export type Wish = WithoutId<Sent>;

/** What a device adds to the chance of a table. */
export const contributed = (): string => randomBytes(16).toString('base64url');

/** The same for every house of a test file. */
let description: Promise<Described> | undefined;

/** Somebody with a browser: asks by HTTP, and sits at tables by socket. */
export class Visitor {
  readonly address: string;
  cookie = '';
  me: Me | undefined;
  /** Where a proxy says that they come from. */
  readonly from: { readonly 'x-forwarded-for'?: string };

  constructor(address: string, from?: string) {
    this.address = address;
    this.from = from === undefined ? {} : { 'x-forwarded-for': from };
  }

  static async guest(address: string, name: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(address, from);
    visitor.me = (await visitor.ask('POST', '/people/guest', { name })).body as Me;
    return visitor;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.address}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        origin: this.address,
        ...this.from,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('edubba='));
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const reply = { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    // Whatever a test asks, what comes back is as the house describes it.
    description ??= Described.of(this.address);
    const fault = (await description).faultOfAnswer(method, `/api/v1${path}`, reply.status, reply.body);
    if (fault !== undefined) throw new Error(fault);
    return reply;
  }

  async table(method: string, path: string, body?: unknown): Promise<TableInfo> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as TableInfo;
  }

  /** Opens a table with oneself on the first seat, and adds to its chance. */
  async create(game: string, others: NewTable['seats'], more: Partial<NewTable> = {}): Promise<TableInfo> {
    const made = await this.table('POST', '/tables', {
      game,
      seats: [{ who: 'me' }, ...others],
      options: {},
      pace: { kind: 'free' },
      open: true,
      spectators: true,
      ...more,
    } satisfies NewTable);
    return this.add(made);
  }

  /** Sits down, and adds to chance. */
  async join(id: string, seat?: number): Promise<TableInfo> {
    return this.add(await this.table('POST', `/tables/${id}/join`, seat === undefined ? {} : { seat }));
  }

  /** The same again, with the others. */
  async rematch(id: string): Promise<TableInfo> {
    return this.add(await this.table('POST', `/tables/${id}/rematch`));
  }

  /** Adds one's part to chance. */
  add({ id, commitment }: TableInfo, contribution = contributed()): Promise<TableInfo> {
    return this.table('POST', `/tables/${id}/chance`, { commitment, contribution });
  }

  sit(id: string, version?: number): Promise<Window> {
    return Window.open(this, id, version);
  }
}

type Standing = Extract<Received, { type: 'standing' | 'events' }>;

/** A window at a table: keeps everything that came, and the latest standing. */
export class Window {
  readonly received: Received[] = [];
  /** Every byte that came. */
  readonly texts: string[] = [];
  info: TableInfo | undefined;
  seat: number | null = null;
  standing: Standing | undefined;
  version = 0;
  /** Versions that were skipped: there must be none. */
  readonly gaps: string[] = [];
  closed: { readonly code: number } | undefined;
  readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private count = 0;

  private constructor(socket: WebSocket, version: number) {
    this.socket = socket;
    this.version = version;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('close', (code) => {
      this.closed = { code };
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(visitor: Visitor, id: string, version?: number): Promise<Window> {
    const query = version === undefined ? '' : `?version=${version}`;
    const socket = new WebSocket(`${visitor.address.replace('http', 'ws')}/api/v1/tables/${id}/live${query}`, {
      headers: { cookie: visitor.cookie, origin: visitor.address, ...visitor.from },
    });
    const window = new Window(socket, version ?? 0);
    await new Promise<void>((ready, failed) => {
      socket.once('open', () => ready());
      socket.once('unexpected-response', (_request, response) => failed(new Error(`refused: ${response.statusCode}`)));
      socket.once('error', failed);
    });
    await window.until(() => window.info !== undefined);
    return window;
  }

  /** Sends something and waits for what comes of it. */
  async send(wish: Wish, id = `m${++this.count}`): Promise<Received> {
    // What came of the same message sent before is no answer to this one.
    const before = this.received.length;
    const reply = (): Received | undefined =>
      this.received.slice(before).findLast((message) => 'id' in message && message.id === id);
    // Who plays at a machine's pace is told to be slower, and says it again.
    const refused = (): number =>
      this.received.slice(before).filter((message) => message.type === 'failed' && message.error === 'too-fast').length;
    for (let told = 0; reply() === undefined; told = refused()) {
      this.socket.send(JSON.stringify({ ...wish, id }));
      await this.until(() => reply() !== undefined || refused() > told);
      if (reply() === undefined) await new Promise((slower) => setTimeout(slower, 300));
    }
    return reply() as Received;
  }

  /** Answers the open question with an option, the first if none is named. */
  answer(key?: string): Promise<Received> {
    const question = this.standing?.question;
    if (question === null || question === undefined) throw new Error('nothing is asked');
    return this.send({ type: 'answer', number: question.number, key: key ?? question.options[0] ?? '' });
  }

  get asked(): boolean {
    return this.standing?.question !== null && this.standing?.question !== undefined;
  }

  async until(come: () => boolean, patience = 10_000): Promise<void> {
    const end = Date.now() + patience;
    while (!come()) {
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed.code}`);
      if (Date.now() > end) throw new Error(`nothing came; last: ${this.texts.at(-1)?.slice(0, 200)}`);
      await new Promise<void>((go) => {
        this.waiting.add(go);
        setTimeout(go, 200);
      });
    }
  }

  close(): Promise<void> {
    this.socket.close();
    return new Promise((gone) => {
      if (this.socket.readyState === WebSocket.CLOSED) gone();
      else this.socket.once('close', () => gone());
    });
  }

  private hear(text: string): void {
    const message = readReceived(text);
    this.texts.push(text);
    this.received.push(message);
    if (message.type === 'table') {
      this.info = message.info;
      this.seat = message.me;
    } else if (message.type === 'standing') {
      this.standing = message;
      this.version = message.version;
    } else if (message.type === 'events') {
      if (message.from > this.version) this.gaps.push(`${message.from} after ${this.version}`);
      this.standing = message;
      this.version = message.from + message.events.length;
    }
    this.wake();
  }

  private wake(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    for (const go of all) go();
  }
}
