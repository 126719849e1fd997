import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { conflict, Failed, notFound } from '../failure.ts';
import { hashed } from '../ids.ts';
import { parse } from '../parse.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../store/database.ts';
import type { Desk } from '../tables/desk.ts';
import { HOUSE } from '../tables/hosted.ts';
import type { Reports } from '../talk/reports.ts';
import type { Metrics } from './metrics.ts';

type Named = { readonly Params: { readonly id: string } };

const Why = z.strictObject({ why: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });
const Restart = z.strictObject({ to: z.int().check(z.gte(0)) });

/** For whoever looks after the machine: is it alive, can it play, what does it count. */
export function hostRoutes(app: FastifyInstance, storage: Storage, metrics: Metrics, stopping: () => boolean): void {
  app.get('/health', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/ready', { config: { rateLimit: false } }, async () => {
    if (stopping()) throw new Failed(503, 'stopping', 'The house is closing.');
    try {
      await storage.ping();
    } catch {
      throw new Failed(503, 'no-database', 'The database does not answer.');
    }
    return { status: 'ready', database: storage.engine };
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

interface AdminRooms {
  readonly config: Config;
  readonly desk: Desk;
  readonly people: People;
  readonly reports: Reports;
}

/** What whoever runs the house may do, by the token they have set. */
export function adminRoutes(app: FastifyInstance, { config, desk, people, reports }: AdminRooms): void {
  app.addHook('onRequest', async (request) => needAdmin(request, config));
  app.get<Named>('/tables/:id', async ({ params }) => desk.info(params.id));
  app.post<Named>('/tables/:id/close', async ({ params }) => {
    const hosted = await desk.get(params.id);
    await hosted.change(HOUSE, (draft) => {
      draft.head = { ...draft.head, status: 'closed', turn: null, ended: desk.now() };
    });
    return desk.info(params.id);
  });
  app.post<Named>('/tables/:id/restart', async ({ params, body }) => {
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
  });
  app.post<Named>('/people/:id/ban', async ({ params, body }) => {
    if (!(await people.ban(params.id, parse(Why, body).why))) throw notFound('person');
    return { banned: true };
  });
  app.delete<Named>('/people/:id/ban', async ({ params }) => {
    if (!(await people.ban(params.id, null))) throw notFound('person');
    return { banned: false };
  });
  app.get('/reports', async () => ({ reports: await reports.open() }));
  app.delete<Named>('/reports/:id', async ({ params }) => {
    await reports.settle(params.id);
    return { settled: true };
  });
}

/** Compared by their hashes, so that neither length nor time tells anything. */
function needAdmin(request: FastifyRequest, { adminToken }: Config): void {
  const given = request.headers['x-edubba-admin'];
  const same =
    adminToken !== undefined &&
    typeof given === 'string' &&
    timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(adminToken)));
  if (!same) throw new Failed(403, 'forbidden', 'This is for whoever runs the house.');
}
