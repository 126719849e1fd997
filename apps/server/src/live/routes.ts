import type { Line, Person, Sent } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Failed, forbidden } from '../failure.ts';
import type { Desk } from '../tables/desk.ts';
import { seatOf } from '../tables/head.ts';
import type { Hosted } from '../tables/hosted.ts';
import type { Place } from '../talk/place.ts';
import type { Talk } from '../talk/talk.ts';
import type { Here } from './presence.ts';
import { CLOSED, LiveSocket } from './socket.ts';

/** So often every socket is asked whether it is still there, and every process says who is. */
const BEAT = 20_000;

/** What the sockets need of the other rooms. */
export interface LiveRooms {
  readonly desk: Desk;
  readonly here: Here;
  readonly talk: Talk;
  /** Notes that somebody has a window open, so that no notice is sent meanwhile; gives what notes that it is closed. */
  readonly seen: (table: string, person: string) => Promise<() => Promise<void>>;
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
  private readonly unlisten: readonly (() => void)[];

  constructor(rooms: LiveRooms) {
    this.rooms = rooms;
    this.beat = setInterval(() => this.ping(), BEAT);
    this.beat.unref();
    this.unlisten = [
      rooms.talk.onSaid((table, line) => this.hear(table, line)),
      rooms.talk.onMutes((person) => this.readMutes(person)),
    ];
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
        say: (line) => this.say(hosted, person, line),
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
    const seen = person === undefined ? undefined : rooms.seen(hosted.id, person.id);
    seen?.catch(rooms.failed);
    socket.on('close', () => {
      this.sockets.delete(socket);
      hosted.leave(live);
      seen?.then((gone) => gone()).catch(rooms.failed);
      this.tellHere(hosted);
    });
    this.tellHere(hosted);
    if (person !== undefined) this.readMutes(person.id);
  }

  /** Somebody says something in their own channel. */
  private async say(hosted: Hosted, person: Person | undefined, line: Extract<Sent, { type: 'say' }>): Promise<void> {
    if (person === undefined) throw new Failed(401, 'signed-out', 'Choose a name before you talk.');
    const { channel, text, id } = line;
    await this.rooms.talk.say(hosted.id, person, placeOf(hosted, person.id), channel, text, id);
  }

  /** A line was said, in whichever process: to all who hear that channel and have not muted whoever said it. */
  private hear(table: string, line: Line): void {
    const text = JSON.stringify({ type: 'said', lines: [line] });
    for (const { hosted, live } of this.sockets.values()) {
      if (hosted.id !== table) continue;
      const listener = { ...placeOf(hosted, live.person), person: live.person ?? null, muted: live.muted };
      if (this.rooms.talk.hears(line, listener)) live.send(text);
    }
  }

  private readMutes(person: string): void {
    this.rooms.talk.mutesOf(person).then(
      (muted) => {
        for (const { live } of this.sockets.values()) if (live.person === person) live.muted = muted;
      },
      (error: unknown) => this.rooms.failed(error),
    );
  }

  /** Says goodbye to all: they come back to whoever is there then. */
  close(): void {
    clearInterval(this.beat);
    for (const stop of this.unlisten) stop();
    for (const socket of this.sockets.keys()) socket.close(CLOSED.stopping, 'the house is restarting');
  }

  private tellHere(hosted: Hosted): void {
    const people = [
      ...new Set([...hosted.viewers].flatMap(({ person, seat }) => (person === undefined || seat < 0 ? [] : [person]))),
    ];
    const watching = [...hosted.viewers].filter(({ seat }) => seat < 0).length;
    this.rooms.here.say(hosted.id, people, watching);
  }

  private ping(): void {
    for (const [socket, at] of this.sockets) {
      if (!at.alive) socket.terminate();
      else {
        at.alive = false;
        socket.ping();
        this.tellHere(at.hosted);
      }
    }
  }
}

/** Sitting there or looking on. */
function placeOf({ head }: Hosted, person: string | undefined): Place {
  return { role: seatOf(head, person) === undefined ? 'watcher' : 'sitter', over: head.status === 'over' };
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
