import type { Person, Sent } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { forbidden } from '../failure.ts';
import type { Desk } from '../tables/desk.ts';
import { seatOf } from '../tables/head.ts';
import type { Hosted } from '../tables/hosted.ts';
import type { Here } from './presence.ts';
import { CLOSED, LiveSocket } from './socket.ts';

/** So often every socket is asked whether it is still there, and every process says who is. */
const BEAT = 20_000;

/** What the sockets need of the other rooms. */
export interface LiveRooms {
  readonly desk: Desk;
  readonly here: Here;
  readonly say: (hosted: Hosted, person: Person | undefined, line: Extract<Sent, { type: 'say' }>) => Promise<void>;
  /** Tells the room of notices that somebody has a window open, or has not any more. */
  readonly seen?: (table: string, person: string, open: boolean) => void;
  readonly failed: (error: unknown) => void;
  readonly took?: (milliseconds: number) => void;
}

/** The sockets of all tables in this process. */
export class Live {
  private readonly rooms: LiveRooms;
  private readonly sockets = new Map<
    WebSocket,
    { readonly hosted: Hosted; readonly live: LiveSocket; alive: boolean }
  >();
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(rooms: LiveRooms) {
    this.rooms = rooms;
    this.beat = setInterval(() => this.ping(), BEAT);
    this.beat.unref();
  }

  get size(): number {
    return this.sockets.size;
  }

  /** Somebody opens a window at a table. */
  open(socket: WebSocket, hosted: Hosted, person: Person | undefined, version: number | undefined): void {
    const { rooms } = this;
    const live = new LiveSocket(
      socket,
      {
        hosted,
        person,
        now: rooms.desk.now,
        say: (line) => rooms.say(hosted, person, line),
        failed: rooms.failed,
        ...(rooms.took === undefined ? {} : { took: rooms.took }),
      },
      version,
    );
    const at = { hosted, live, alive: true };
    this.sockets.set(socket, at);
    socket.on('pong', () => {
      at.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.sockets.delete(socket);
      hosted.leave(live);
      this.tellHere(hosted, live);
    });
    this.tellHere(hosted, live);
  }

  /** Says goodbye to all: they come back to whoever is there then. */
  close(): void {
    clearInterval(this.beat);
    for (const socket of this.sockets.keys()) socket.close(CLOSED.stopping, 'the house is restarting');
  }

  private tellHere(hosted: Hosted, live: LiveSocket): void {
    const people = [
      ...new Set([...hosted.viewers].flatMap(({ person, seat }) => (person === undefined || seat < 0 ? [] : [person]))),
    ];
    const watching = [...hosted.viewers].filter(({ seat }) => seat < 0).length;
    this.rooms.here.say(hosted.id, people, watching);
    if (live.person !== undefined && live.seat >= 0) {
      this.rooms.seen?.(hosted.id, live.person, people.includes(live.person));
    }
  }

  private ping(): void {
    for (const [socket, at] of this.sockets) {
      if (!at.alive) socket.terminate();
      else {
        at.alive = false;
        socket.ping();
        this.tellHere(at.hosted, at.live);
      }
    }
  }
}

type Asked = { readonly Params: { readonly id: string }; readonly Querystring: { readonly version?: string } };

/** `GET tables/:id/live`: the game as it is played. */
export function liveRoutes(app: FastifyInstance, desk: Desk, live: Live): void {
  app.get<Asked>(
    '/tables/:id/live',
    {
      websocket: true,
      // Refused before the upgrade: whoever may not look gets an ordinary answer.
      preHandler: async ({ params, person }) => {
        const { head } = await desk.get(params.id);
        if (seatOf(head, person?.id) === undefined && !head.spectators && head.status !== 'waiting') {
          throw forbidden('Nobody may look on at this table.');
        }
      },
    },
    (socket, { params, query, person }) => {
      const version = query.version === undefined ? undefined : Number(query.version);
      const known = version !== undefined && Number.isInteger(version) && version >= 0 ? version : undefined;
      // Nothing that arrives before the table is there may be lost.
      const early: [Buffer, boolean][] = [];
      const wait = (data: Buffer, binary: boolean): void => void early.push([data, binary]);
      socket.on('message', wait);
      desk.get(params.id).then(
        (hosted) => {
          socket.off('message', wait);
          live.open(socket, hosted, person, known);
          for (const [data, binary] of early) socket.emit('message', data, binary);
        },
        () => socket.close(CLOSED.gone, 'there is no such table'),
      );
    },
  );
}
