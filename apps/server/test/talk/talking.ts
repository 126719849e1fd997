import type { Person } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { Failed } from '../../src/failure.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Reports } from '../../src/talk/reports.ts';
import { talkRoutes } from '../../src/talk/routes.ts';
import { Talk } from '../../src/talk/talk.ts';

export const TABLE = 'tableaaaa';
export const CLOSED = 'tableclosed';
export const ANNA: Person = { id: 'annaaaaa', name: 'Anna', kind: 'guest' };
export const BELA: Person = { id: 'belaaaaa', name: 'Bela', kind: 'guest' };
export const WALT: Person = { id: 'waltaaaa', name: 'Walt', kind: 'guest' };

export const SITTER = { role: 'sitter', over: false } as const;
export const WATCHER = { role: 'watcher', over: false } as const;

/** A house with a table where Anna and Bela sit and Walt looks on, and one where nobody may. */
export interface Talking {
  readonly storage: Storage;
  readonly talk: Talk;
  readonly reports: Reports;
  readonly app: FastifyInstance;
  /** The house's clock. */
  time: number;
  end(): Promise<void>;
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    person?: Person,
    body?: object,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
}

export async function tables(storage: Storage): Promise<void> {
  const row = { rev: 1, status: 'playing', game: 'g', open: 1, updated: 0, due: null, secret: '' };
  for (const [id, spectators] of [
    [TABLE, true],
    [CLOSED, false],
  ] as const) {
    await storage.db
      .insertInto('tables')
      .values({ ...row, id, head: JSON.stringify({ spectators }) })
      .execute();
    for (const { id: person } of [ANNA, BELA]) {
      await storage.db.insertInto('sitters').values({ table_id: id, person }).execute();
    }
  }
  const rest = { email: null, owner: null, admin: 0, ban: null, created: 0, gone: null };
  for (const person of [ANNA, BELA, WALT])
    await storage.db
      .insertInto('people')
      .values({ ...person, ...rest })
      .execute();
}

export async function openTalking(open: () => Promise<Storage> = () => openSqlite(':memory:')): Promise<Talking> {
  const storage = await open();
  await tables(storage);
  const now = (): number => talking.time;
  const talk = new Talk({ storage, now });
  const reports = new Reports(storage.db, now);
  const app = fastify();
  app.decorateRequest('person', undefined);
  app.addHook('preHandler', async (request) => {
    const id = request.headers['x-person'];
    request.person = [ANNA, BELA, WALT].find((person) => person.id === id);
  });
  app.setErrorHandler<Failed>((error, _request, reply) => {
    void reply.code(error.status ?? 500).send({ error: error.code, message: error.message });
  });
  talkRoutes(app, { storage, now, talk, reports });
  const talking: Talking = {
    storage,
    talk,
    reports,
    app,
    time: 1_800_000_000_000,
    end: async () =>
      storage.db
        .updateTable('tables')
        .set({ status: 'over' })
        .execute()
        .then(() => undefined),
    ask: async (method, url, person, body) => {
      const headers = person === undefined ? {} : { 'x-person': person.id };
      const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    },
  };
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });
  return talking;
}
