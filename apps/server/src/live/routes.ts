import type { Line, Person } from '@edubba/protocol';
import { Received, Sent } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import { Failed, forbidden } from '../failure.ts';
import type { Desk } from '../tables/desk.ts';
import { seatOf } from '../tables/head.ts';
import type { Hosted } from '../tables/hosted.ts';
import type { TalkRole } from '../talk/place.ts';
import type { Talk } from '../talk/talk.ts';
import type { Budget } from './budget.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { Here } from './presence.ts';
import type { Visit } from './shut-out.ts';
import { onShutOut } from './shut-out.ts';
import type { Wire } from './socket.ts';
import { CLOSED, LiveSocket } from './socket.ts';

/** So often every socket is asked whether it is still there, and every process says who is. */
const BEAT = 20_000;
/** Not all at once, which those who play would feel: in so many turns. */
const TURNS = 20;

/** What the sockets need of the other rooms. */
export interface LiveRooms {
  readonly desk: Desk;
  readonly here: Here;
  readonly talk: Talk;
  /** Notes that somebody has a window open, so that no notice is sent meanwhile; gives what notes that it is closed. */
  readonly seen: (table: string, person: string) => Promise<() => Promise<void>>;
  readonly keeper: Doorkeeper;
  readonly budget: Budget;
  readonly failed: (error: unknown) => void;
  readonly took?: (milliseconds: number) => void;
}

/** Who opens a window, on which device and from where. */
export interface Visitor extends Visit {
  readonly person: Person | undefined;
  readonly address: string;
  readonly wire?: Wire;
  /** Their window unpacks what is long. */
  readonly packed?: boolean;
}

/** More than so many messages before the table is there are not waited for. */
const MOST_EARLY = 60;

/** The sockets of all tables in this process. */
export class Live {
  private readonly rooms: LiveRooms;
  private readonly sockets = new Map<
    WebSocket,
    { readonly hosted: Hosted; readonly live: LiveSocket; readonly visit: Visit; readonly turn: number; alive: boolean }
  >();
  private opened = 0;
  private turn = 0;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly unlisten: readonly (() => void)[];

  constructor(rooms: LiveRooms) {
    this.rooms = rooms;
    this.beat = setInterval(() => this.ping(), BEAT / TURNS);
    this.beat.unref();
    this.unlisten = [
      rooms.talk.onSaid((table, line) => this.hear(table, line)),
      rooms.talk.onMutes((person) => this.readMutes(person)),
      onShutOut(rooms.desk.storage, (isOut, code) => this.shut(isOut, code)),
    ];
  }

  get size(): number {
    return this.sockets.size;
  }

  /** Somebody opens a window at a table. */
  open(socket: WebSocket, hosted: Hosted, visit: Visitor, version: number | undefined): void {
    const { rooms } = this;
    const { person, address } = visit;
    const live = new LiveSocket(
      socket,
      {
        hosted,
        person,
        now: rooms.desk.now,
        bucket: rooms.keeper.measureFor(person?.id ?? address, hosted.id),
        budget: rooms.budget,
        payer: { person: person?.id, address },
        say: (line) => this.say(hosted, person, line),
        failed: rooms.failed,
        packed: visit.packed ?? false,
        ...(visit.wire === undefined ? {} : { wire: visit.wire }),
        ...(rooms.took === undefined ? {} : { took: rooms.took }),
      },
      version,
    );
    const at = { hosted, live, visit, alive: true, turn: this.opened++ % TURNS };
    this.sockets.set(socket, at);
    socket.on('pong', () => {
      // An answer to nothing, of which ten thousand come in one go, is counted like a message.
      if (at.alive) live.mayBeHeard();
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
    live.entered.then(() => this.tellHere(hosted), rooms.failed);
    if (person !== undefined) this.readMutes(person.id, [live]);
  }

  /** Somebody may not stay. */
  private shut(isOut: (visit: Visit) => boolean, code: number): void {
    for (const { live, visit } of this.sockets.values()) if (isOut(visit)) live.goAway(code, 'signed out');
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

  /** Whom somebody does not want to hear, at their windows: one that opens, or all of them. */
  private readMutes(person: string, windows?: readonly LiveSocket[]): void {
    this.rooms.talk.mutesOf(person).then(
      (muted) => {
        const all = windows ?? [...this.sockets.values()].map(({ live }) => live);
        for (const live of all) if (live.person === person) live.muted = muted;
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

  private tellHere({ id, audience }: Hosted): void {
    const viewers = [...audience.viewers];
    const people = new Set(viewers.flatMap(({ person, seat }) => (person === undefined || seat < 0 ? [] : [person])));
    this.rooms.here.say(id, [...people], viewers.filter(({ seat }) => seat < 0).length);
  }

  private ping(): void {
    this.turn = (this.turn + 1) % TURNS;
    for (const [socket, at] of this.sockets) {
      if (at.turn !== this.turn) continue;
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
function placeOf({ head }: Hosted, person: string | undefined): TalkRole {
  return { role: seatOf(head, person) === undefined ? 'watcher' : 'sitter', over: head.status === 'over' };
}

type Asked = {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly version?: string; readonly packed?: string };
};

const Since = z.object({ version: z.exactOptional(z.string()), packed: z.exactOptional(z.string()) });

/** `GET tables/:id/live`: the game as it is played. */
export function liveRoutes(app: FastifyInstance, desk: Desk, live: Live, keeper: Doorkeeper): void {
  app.get<Asked>(
    '/tables/:id/live',
    {
      ...about('anybody', 'A socket: the game as it is played, from the version on that I know.', {
        query: Since,
        socket: { sent: Sent, received: Received },
      }),
      websocket: true,
      // Refused before the upgrade: whoever may not look gets an ordinary answer.
      preHandler: async ({ params, person, ip }) => {
        keeper.check(ip);
        desk.budget.check({ person: person?.id, address: ip });
        const { head } = await desk.get(params.id);
        if (seatOf(head, person?.id) === undefined && !head.spectators && head.status !== 'waiting') {
          throw forbidden('Nobody may look on at this table.');
        }
      },
    },
    (socket, { params, query, person, session, ip, raw }) => {
      keeper.enter(socket, ip);
      const version = query.version === undefined ? undefined : Number(query.version);
      const known = version !== undefined && Number.isInteger(version) && version >= 0 ? version : undefined;
      // Nothing that arrives before the table is there may be lost.
      const early: [Buffer, boolean][] = [];
      const wait = (data: Buffer, binary: boolean): void => {
        if (early.push([data, binary]) > MOST_EARLY) socket.terminate();
      };
      socket.on('error', () => socket.terminate());
      socket.on('message', wait);
      desk.get(params.id).then(
        (hosted) => {
          socket.off('message', wait);
          if (socket.readyState !== socket.OPEN) return;
          live.open(
            socket,
            hosted,
            { person, session, address: ip, wire: raw.socket, packed: query.packed === '1' },
            known,
          );
          for (const [data, binary] of early) socket.emit('message', data, binary);
        },
        () => socket.close(CLOSED.gone, 'there is no such table'),
      );
    },
  );
}
