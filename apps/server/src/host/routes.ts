import { Line, prose, TableInfo } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Shapes } from '../api/about.ts';
import { about } from '../api/about.ts';
import { conflict, Failed, notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../store/database.ts';
import type { Conduct } from '../tables/conduct.ts';
import type { Desk } from '../tables/desk.ts';
import { HOUSE } from '../tables/drafted.ts';
import type { Reports } from '../talk/reports.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';

type Named = { readonly Params: { readonly id: string } };

const Why = z.strictObject({ why: prose(500) });
const Ready = z.object({ status: z.literal('ready'), database: z.enum(['sqlite', 'postgres']) });
const Banned = z.object({ banned: z.boolean() });
const Reported = z.object({
  id: z.string(),
  table: z.string(),
  number: z.int(),
  by: z.nullable(z.string()),
  why: z.string(),
  lines: z.array(Line),
  at: z.int(),
});
const OpenReports = z.object({ reports: z.array(Reported) });
const Settled = z.object({ settled: z.literal(true) });
/** So long the database may take to say that it is there. */
const PATIENCE = 2000;
/** And for so long it is believed. */
const FRESH = 200;
const Restart = z.strictObject({ to: z.int().check(z.gte(0)) });

interface HostRooms {
  readonly storage: Storage;
  /** Writes something down; throws where that cannot be done. */
  readonly alive: () => Promise<void>;
  readonly metrics: Metrics;
  readonly keys: Keys;
  readonly stopping: () => boolean;
}

/** For whoever looks after the machine: is it alive, can it play, what does it count. */
export function hostRoutes(app: FastifyInstance, { storage, alive, metrics, keys, stopping }: HostRooms): void {
  const open = (summary: string, shapes: Shapes): ReturnType<typeof about> =>
    about('anybody', summary, shapes, { rateLimit: false });
  app.get(
    '/health',
    open('Whether the process lives.', { reply: z.object({ status: z.literal('ok') }) }),
    async () => ({ status: 'ok' }),
  );
  // Anybody may ask, as often as they like: the database is asked once in a while.
  const ready = sharedFor(FRESH, () => soon(storage.ping().then(alive)));
  app.get(
    '/ready',
    open('Whether it can play: 503 while the house closes, has no database, or can write nothing.', { reply: Ready }),
    async () => {
      if (stopping()) throw new Failed(503, 'stopping', 'The house is closing.');
      try {
        await ready();
      } catch {
        throw new Failed(503, 'no-database', 'The database does not answer, or takes nothing.');
      }
      return { status: 'ready', database: storage.engine };
    },
  );
  app.get(
    '/metrics',
    about('admin', 'What it counts, for Prometheus: from the machine itself, or with the token.', {
      type: 'text/plain',
    }),
    async (request, reply) => {
      keys.needNear(request);
      void reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  );
}

/** Looks once for all who ask until so many milliseconds after it was seen. */
function sharedFor(milliseconds: number, look: () => Promise<void>): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let seen = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - seen < milliseconds) return;
    looking ??= look()
      .then(() => {
        seen = performance.now();
      })
      .finally(() => {
        looking = undefined;
      });
    await looking;
  };
}

/** A database that hangs is as good as none. */
async function soon(pinged: Promise<void>): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE);
  const late = new Promise<never>((_, failed) => {
    patience.addEventListener('abort', () => failed(new Error('the database does not answer')), { once: true });
  });
  await Promise.race([pinged, late]);
}

interface AdminRooms {
  readonly keys: Keys;
  readonly desk: Desk;
  readonly people: People;
  readonly reports: Reports;
  readonly conduct: Conduct;
}

/** What whoever runs the house may do, by the token they have set. */
export function adminRoutes(app: FastifyInstance, { keys, desk, people, reports, conduct }: AdminRooms): void {
  const admin = (summary: string, shapes: Shapes): ReturnType<typeof about> => about('admin', summary, shapes);
  app.addHook('onRequest', async (request) => keys.needAdmin(request));
  app.get<Named>('/tables/:id', admin('A table.', { reply: TableInfo }), async ({ params }) => desk.info(params.id));
  app.post<Named>(
    '/tables/:id/close',
    admin('Closes a table for good, or until it is restarted.', { reply: TableInfo }),
    async ({ params }) => {
      const hosted = await desk.get(params.id);
      await hosted.change(HOUSE, (draft) => {
        draft.head = { ...draft.head, status: 'closed', turn: null, ended: desk.now() };
      });
      return desk.info(params.id);
    },
  );
  app.post<Named>(
    '/tables/:id/restart',
    admin('Takes a table back to where its first `to` answers had been given, and plays on from there.', {
      body: Restart,
      reply: TableInfo,
    }),
    async ({ params, body }) => {
      const { to } = parse(Restart, body);
      const hosted = await desk.get(params.id);
      await hosted.change(HOUSE, (draft) => {
        const { table } = draft;
        if (table === undefined || to >= table.line.length)
          throw conflict('nowhere', `There is no answer ${to} to go back to.`);
        table.rewind(table.line[to]?.seat ?? 0, to);
        draft.head = { ...draft.head, status: 'playing', ended: null, outcome: null };
      });
      return desk.info(params.id);
    },
  );
  app.post<Named>(
    '/people/:id/ban',
    admin('Shuts the door on somebody and their programs; bots play on for them.', { body: Why, reply: Banned }),
    async ({ params, body }) => {
      if (!(await people.ban(params.id, parse(Why, body).why))) throw notFound('person');
      const programs = await people.programs.list(params.id);
      for (const id of [params.id, ...programs.map(({ person }) => person.id)]) await conduct.leaveAll(id);
      return { banned: true };
    },
  );
  app.delete<Named>('/people/:id/ban', admin('Opens the door again.', { reply: Banned }), async ({ params }) => {
    if (!(await people.ban(params.id, null))) throw notFound('person');
    return { banned: false };
  });
  app.get('/reports', admin('Lines that were reported and not settled.', { reply: OpenReports }), async () => ({
    reports: await reports.open(),
  }));
  app.delete<Named>('/reports/:id', admin('Settles a report.', { reply: Settled }), async ({ params }) => {
    await reports.settle(params.id);
    return { settled: true };
  });
}
