import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { Failure } from '@edubba/protocol';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Config } from './config.ts';
import { Failed } from './failure.ts';
import type { Games } from './games.ts';
import { GAMES } from './games.ts';
import { pages } from './host/pages.ts';
import { Here } from './live/presence.ts';
import { Live, liveRoutes } from './live/routes.ts';
import { MOST_BYTES } from './live/socket.ts';
import { createMailer } from './people/mailer.ts';
import { People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { knowPeople } from './people/who-asks.ts';
import type { Storage } from './store/database.ts';
import { Desk } from './tables/desk.ts';
import { tableRoutes } from './tables/routes.ts';
import { Seating } from './tables/seating.ts';

/** Longest body of an ordinary request. */
const LONGEST_BODY = 64 * 1024;
/** So many requests a minute from one address. */
const REQUESTS = 600;

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
  const desk = new Desk({
    storage,
    games,
    now,
    presence: (id) => here.at(id),
    failed: (error, table) => log.error({ err: error, table }, 'a table could not go on'),
  });
  const here = new Here(storage, config.process, now, (id) => void tellInfo(desk, id, log));
  const seating = new Seating(desk);
  const people = new People(storage.db, now);
  const mailer = createMailer(config, log);
  const live = new Live({
    desk,
    here,
    say: async () => undefined,
    failed: (error) => log.error({ err: error }, 'a message could not be carried out'),
  });

  await app.register(cookie);
  await app.register(rateLimit, { max: REQUESTS, timeWindow: '1 minute' });
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
      await peopleRoutes(api, { house: { config, log }, people, mailer, exporters: {}, erasers: [] });
      await tableRoutes(api, desk, seating);
      liveRoutes(api, desk, live);
    },
    { prefix: '/api/v1' },
  );
  desk.start();

  return {
    app,
    desk,
    seating,
    people,
    live,
    close: async () => {
      await desk.stop();
      live.close();
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

async function tellInfo(desk: Desk, id: string, log: FastifyBaseLogger): Promise<void> {
  try {
    (await desk.get(id)).tellInfo();
  } catch (error) {
    log.debug({ err: error }, 'nobody to tell');
  }
}
