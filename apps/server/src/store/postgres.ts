import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Change, Kept, Storage } from './database.ts';
import { Listeners } from './listeners.ts';
import { Gathering } from './gathering.ts';
import { Listener } from './listener.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** Times are counted in milliseconds: they fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MIGRATING = 0x6564_7562;
/** So many milliseconds a database that stands still is waited for: then whoever asked is told. */
const PATIENCE = 8000;

/** Opens a PostgreSQL database that any number of processes share, and brings it up to date. */
export async function openPostgres(
  url: string,
  say: (error: unknown) => void = () => undefined,
  patience = PATIENCE,
): Promise<Storage> {
  await bringUpToDate(url, say);
  const pool = poolOf(url, 12, say, patience);
  // Whoever plays does not stand in line with those who look things up.
  const keeping = poolOf(url, 2, say, patience);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const changes = new Listeners<[string, number]>();
  const shouts = new Listeners<[string, string]>();
  const listener = new Listener(url, patience, say, {
    change: (text) => {
      const [table = '', rev = '0'] = text.split(':');
      changes.tell(table, Number(rev));
    },
    shout: (text) => {
      const at = text.indexOf(':');
      shouts.tell(text.slice(0, at), text.slice(at + 1));
    },
    // What was told meanwhile is lost: everybody has to look.
    again: () => changes.tell('', 0),
  });
  await listener.start();
  const gathering = new Gathering<Change, Kept>((batch) => keepAll(keeping, batch), isItsOwn);
  return {
    db,
    engine: 'postgres',
    keep: (change) => gathering.add(change),
    atOnce: (queries) =>
      db.transaction().execute(async (tx) => {
        for (const query of queries) await tx.executeQuery(query);
      }),
    listen: (heard) => changes.add(heard),
    shout: async (topic, text) => {
      await pool.query('select pg_notify($1, $2)', ['edubba_shout', `${topic}:${text}`]);
    },
    onShout: (heard) => shouts.add(heard),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await gathering.done();
      await listener.stop();
      await keeping.end();
      await db.destroy();
    },
  };
}

/** Makes the tables, or makes them what this version needs: it takes as long as it takes. */
async function bringUpToDate(url: string, say: (error: unknown) => void): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(url, 1, say, 0) }) });
  try {
    await migrate(db, `select pg_advisory_xact_lock(${MIGRATING})`);
  } finally {
    await db.destroy();
  }
}

function poolOf(url: string, max: number, say: (error: unknown) => void, patience: number): pg.Pool {
  const limits = patience === 0 ? {} : { query_timeout: patience, connectionTimeoutMillis: patience };
  const pool = new pg.Pool({ connectionString: url, max, ...limits });
  // An idle connection that dies is replaced; whoever uses one hears of it there.
  pool.on('error', say);
  // So is one that dies in use; without an ear its error would end the process.
  pool.on('connect', (client) => {
    client.on('error', say);
    hangUpAfterSilence(client);
  });
  return pool;
}

/** A connection on which nothing was answered in time still waits for it: nobody else is to get that one. */
function hangUpAfterSilence(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') stream.destroy();
      });
    }
    return answer;
  }) as typeof client.query;
}

/** What PostgreSQL says of a value or a rule it broke, not of itself or of the way to it: by the class of its code. */
function isItsOwn(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:22|23|42|54)\w{3}$/.test(code);
}

/** Keeps a batch in one transaction of few statements, however many changes there are. */
async function keepAll(pool: pg.Pool, batch: readonly Change[]): Promise<Kept[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const results = await keepIn(client, batch);
    await client.query('commit');
    return results;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function keepIn(client: pg.PoolClient, batch: readonly Change[]): Promise<Kept[]> {
  const ids = batch.map(({ table }) => table);
  // In one order for everybody: two batches never wait for each other in a circle.
  const rows = await client.query<{ id: string; rev: number }>(
    'select id, rev from tables where id = any($1) order by id for update',
    [[...new Set(ids)]],
  );
  const revs = new Map(rows.rows.map(({ id, rev }) => [id, rev]));
  const known = await repeated(client, batch);
  const results = batch.map((change): Kept => {
    if (change.receipt !== null && known.has(`${change.table}/${change.by}/${change.receipt}`)) return 'repeated';
    if (revs.get(change.table) !== change.rev) return 'outdated';
    // A second change of the same table in one batch was made on the revision before this one.
    revs.set(change.table, change.rev + 1);
    return 'kept';
  });
  const kept = batch.filter((_, i) => results[i] === 'kept');
  if (kept.length === 0) return results;
  const column = <K extends keyof Change>(name: K): Change[K][] => kept.map((change) => change[name]);
  await client.query(
    `update tables t set rev = t.rev + 1, listed = case when t.status = v.status then t.listed else v.updated end, status = v.status, open = v.open, updated = v.updated, due = v.due, head = v.head
     from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::bigint[], $6::text[])
       as v(id, status, open, updated, due, head)
     where t.id = v.id`,
    [column('table'), column('status'), column('open').map(Number), column('updated'), column('due'), column('head')],
  );
  await client.query(
    `insert into changes (table_id, rev, at, entries, "by", receipt, version)
     select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[])`,
    [
      column('table'),
      column('rev').map((rev) => rev + 1),
      column('updated'),
      column('entries'),
      column('by'),
      column('receipt'),
      column('version'),
    ],
  );
  await seat(client, kept);
  // In the same transaction: whoever hears of it can read it.
  await client.query(`select pg_notify('edubba_change', v) from unnest($1::text[]) as v`, [
    kept.map(({ table, rev }) => `${table}:${rev + 1}`),
  ]);
  return results;
}

/** Which messages of the batch were carried out before. */
async function repeated(client: pg.PoolClient, batch: readonly Change[]): Promise<Set<string>> {
  const named = batch.filter(({ receipt }) => receipt !== null);
  if (named.length === 0) return new Set();
  const found = await client.query<{ name: string }>(
    `select c.table_id || '/' || c."by" || '/' || c.receipt as name
     from changes c join unnest($1::text[], $2::text[], $3::text[]) as v(id, by, receipt)
       on c.table_id = v.id and c."by" = v.by and c.receipt = v.receipt`,
    [named.map(({ table }) => table), named.map(({ by }) => by), named.map(({ receipt }) => receipt)],
  );
  return new Set(found.rows.map(({ name }) => name));
}

async function seat(client: pg.PoolClient, kept: readonly Change[]): Promise<void> {
  for (const { table, sitters } of kept) {
    if (sitters === undefined) continue;
    await client.query('delete from sitters where table_id = $1', [table]);
    await client.query(
      'insert into sitters (table_id, person) select $1, p from unnest($2::text[]) as p on conflict do nothing',
      [table, [...new Set(sitters)]],
    );
  }
}
