import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { silent } from './silent.ts';

/** Experiments and what came of them; and the jobs of graphile-worker. A new format is a new name: builds never mix. */
export const LAB = 'edubba_lab_1';
export const JOBS = 'edubba_lab_jobs';

/** Held while tables are made. */
const MAKING = 0x6c61_6231;

const TABLES = `
create schema if not exists ${LAB};
create table if not exists ${LAB}.experiment (
  id text primary key,
  experiment text not null,
  game text not null,
  rules integer not null,
  build text not null,
  batches integer not null,
  block integer not null,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled', 'failed')),
  why text,
  folded integer not null default 0,
  games integer not null default 0,
  result text,
  submitted timestamptz not null default now(),
  began timestamptz,
  ended timestamptz
);
create table if not exists ${LAB}.block (
  experiment text not null references ${LAB}.experiment on delete cascade,
  first integer not null,
  games integer not null,
  played text not null,
  primary key (experiment, first)
);
create table if not exists ${LAB}.worker (
  number integer generated always as identity primary key,
  pool text not null,
  host text not null,
  pid integer not null,
  threads integer not null,
  since timestamptz not null default now()
);`;

/** A connection hears of a machine that went dark within half a minute instead of hours: its worker counts as gone then. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** How this database is reached. */
export function connection(url: string): pg.ClientConfig {
  return { connectionString: url, options: KEEPALIVE, application_name: 'edubba lab', keepAlive: true };
}

/** Opens the database and makes the tables where there are none. */
export async function openQueue(url: string, connections: number): Promise<pg.Pool> {
  const pool = new pg.Pool({ ...connection(url), max: connections });
  // Connections die with PostgreSQL; whoever uses one hears of it there, and the pool makes others.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, schema: JOBS, logger: silent });
    await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MAKING]);
      await client.query(TABLES);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** What PostgreSQL says to one of two that wait for each other. */
const DEADLOCK = '40P01';

/**
 * All of it or nothing. Where two wait for each other, PostgreSQL takes one of them back: its work is done once more. A worker
 * that begins enters its tasks while somebody submits jobs for them, for one.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await once(pool, work);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== DEADLOCK) throw error;
    }
  }
}

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection on which something went wrong is not used again, which also takes its transaction back.
    client.release(broken);
  }
}
