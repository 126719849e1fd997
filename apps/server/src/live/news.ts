import { TableInfo } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import { needPerson } from '../people/who-asks.ts';
import type { Storage } from '../store/database.ts';
import type { Desk } from '../tables/desk.ts';
import type { TableHead } from '../tables/head.ts';
import { seatOf } from '../tables/head.ts';
import { infoOf } from '../tables/info.ts';
import { Bucket } from './bucket.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { Visit } from './shut-out.ts';
import { onShutOut } from './shut-out.ts';
import { CLOSED } from './socket.ts';

/** What is sent to whoever is in the lobby. */
const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tables'), tables: z.array(TableInfo) }),
  z.object({ type: z.literal('turn'), table: z.string(), title: z.string(), kind: z.string() }),
]);

const BEAT = 20_000;
/** Whoever does not take in what is sent is cut off. */
const MOST_WAITING = 1_000_000;
/** So many pings at once, and one a second. */
const PINGS = 10;
/** What changes within so short a time is told together. */
const GATHER = 250;

/** Tells people in the lobby what changed at their tables, from whichever process. */
export class News {
  private readonly desk: Desk;
  private readonly windows = new Map<WebSocket, { readonly visit: Visit; alive: boolean }>();
  private readonly changed = new Set<string>();
  private readonly unlisten: readonly (() => void)[];
  private readonly beat: ReturnType<typeof setInterval>;
  private gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, storage: Storage) {
    this.desk = desk;
    this.unlisten = [
      storage.listen((table) => this.hear(table)),
      onShutOut(storage, (isOut, code) => {
        for (const [socket, { visit }] of this.windows) if (isOut(visit)) socket.close(code, 'signed out');
      }),
    ];
    this.beat = setInterval(() => this.ping(), BEAT);
    this.beat.unref();
  }

  open(socket: WebSocket, visit: Visit): void {
    const at = { visit, alive: true };
    this.windows.set(socket, at);
    // Nobody has anything to say here, but may ask now and then whether anybody is there.
    const flooded = (): void => {
      socket.close(CLOSED.flood, 'nothing is heard here');
      socket.pause();
    };
    const pings = new Bucket(PINGS, 1, this.desk.now());
    socket.on('message', flooded);
    socket.on('pong', () => {
      if (at.alive && !pings.take(this.desk.now())) flooded();
      at.alive = true;
    });
    socket.on('ping', (data: Buffer) => {
      if (socket.readyState !== socket.OPEN) return;
      if (pings.take(this.desk.now())) socket.pong(data);
      else flooded();
    });
    socket.on('close', () => this.windows.delete(socket));
    socket.on('error', () => socket.terminate());
  }

  close(): void {
    for (const stop of this.unlisten) stop();
    clearInterval(this.beat);
    clearTimeout(this.gathering);
    for (const socket of this.windows.keys()) socket.close(CLOSED.stopping, 'the house is restarting');
  }

  private ping(): void {
    for (const [socket, at] of this.windows) {
      if (!at.alive) socket.terminate();
      else {
        at.alive = false;
        socket.ping();
      }
    }
  }

  private hear(table: string): void {
    if (this.windows.size === 0 || table === '') return;
    this.changed.add(table);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.tell().catch(() => undefined);
    }, GATHER);
  }

  private async tell(): Promise<void> {
    const ids = [...this.changed];
    this.changed.clear();
    const rows = await this.desk.storage.db
      .selectFrom('tables')
      .select(['head', 'rev'])
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) {
      const head = JSON.parse(row.head) as TableHead;
      const info = infoOf(head, row.rev, this.desk.now(), this.desk.presence(head.id));
      for (const [socket, { visit }] of this.windows) tellOne(socket, visit, head, info);
    }
  }
}

function tellOne(socket: WebSocket, { person }: Visit, head: TableHead, info: TableInfo): void {
  const seat = seatOf(head, person?.id);
  if (seat === undefined || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
  socket.send(JSON.stringify({ type: 'tables', tables: [info] }));
  if (head.turn?.seats.includes(seat) === true) {
    socket.send(JSON.stringify({ type: 'turn', table: head.id, title: head.title, kind: head.turn.kind }));
  }
}

/** `GET news`: what changes at one's own tables. */
export function newsRoutes(app: FastifyInstance, news: News, keeper: Doorkeeper): void {
  app.get(
    '/news',
    {
      ...about('somebody', 'A socket: what changes at my tables.', { socket: { received: Told } }),
      websocket: true,
      preHandler: async (request) => {
        needPerson(request);
        keeper.check(request.ip);
      },
    },
    (socket, request) => {
      keeper.enter(socket, request.ip);
      news.open(socket, request);
    },
  );
}
