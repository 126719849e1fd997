import { hostname } from 'node:os';
import pg from 'pg';
import { connection, inTransaction, JOBS, LAB } from './database.ts';

/** The first half of the locks that workers hold: the second is a worker's number. */
const PRESENT = 0x6c61_6232;
/** Whoever holds a job and is not among the workers is given so many seconds to come (back) before it is taken away. */
const STRANGER = 10;
/** A lost connection is made again after so many milliseconds. */
const AGAIN = 250;

/**
 * A worker is there as long as its connection holds a lock. It goes with the process, however that ends, and so do its
 * claims on jobs: graphile-worker itself would wait four hours for somebody who was killed. A worker that only lost its
 * connection comes back under the same name; what it was playing may be played twice then, and counts once.
 */
export class Presence {
  private readonly url: string;
  private readonly name: string;
  private readonly threads: number;
  private client: pg.Client | undefined;
  private left = false;

  private constructor(url: string, name: string, threads: number) {
    this.url = url;
    this.name = name;
    this.threads = threads;
  }

  /** `name`: under which graphile-worker takes jobs. */
  static async enter(url: string, name: string, threads: number): Promise<Presence> {
    const presence = new Presence(url, name, threads);
    await presence.enter();
    return presence;
  }

  async leave(): Promise<void> {
    this.left = true;
    await this.client?.end().catch(() => undefined);
  }

  private async enter(): Promise<void> {
    const client = new pg.Client(connection(this.url));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await this.lock(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    client.once('end', () => void this.enterAgain());
    if (this.left) await client.end();
  }

  /** Seen by others only together with its lock. */
  private async lock(client: pg.Client): Promise<void> {
    await client.query('begin');
    await client.query(`delete from ${LAB}.worker where pool = $1`, [this.name]);
    const { rows } = await client.query<{ number: number }>(
      `insert into ${LAB}.worker (pool, host, pid, threads) values ($1, $2, $3, $4) returning number`,
      [this.name, hostname(), process.pid, this.threads],
    );
    await client.query('select pg_advisory_lock($1, $2)', [PRESENT, rows[0]?.number]);
    await client.query('commit');
  }

  private async enterAgain(): Promise<void> {
    while (!this.left) {
      await new Promise((wait) => setTimeout(wait, AGAIN));
      try {
        if (!this.left) await this.enter();
        return;
      } catch {
        // PostgreSQL is not back yet.
      }
    }
  }
}

/** Takes the jobs of workers that are gone away from them, so that others can have them. */
export async function freeJobsOfTheGone(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `with gone as (delete from ${LAB}.worker where pg_try_advisory_xact_lock($1, number) returning pool),
         held as (
           select distinct locked_by from ${JOBS}.jobs
           where locked_by is not null and (
             locked_by in (select pool from gone)
             or locked_at < now() - ${STRANGER} * interval '1 second'
               and locked_by not in (select pool from ${LAB}.worker)))
       select ${JOBS}.force_unlock_workers(array_agg(locked_by)) from held having count(*) > 0`,
      [PRESENT],
    );
  });
}

/** A worker that is there. */
export interface Present {
  readonly host: string;
  readonly pid: number;
  readonly threads: number;
}

export async function workersIn(pool: pg.Pool): Promise<Present[]> {
  const { rows } = await pool.query<Present>(
    `select host, pid, threads from ${LAB}.worker
     where exists (select from pg_locks where locktype = 'advisory' and classid::bigint = $1 and objid::bigint = number and granted)
     order by host, pid`,
    [PRESENT],
  );
  return rows;
}
