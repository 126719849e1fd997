import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { Failure } from '@edubba/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Config } from './config.ts';
import { Failed } from './failure.ts';
import type { Games } from './games.ts';
import { GAMES } from './games.ts';
import { Metrics } from './host/metrics.ts';
import { pages } from './host/pages.ts';
import { adminRoutes, hostRoutes } from './host/routes.ts';
import { News, newsRoutes } from './live/news.ts';
import { Here } from './live/presence.ts';
import { Live, liveRoutes } from './live/routes.ts';
import { MOST_BYTES } from './live/socket.ts';
import { keepNotifying } from './notify/loop.ts';
import { Notify } from './notify/notify.ts';
import { eraseNotices, exportNotices } from './notify/personal.ts';
import { notifyRoutes } from './notify/routes.ts';
import { createMailer } from './people/mailer.ts';
import { People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { knowPeople } from './people/who-asks.ts';
import type { Storage } from './store/database.ts';
import { Desk } from './tables/desk.ts';
import { exportTables, finished, tableRoutes } from './tables/routes.ts';
import { Seating } from './tables/seating.ts';
import { waitsAt } from './tables/waits.ts';
import { eraseTalk, exportTalk } from './talk/personal.ts';
import { Reports } from './talk/reports.ts';
import { talkRoutes } from './talk/routes.ts';
import { Talk } from './talk/talk.ts';

/** So often what has expired is forgotten: sessions, links, challenges. */
const SWEEP = 10 * 60_000;
/** Longest body of an ordinary request. */
const LONGEST_BODY = 64 * 1024;

export interface Parts {
  readonly config: Config;
  readonly storage: Storage;
  readonly games?: Games;
  readonly now?: () => number;
  /** A built client to be served besides. */
  readonly pagesFolder?: string;
}

/** The whole house: rooms, doors, and how it is closed. */
export interface Edubba {
  readonly app: FastifyInstance;
  readonly desk: Desk;
  readonly seating: Seating;
  readonly people: People;
  readonly live: Live;
  /** Finishes what is under way, says goodbye, and closes. */
  close(): Promise<void>;
}

/** Builds the house on its storage; it answers when `app` listens or is injected. */
export async function build({ config, storage, games = GAMES, now = Date.now, pagesFolder }: Parts): Promise<Edubba> {
  const app = fastify({
    logger: { level: config.logLevel },
    trustProxy: config.behindProxy,
    bodyLimit: LONGEST_BODY,
    routerOptions: { maxParamLength: 100 },
    // Open sockets are closed by us, after everybody was told.
    forceCloseConnections: true,
  });
  const { log } = app;
  const metrics = new Metrics({ sockets: () => live.size, tables: () => desk.size });
  const fail = (error: unknown, about: object = {}): void => {
    metrics.failures.inc();
    log.error({ err: error, ...about }, 'something could not go on');
  };
  const desk = new Desk({
    storage,
    games,
    now,
    presence: (id) => here.at(id),
    failed: (error, table) => fail(error, { table }),
    changed: ({ id }) => {
      metrics.changes.inc();
      notify.changed(id);
    },
  });
  const seating = new Seating(desk);
  const people = new People(storage.db, now);
  const mailer = createMailer(config, log);
  const here = new Here(storage, config.process, now, (id) => desk.tellInfo(id));
  const talk = new Talk({ storage, now });
  const reports = new Reports(storage.db, now);
  const notify = new Notify({
    config,
    storage,
    log,
    now,
    waitsAt: (id) => waitsAt(desk, id),
    mailOf: async (id) => (await people.me(id))?.email ?? null,
    mailer: config.smtpUrl === undefined ? null : mailer,
  });
  const stopVacations = notify.vacations.onChange((person) => {
    notify.vacations
      .of(person)
      .then(({ until }) => seating.vacation(person, until))
      .catch((error: unknown) => fail(error, { person }));
  });
  const live = new Live({
    desk,
    here,
    talk,
    seen: (id, person) => notify.presence.here(id, person),
    failed: fail,
    took: (milliseconds) => metrics.took.observe(milliseconds),
  });
  const news = new News(desk, storage);
  let stopping = false;

  await app.register(cookie);
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  app.setErrorHandler<FastifyError | Failed>((error, _request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) log.error({ err: error }, 'a request failed');
    void reply.code(failure.status).send({ error: failure.code, message: failure.message } satisfies Failure);
  });
  const client = pagesFolder === undefined ? undefined : pages(pagesFolder);
  app.setNotFoundHandler((request, reply) => {
    // Whatever is no door of the house is a page of the client.
    if (client !== undefined && !request.url.startsWith('/api/')) {
      reply.hijack();
      return client(request.raw, reply.raw);
    }
    void reply.code(404).send({ error: 'not-found', message: 'There is nothing at this address.' } satisfies Failure);
  });
  await app.register(
    async (api) => {
      await knowPeople(api, config, people);
      await peopleRoutes(api, {
        house: { config, log },
        people,
        mailer,
        exporters: {
          talk: (person) => exportTalk(storage.db, person),
          notices: (person) => exportNotices(storage.db, person),
          tables: (person) => exportTables(desk, person),
        },
        erasers: [(person) => eraseTalk(storage.db, person), (person) => eraseNotices(storage.db, person)],
        history: (person) => finished(desk, person),
      });
      await tableRoutes(api, desk, seating);
      talkRoutes(api, { storage, now, talk, reports });
      notifyRoutes(api, { db: storage.db, notify, origin: config.origin });
      liveRoutes(api, desk, live);
      newsRoutes(api, news);
    },
    { prefix: '/api/v1' },
  );
  await app.register(async (admin) => adminRoutes(admin, { config, desk, people, reports }), {
    prefix: '/api/v1/admin',
  });
  hostRoutes(app, storage, metrics, () => stopping);
  desk.start();
  const stopNotifying = keepNotifying(notify, now, log);
  const sweeping = setInterval(() => void people.sweep().catch(fail), SWEEP);
  sweeping.unref();

  return {
    app,
    desk,
    seating,
    people,
    live,
    close: async () => {
      stopping = true;
      stopVacations();
      clearInterval(sweeping);
      await stopNotifying();
      await desk.stop();
      live.close();
      news.close();
      await app.close();
      here.close();
    },
  };
}

function failureOf(error: FastifyError | Failed): { status: number; code: string; message: string } {
  if (error instanceof Failed) return error;
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, code: 'server-error', message: 'Something went wrong here. Try again.' };
  return {
    status,
    code: error.code === 'FST_ERR_VALIDATION' ? 'bad-request' : (error.code ?? 'bad-request'),
    message: error.message,
  };
}
