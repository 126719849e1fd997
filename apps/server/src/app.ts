import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { nodeThreads } from '@edubba/hosting/node';
import type { Failure } from '@edubba/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import fastify from 'fastify';
import type { WebSocket } from 'ws';
import { describeRoutes } from './api/routes.ts';
import type { Config } from './config.ts';
import { Errands } from './errands/errands.ts';
import { Failed } from './failure.ts';
import type { Games } from './games.ts';
import { GAMES } from './games.ts';
import { logging } from './host/logging.ts';
import { answerGuards, guardAnswers, isHttps } from './host/headers.ts';
import { Keys } from './host/keys.ts';
import { Metrics } from './host/metrics.ts';
import { answerOneByOne } from './host/one-by-one.ts';
import { pages } from './host/pages.ts';
import { adminRoutes, hostRoutes } from './host/routes.ts';
import { Budget } from './live/budget.ts';
import { Doorkeeper } from './live/doorkeeper.ts';
import { neighbourhood } from './live/neighbourhood.ts';
import { News, newsRoutes } from './live/news.ts';
import { Here } from './live/presence.ts';
import { Live, liveRoutes } from './live/routes.ts';
import { shutOut } from './live/shut-out.ts';
import { SOCKETS } from './live/socket.ts';
import { keepNotifying } from './notify/loop.ts';
import { Notify } from './notify/notify.ts';
import { eraseNotices, exportNotices } from './notify/personal.ts';
import { notifyRoutes } from './notify/routes.ts';
import { createMailer } from './people/mailer.ts';
import { People, SOMEBODY } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { chosenProtocol, knowPeople } from './people/who-asks.ts';
import { isDatabaseAway } from './store/away.ts';
import type { Storage } from './store/database.ts';
import { Conduct } from './tables/conduct.ts';
import { Desk } from './tables/desk.ts';
import { gameRoutes } from './tables/game-routes.ts';
import { exportTables, finished, tableRoutes } from './tables/routes.ts';
import { Seating } from './tables/seating.ts';
import { waitsAt } from './tables/waits.ts';
import { eraseTalk, exportTalk } from './talk/personal.ts';
import { Reports } from './talk/reports.ts';
import { talkRoutes } from './talk/routes.ts';
import { Talk } from './talk/talk.ts';

/** So often what has expired is forgotten: sessions, links, challenges. */
const SWEEP = 10 * 60_000;
/** So long what is under way may take when the house closes. */
const SETTLING = 2000;
/** So long everybody has to hang up when the house closes. */
const GOODBYE = 1500;
/** What is refused before any room hears of it, by the names programs know. */
const NAMES: { readonly [status: number]: string } = { 404: 'not-found', 413: 'too-large', 429: 'too-many' };
/** Longest body of an ordinary request. */
const LONGEST_BODY = 64 * 1024;
/** Milliseconds for a whole request to arrive. */
const SLOWEST_REQUEST = 30_000;

export interface Parts {
  readonly config: Config;
  readonly storage: Storage;
  readonly games?: Games;
  /** Bots think, and games are played again, on threads, which know the games of the house; otherwise on this one. */
  readonly threads?: boolean;
  readonly now?: () => number;
  /** Told of every route that is made: a test has to know them all. */
  readonly onRoute?: (route: RouteOptions) => void;
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
export async function build(parts: Parts): Promise<Edubba> {
  const { config, storage, games = GAMES, threads = games === GAMES, now = Date.now, onRoute, pagesFolder } = parts;
  const app = fastify({
    ...logging(config),
    // So many of the last names in `X-Forwarded-For` are true: what stands before them anybody may have written.
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: LONGEST_BODY,
    routerOptions: { maxParamLength: 100 },
    // Whoever sends a request by drops does not keep a connection for ever.
    requestTimeout: SLOWEST_REQUEST,
    // Nor does whoever takes in nothing of what they asked for: it would all wait in the house's memory.
    connectionTimeout: SLOWEST_REQUEST,
    // Addresses that cannot be read come to no route and no hook.
    frameworkErrors: (error, request, reply) => {
      const { status, code, message } = failureOf(error);
      const answer = reply as unknown as FastifyReply;
      // One that wanted a socket besides has nobody who would close what it came by.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy());
      void answer
        .code(status)
        .headers(answerGuards(config))
        .send({ error: code, message } satisfies Failure);
    },
    // Open sockets are closed by us, after everybody was told.
    forceCloseConnections: true,
  });
  answerOneByOne(app.server);
  const { log } = app;
  let stopping = false;
  let closed = false;
  const metrics = new Metrics({ sockets: () => live.size, tables: () => desk.size, bytes: () => desk.bytes });
  const fail = (error: unknown, about: object = {}): void => {
    // What was still waiting then has nothing to be kept in any more.
    if (closed) return;
    metrics.failures.inc();
    log.error({ err: error, ...about }, 'something could not go on');
  };
  const budget = new Budget(now, config.workPerAddress);
  const thinkers = threads ? nodeThreads(new URL('tables/thinking-thread.ts', import.meta.url)) : undefined;
  const errands = new Errands(games, budget, threads);
  const desk = new Desk({
    storage,
    games,
    now,
    budget,
    errands,
    ...(thinkers === undefined ? {} : { thinkers }),
    memory: config.tablesBytes,
    presence: (id) => here.at(id),
    failed: (error, table) => fail(error, { table }),
    changed: ({ id }) => {
      metrics.changes.inc();
      notify.changed(id);
    },
  });
  const seating = new Seating(desk);
  const conduct = new Conduct(desk, (id, person) => seating.leave(id, person));
  const people = new People(storage.db, now, (who) => void shutOut(storage, who).catch(fail));
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
      .then(({ until }) => conduct.vacation(person, until))
      .catch((error: unknown) => fail(error, { person }));
  });
  const keeper = new Doorkeeper(config.socketsPerAddress, now);
  const live = new Live({
    desk,
    keeper,
    budget,
    here,
    talk,
    seen: (id, person) => notify.presence.here(id, person),
    failed: fail,
    took: (milliseconds) => metrics.took.observe(milliseconds),
  });
  const news = new News(desk, storage);
  const keys = new Keys(config, now);

  if (onRoute !== undefined) app.addHook('onRoute', onRoute);
  guardAnswers(app, config);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => neighbourhood(ip),
  });
  await app.register(websocket, {
    options: { ...SOCKETS, handleProtocols: chosenProtocol },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // No name in an address holds one, and PostgreSQL takes none.
    if (/%00/.test(request.url)) throw new Failed(400, 'bad-request', 'That is no address.');
  });
  describeRoutes(app, config.origin);
  app.setErrorHandler<FastifyError | Failed>((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    void reply.code(failure.status).send({ error: failure.code, message: failure.message } satisfies Failure);
  });
  const client = pagesFolder === undefined ? undefined : pages(pagesFolder, isHttps(config));
  app.setNotFoundHandler((request, reply) => {
    // Whatever is no door of the house is a page of the client.
    if (client !== undefined && !request.url.startsWith('/api/')) {
      reply.hijack();
      client(request.raw, reply.raw);
      return;
    }
    void reply.code(404).send({ error: 'not-found', message: 'There is nothing at this address.' } satisfies Failure);
  });
  await app.register(
    async (api) => {
      await knowPeople(api, config, people);
      api.addHook('preHandler', async ({ person, ip }) => {
        if (person !== undefined) budget.seen(person.id, ip);
      });
      await peopleRoutes(api, {
        house: { config, log },
        people,
        mailer,
        exporters: {
          talk: (person) => exportTalk(storage.db, person),
          notices: (person) => exportNotices(storage.db, person),
          tables: (person) => exportTables(desk, person),
        },
        erasers: [
          (person) => conduct.forget(person, SOMEBODY),
          (person) => eraseTalk(storage.db, person),
          (person) => eraseNotices(storage.db, person),
        ],
        history: (person, asker) => finished(desk, person, asker),
      });
      gameRoutes(api, games);
      await tableRoutes(api, desk, seating, conduct);
      talkRoutes(api, { storage, now, talk, reports });
      notifyRoutes(api, { db: storage.db, notify, origin: config.origin });
      liveRoutes(api, desk, live, keeper);
      newsRoutes(api, news, keeper);
    },
    { prefix: '/api/v1' },
  );
  await app.register(async (admin) => adminRoutes(admin, { keys, desk, people, reports, conduct }), {
    prefix: '/api/v1/admin',
  });
  hostRoutes(app, { storage, alive: () => desk.outages.beat(1000), metrics, keys, stopping: () => stopping });
  await desk.outages.beat(0);
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
      // Whoever sends visitors to us has so long to notice, while everything goes on.
      await sleep(config.drain);
      stopVacations();
      clearInterval(sweeping);
      // What is under way is finished. What is not by then was acknowledged to nobody: it comes again, by its own name.
      await Promise.race([Promise.all([stopNotifying(), desk.stop()]), sleep(SETTLING, undefined, { ref: false })]);
      closed = true;
      thinkers?.close();
      errands.close();
      live.close();
      news.close();
      keeper.close();
      await goodbyes(app.websocketServer.clients);
      await app.close();
      here.close();
    },
  };
}

/** Waits until everybody has hung up; whoever does not answer is not waited for. */
async function goodbyes(sockets: ReadonlySet<WebSocket>): Promise<void> {
  for (let waited = 0; sockets.size > 0 && waited < GOODBYE; waited += 20) await sleep(20);
  for (const socket of sockets) socket.terminate();
}

function failureOf(error: FastifyError | Failed): { status: number; code: string; message: string } {
  if (error instanceof Failed) return error;
  if (isDatabaseAway(error)) {
    return { status: 503, code: 'no-database', message: 'The database does not answer. Try again in a moment.' };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, code: 'server-error', message: 'Something went wrong here. Try again.' };
  return { status, code: NAMES[status] ?? 'bad-request', message: error.message };
}
