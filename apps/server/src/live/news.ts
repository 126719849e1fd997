import type { TableInfo } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { needPerson } from '../people/who-asks.ts';
import type { Storage } from '../store/database.ts';
import type { Desk } from '../tables/desk.ts';
import type { TableHead } from '../tables/head.ts';
import { seatOf } from '../tables/head.ts';

const BEAT = 20_000;
/** What changes within so short a time is told together. */
const GATHER = 250;

/** Tells people in the lobby what changed at their tables, from whichever process. */
export class News {
  private readonly desk: Desk;
  private readonly windows = new Map<WebSocket, string>();
  private readonly changed = new Set<string>();
  private readonly unlisten: () => void;
  private readonly beat: ReturnType<typeof setInterval>;
  private gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, storage: Storage) {
    this.desk = desk;
    this.unlisten = storage.listen((table) => this.hear(table));
    this.beat = setInterval(() => {
      for (const socket of this.windows.keys()) socket.ping();
    }, BEAT);
    this.beat.unref();
  }

  open(socket: WebSocket, person: string): void {
    this.windows.set(socket, person);
    socket.on('close', () => this.windows.delete(socket));
    socket.on('error', () => socket.terminate());
  }

  close(): void {
    this.unlisten();
    clearInterval(this.beat);
    clearTimeout(this.gathering);
    for (const socket of this.windows.keys()) socket.close(1012, 'the house is restarting');
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
      const [info] = this.desk.infos([row]);
      for (const [socket, person] of this.windows) if (info !== undefined) tellOne(socket, person, head, info);
    }
  }
}

function tellOne(socket: WebSocket, person: string, head: TableHead, info: TableInfo): void {
  const seat = seatOf(head, person);
  if (seat === undefined || socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: 'tables', tables: [info] }));
  if (head.turn?.seats.includes(seat) === true) {
    socket.send(JSON.stringify({ type: 'turn', table: head.id, title: head.title, kind: head.turn.kind }));
  }
}

/** `GET news`: what changes at one's own tables. */
export function newsRoutes(app: FastifyInstance, news: News): void {
  app.get('/news', { websocket: true, preHandler: async (request) => void needPerson(request) }, (socket, request) =>
    news.open(socket, needPerson(request).id),
  );
}
