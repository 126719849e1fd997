import { randomBytes } from 'node:crypto';
import type { Me } from '@edubba/protocol';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/config.ts';
import { Failed } from '../../src/failure.ts';
import type { Mail, Mailer } from '../../src/people/mailer.ts';
import { People } from '../../src/people/people.ts';
import type { PeopleRooms } from '../../src/people/rooms.ts';
import { peopleRoutes } from '../../src/people/routes.ts';
import { knowPeople, needPerson } from '../../src/people/who-asks.ts';
import type { Storage } from '../../src/store/database.ts';
import type { Database } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

export const ORIGIN = 'http://localhost:8080';
export const DAY = 24 * 3_600_000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Answer {
  readonly status: number;
  /** Whatever JSON came: each test looks for what it needs. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly setCookie: string | undefined;
  readonly headers: { readonly [name: string]: unknown };
}

export interface TestHouse {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly people: People;
  readonly config: Config;
  readonly mails: Mail[];
  /** The house's clock. */
  time: number;
}

export interface Wishes {
  origin?: string;
  limits?: boolean;
  storage?: Storage;
  mailer?: Mailer;
  rooms?: Partial<Pick<PeopleRooms, 'exporters' | 'erasers' | 'history'>>;
}

/** A house with this one room in it. */
export async function openHouse(wishes: Wishes = {}): Promise<TestHouse> {
  const storage = wishes.storage ?? (await openSqlite(':memory:'));
  const { db } = storage;
  const mails: Mail[] = [];
  const config = readConfig({ EDUBBA_ORIGIN: wishes.origin ?? ORIGIN });
  const app = fastify();
  const people = new People(db, () => house.time);
  const house: TestHouse = { app, db, people, config, mails, time: 1_800_000_000_000 };
  const mailer: Mailer = wishes.mailer ?? { send: async (mail) => void mails.push(mail) };
  if (wishes.limits === true) await app.register(rateLimit, { global: false });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Failed) return reply.code(error.status).send({ error: error.code, message: error.message });
    throw error;
  });
  await app.register(
    async (api) => {
      await knowPeople(api, config, people);
      // Stands for what other rooms have: something to see, something to do, a socket.
      api.get('/open', async (request) => ({ name: request.person?.name ?? null }));
      api.post('/closed', async (request) => ({ name: needPerson(request).name }));
      await peopleRoutes(api, {
        house: { config, log: app.log },
        people,
        mailer,
        exporters: {},
        erasers: [],
        ...wishes.rooms,
      });
    },
    { prefix: '/api/v1' },
  );
  onTestFinished(async () => {
    await app.close();
    if (wishes.storage === undefined) await storage.close();
  });
  return house;
}

/** A browser on some device: keeps its cookie and says which page it is on. */
export class Browser {
  readonly #house: TestHouse;
  cookie: string | undefined;
  origin: string | undefined;
  headers: { [name: string]: string } = {};

  constructor(house: TestHouse, cookie?: string) {
    this.#house = house;
    this.cookie = cookie;
    this.origin = house.config.origin;
  }

  async ask(method: Method, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Answer> {
    const answer = await this.#house.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: `edubba=${this.cookie}` }),
        ...(this.origin === undefined || method === 'GET' ? {} : { origin: this.origin }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const [cookie] = answer.cookies;
    if (cookie !== undefined) this.cookie = cookie.value === '' ? undefined : cookie.value;
    const setCookie = answer.headers['set-cookie'];
    return {
      status: answer.statusCode,
      body: answer.body === '' ? undefined : answer.json(),
      setCookie: Array.isArray(setCookie) ? setCookie.join('\n') : setCookie,
      headers: answer.headers,
    };
  }

  get = (path: string): Promise<Answer> => this.ask('GET', path);
  post = (path: string, body: unknown = {}): Promise<Answer> => this.ask('POST', path, body);
  delete = (path: string): Promise<Answer> => this.ask('DELETE', path);
}

/** A new guest on a new device. */
export async function guest(house: TestHouse, name: string): Promise<Browser & { id: string }> {
  const browser = new Browser(house);
  const { body } = (await browser.post('people/guest', { name })) as { body: Me };
  return Object.assign(browser, { id: body.id });
}

/** The token in the last letter that was sent. */
export function mailedToken(house: TestHouse): string {
  return /\/sign-in#([\w-]{43})\n/.exec(house.mails.at(-1)?.text ?? '')?.[1] ?? 'no letter';
}

/** Gives an address to whoever sits at this browser. */
export async function withMail(house: TestHouse, browser: Browser, email: string): Promise<void> {
  await browser.post('sign-in/mail', { email });
  await browser.post('sign-in/mail/confirm', { token: mailedToken(house) });
}

export const forgedToken = (): string => randomBytes(32).toString('base64url');
