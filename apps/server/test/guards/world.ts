import type { InjectOptions } from 'fastify';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import type { Edubba } from '../../src/app.ts';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TEST_GAMES } from '../support/games.ts';
import { contributed } from '../support/visitor.ts';

export const ORIGIN = 'http://localhost:8080';
export const ADMIN = 'the-token-of-whoever-runs-it';
const NOW = 1_800_000_000_000;

/** What somebody shows when they ask. */
export interface Asking {
  readonly cookie?: string;
  readonly token?: string;
  readonly admin?: string;
  /** The page it comes from; none for programs. */
  readonly origin?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
  readonly headers: { readonly [name: string]: unknown };
  readonly text: string;
}

/** Somebody, and the cookie of a device of theirs. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** A house in which everybody has something that is nobody else's business. */
export class World {
  readonly house: Edubba;
  readonly storage: Storage;
  readonly routes: readonly RouteOptions[];
  private asked = 0;
  /** Names of things by which routes are asked. */
  readonly ids: { readonly [name: string]: string };
  readonly people: { readonly [name: string]: Known };
  readonly program: { readonly id: string; readonly token: string };

  private constructor(parts: Pick<World, 'house' | 'storage' | 'routes' | 'ids' | 'people' | 'program'>) {
    this.house = parts.house;
    this.storage = parts.storage;
    this.routes = parts.routes;
    this.ids = parts.ids;
    this.people = parts.people;
    this.program = parts.program;
  }

  static async open(): Promise<World> {
    const storage = await openSqlite(':memory:');
    const routes: RouteOptions[] = [];
    const house = await build({
      config: readConfig({ LOG_LEVEL: 'silent', EDUBBA_ORIGIN: ORIGIN, EDUBBA_ADMIN_TOKEN: ADMIN }),
      storage,
      games: TEST_GAMES,
      now: () => NOW,
      onRoute: (route) => void routes.push(route),
    });
    await house.app.ready();
    const people: { [name: string]: Known } = {};
    for (const name of ['gold', 'blue', 'stranger', 'banned']) people[name] = await comeIn(house, name);
    const gold = people['gold'] as Known;
    const made = await house.people.programs.make(gold.id, 'Oracle');
    await house.people.programs.who(made.token);
    const world = new World({
      house,
      storage,
      routes,
      people,
      program: { id: made.person.id, token: made.token },
      ids: await fill(house, storage, people, made.person.id),
    });
    await house.people.ban((people['banned'] as Known).id, 'No.');
    return world;
  }

  who(name: string): Known {
    return this.people[name] as Known;
  }

  /** A device of gold's whose time is over. */
  async expired(): Promise<string> {
    const token = await this.house.people.sessions.begin(this.who('gold').id, 'Old');
    await this.storage.db
      .updateTable('sessions')
      .set({ expires: NOW - 1 })
      .where('device', '=', 'Old')
      .execute();
    return `edubba=${token}`;
  }

  /** The address of a route with its names filled in. */
  path(url: string, ids: { readonly [name: string]: string } = {}): string {
    return url.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? this.ids[name] ?? '0');
  }

  async ask(method: NonNullable<InjectOptions['method']>, url: string, asking: Asking, body?: object): Promise<Answer> {
    const { cookie, token, admin, origin } = { origin: ORIGIN, ...asking };
    const options: InjectOptions = {
      method,
      url,
      // From everywhere, so that no limit comes between.
      remoteAddress: `10.0.${(this.asked >> 8) & 255}.${this.asked++ & 255}`,
      headers: {
        ...(origin === undefined ? {} : { origin }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(admin === undefined ? {} : { 'x-edubba-admin': admin }),
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const { statusCode, headers, payload } = await this.house.app.inject(options);
    const json = String(headers['content-type']).startsWith('application/json') && payload !== '';
    return {
      status: statusCode,
      headers,
      text: payload,
      body: json ? (JSON.parse(payload) as { [name: string]: unknown }) : {},
    };
  }

  /** Everything that is kept: whoever is refused has changed nothing of it. Notices go out by themselves meanwhile. */
  async everything(): Promise<string> {
    const { rows } = await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'table' order by name`.execute(this.storage.db);
    const all: object[] = [];
    for (const { name } of rows) {
      if (name === 'notices' || name === 'presence' || name === 'beats') continue;
      const table = await sql`select * from ${sql.table(name)}`.execute(this.storage.db);
      all.push({ [name]: table.rows });
    }
    return JSON.stringify(all);
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.storage.close();
  }
}

async function comeIn(house: Edubba, name: string): Promise<Known> {
  const { id } = await house.people.guest(name);
  return { id, name, cookie: `edubba=${await house.people.sessions.begin(id, `${name}'s`)}` };
}

/** Gold and Blue sit at tables where nobody may look on; Stranger sits elsewhere. All of Gold's things are named. */
async function fill(
  house: Edubba,
  storage: Storage,
  people: { readonly [name: string]: Known },
  program: string,
): Promise<{ [name: string]: string }> {
  const [gold, blue, stranger] = [people['gold'], people['blue'], people['stranger']] as [Known, Known, Known];
  const open = async (maker: Known, other: Known | undefined, spectators: boolean): Promise<string> => {
    const { id, head } = await house.seating.create(maker, {
      game: 'connect-four',
      seats: [{ who: 'me' }, { who: 'open' }],
      options: {},
      pace: { kind: 'free' },
      open: false,
      spectators,
    });
    const { commitment } = head;
    if (other !== undefined) await house.seating.join(id, other);
    for (const one of other === undefined ? [maker] : [maker, other]) {
      await house.seating.contribute(id, one.id, { commitment, contribution: contributed() });
    }
    return id;
  };
  const playing = await open(gold, blue, false);
  const waiting = await open(gold, undefined, false);
  const over = await open(gold, blue, false);
  const hosted = await house.desk.get(over);
  await hosted.change({ person: null, receipt: null }, (draft) => {
    while (draft.table?.over === false) {
      const { table } = draft;
      table.play(table.toMove, table.options(table.toMove)[0] ?? '');
    }
  });
  await open(stranger, blue, true);
  const session = await storage.db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', gold.id)
    .executeTakeFirstOrThrow();
  const webhook = { id: 'webhook22222', person: gold.id, url: 'https://example.org/', created: 1, status: null };
  await storage.db
    .insertInto('webhooks')
    .values({ ...webhook, secret: 'the-secret-of-the-webhook', tested: null })
    .execute();
  await storage.db
    .insertInto('passkeys')
    .values({
      id: 'passkey22222',
      person: gold.id,
      credential: 'credential',
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: 'Phone',
      created: 1,
      used: 1,
    })
    .execute();
  const line = { table_id: playing, number: 1, channel: 'table', by: blue.id, name: 'blue', text: 'for us', at: 1 };
  await storage.db
    .insertInto('lines')
    .values({ ...line, receipt: null })
    .execute();
  await storage.db
    .insertInto('notes')
    .values({ table_id: playing, person: gold.id, text: 'the-notes-of-gold', updated: 1 })
    .execute();
  const report = { id: 'report222222', table_id: playing, number: 1, by: gold.id, why: 'why', lines: '[]', at: 1 };
  await storage.db
    .insertInto('reports')
    .values({ ...report, settled: null })
    .execute();
  return {
    id: playing,
    playing,
    waiting,
    over,
    seat: '0',
    number: '1',
    person: blue.id,
    gold: gold.id,
    session: session.id,
    program,
    webhook: webhook.id,
    passkey: 'passkey22222',
    report: report.id,
  };
}
