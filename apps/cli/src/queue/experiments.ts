import { createHash } from 'node:crypto';
import type { Experiment, LabResult, Played } from '@edubba/lab';
import { BATCH, batchesOf, Collector, readExperiment, readResult, resultText } from '@edubba/lab';
import type pg from 'pg';
import type { AnyModule } from '../games.ts';
import { inTransaction, JOBS, LAB } from './database.ts';
import type { BlockPlayed } from './thread.ts';

/** A job is tried until it is done: whoever takes it may be killed any number of times. */
const ATTEMPTS = 32_000;
/** Blocks are added up at most so often, in milliseconds, however many come in: reading and writing a sum costs 15. */
const FOLD_EVERY = 2000;
/** So many blocks are read at once. */
const FOLD_MOST = 200;

/** The name of the job that plays blocks of a game by a certain build: others do not know it and leave it alone. */
export function playTask(game: string, build: string): string {
  return `play/${game}/${build}`;
}

/** The name of the job that adds blocks up. */
export function foldTask(game: string, build: string): string {
  return `fold/${game}/${build}`;
}

/** An experiment as it stands in the database. */
export interface Submitted {
  readonly id: string;
  readonly experiment: Experiment;
  readonly game: string;
  readonly rules: number;
  readonly build: string;
  readonly state: 'open' | 'done' | 'cancelled' | 'failed';
  /** Why it failed. */
  readonly why: string | null;
  /** Games that are played and kept. */
  readonly games: number;
  /** Seconds since its first games came in, until now or its end. */
  readonly seconds: number;
}

interface Row extends Omit<Submitted, 'experiment' | 'games' | 'seconds'> {
  readonly experiment: string;
  readonly games: string;
  readonly seconds: string;
}

const ALL = `select id, experiment, game, rules, build, state, why,
  games + coalesce((select sum(block.games) from ${LAB}.block where block.experiment = one.id), 0) as games,
  coalesce(extract(epoch from coalesce(ended, now()) - began), 0) as seconds
  from ${LAB}.experiment as one`;

const submitted = (row: Row): Submitted => ({
  ...row,
  experiment: readExperiment(row.experiment),
  games: Number(row.games),
  seconds: Number(row.seconds),
});

/** Everything that was submitted, the latest first. */
export async function experimentsIn(pool: pg.Pool): Promise<Submitted[]> {
  const { rows } = await pool.query<Row>(`${ALL} order by submitted desc, id`);
  return rows.map(submitted);
}

export async function experimentNamed(pool: pg.Pool, id: string): Promise<Submitted | undefined> {
  const { rows } = await pool.query<Row>(`${ALL} where id = $1`, [id]);
  return rows.map(submitted)[0];
}

/**
 * Puts an experiment into the queue, in blocks of about so many games. The same experiment by the same build is the same
 * entry: whoever submits it twice finds it, and one that was cancelled or failed goes on where it was.
 */
export async function submit(
  pool: pg.Pool,
  module: AnyModule,
  experiment: Experiment,
  build: string,
  blockGames: number,
): Promise<{ readonly id: string; readonly found: boolean }> {
  const rules = module.game.version;
  const text = JSON.stringify(experiment);
  const id = createHash('sha256')
    .update(JSON.stringify([text, rules, build]))
    .digest('hex')
    .slice(0, 12);
  const batches = batchesOf(experiment);
  const block = Math.max(1, Math.ceil(blockGames / BATCH));
  return await inTransaction(pool, async (client) => {
    const values = [id, text, experiment.game, rules, build, batches, block];
    const { rowCount } = await client.query(
      `insert into ${LAB}.experiment (id, experiment, game, rules, build, batches, block)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      values,
    );
    const found = rowCount === 0;
    if (found) {
      const { rows } = await client.query(
        `update ${LAB}.experiment set state = 'open', why = null, ended = null
         where id = $1 and state in ('cancelled', 'failed') returning id`,
        [id],
      );
      if (rows.length === 0) return { id, found };
    }
    await client.query(
      `select count(*) from (
         select ${JOBS}.add_job($2, json_build_object('experiment', id, 'first', first), max_attempts => ${ATTEMPTS},
           job_key => $1 || '/' || first, priority => 10)
         from ${LAB}.experiment, generate_series(folded, batches - 1) as first
         where id = $1 and first % block = 0) as added`,
      [id, playTask(experiment.game, build)],
    );
    // Blocks that came in before it was cancelled wait to be added up.
    await addFold(client, id, experiment.game, build);
    return { id, found };
  });
}

/** Takes an experiment out of the queue; what was played stays. Says whether it was still open. */
export async function cancel(pool: pg.Pool, id: string): Promise<boolean> {
  return await inTransaction(pool, async (client) => await close(client, id, 'cancelled', null));
}

async function close(
  client: pg.PoolClient,
  id: string,
  state: 'cancelled' | 'failed' | 'done',
  why: string | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update ${LAB}.experiment set state = $2, why = $3, ended = now() where id = $1 and state = 'open'`,
    [id, state, why],
  );
  if (rowCount === 0) return false;
  await client.query(
    `select count(*) from (select ${JOBS}.remove_job($1 || '/' || first)
       from ${LAB}.experiment, generate_series(folded, batches - 1) as first
       where id = $1 and first % block = 0) as removed`,
    [id],
  );
  return true;
}

/** Something in the rules or the bots broke in a block: so it would everywhere else. */
export async function fail(pool: pg.Pool, id: string, why: string): Promise<void> {
  await inTransaction(pool, async (client) => await close(client, id, 'failed', why));
}

/** A block that is still wanted: up to which batch, and of what. */
export async function wanted(
  pool: pg.Pool,
  id: string,
  first: number,
): Promise<{ readonly experiment: Experiment; readonly to: number } | undefined> {
  const { rows } = await pool.query<{ experiment: string; to: number; fresh: boolean }>(
    `select experiment, least(batches, $2 + block) as to, began is null as fresh from ${LAB}.experiment as one
     where id = $1 and state = 'open' and folded <= $2
       and not exists (select from ${LAB}.block where block.experiment = one.id and block.first = $2)`,
    [id, first],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.fresh) await pool.query(`update ${LAB}.experiment set began = coalesce(began, now()) where id = $1`, [id]);
  return { experiment: readExperiment(row.experiment), to: row.to };
}

/** Keeps what was played of a block, once, and has it added up soon: both or neither. */
export async function keepBlock(pool: pg.Pool, id: string, first: number, { games, text }: BlockPlayed): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ game: string; build: string; missing: number }>(
      `with kept as (
         insert into ${LAB}.block (experiment, first, games, played)
         select id, $2, $3, $4 from ${LAB}.experiment where id = $1 and state = 'open' and folded <= $2
         on conflict do nothing returning experiment)
       select game, build, (batches - folded - 1) / one.block
         - (select count(*)::int from ${LAB}.block where block.experiment = one.id and first >= folded) as missing
       from ${LAB}.experiment as one join kept on kept.experiment = one.id`,
      [id, first, games, text],
    );
    const [row] = rows;
    // Whoever waits for the last one waits no longer than for its games.
    if (row !== undefined) await addFold(client, id, row.game, row.build, row.missing > 0 ? FOLD_EVERY : 0);
  });
}

async function addFold(
  client: pg.PoolClient,
  id: string,
  game: string,
  build: string,
  delay = FOLD_EVERY,
): Promise<void> {
  await client.query(
    `select from ${JOBS}.add_job($1, json_build_object('experiment', $2::text),
       run_at => now() + $3 * interval '1 millisecond', max_attempts => ${ATTEMPTS},
       job_key => 'fold/' || $2, job_key_mode => $4)`,
    [foldTask(game, build), id, delay, delay === 0 ? 'replace' : 'preserve_run_at'],
  );
}

/**
 * Adds up the blocks that have come in without a gap, and forgets them. Whoever does it has the experiment for itself
 * until it is written down, so that no block counts twice. Gives the experiment's state when it is no longer open.
 */
export async function fold(pool: pg.Pool, module: AnyModule, id: string): Promise<Submitted['state'] | undefined> {
  return await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ experiment: string; state: Submitted['state']; result: string | null }>(
      `select experiment, state, result from ${LAB}.experiment where id = $1 for no key update`,
      [id],
    );
    const [row] = rows;
    if (row === undefined || row.state !== 'open') return row?.state;
    const experiment = readExperiment(row.experiment);
    const collector = Collector.of(module, experiment, row.result === null ? undefined : readSum(row.result));
    const more = await takeBlocks(client, id, collector);
    const { result } = collector;
    const text = resultText(result);
    await client.query(`update ${LAB}.experiment set folded = $2, games = $3, result = $4 where id = $1`, [
      id,
      collector.done,
      result.sums.games,
      text,
    ]);
    last = { text, result };
    await client.query(`delete from ${LAB}.block where experiment = $1 and (first < $2 or $3)`, [
      id,
      collector.done,
      collector.over,
    ]);
    if (collector.over) {
      await close(client, id, 'done', null);
      return 'done';
    }
    if (more) await addFold(client, id, experiment.game, (await buildIn(client, id)) ?? '');
    return undefined;
  });
}

/** The sum this process wrote last: mostly it is the next to go on with it. Where another text stands there, it is not used. */
let last: { readonly text: string; readonly result: LabResult } | undefined;

/** To read and check a sum takes ten times as long as to compare it. */
function readSum(text: string): LabResult {
  return last?.text === text ? last.result : readResult(text);
}

async function buildIn(client: pg.PoolClient, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ build: string }>(`select build from ${LAB}.experiment where id = $1`, [id]);
  return rows[0]?.build;
}

/** Says whether there may be more. */
async function takeBlocks(client: pg.PoolClient, id: string, collector: Collector): Promise<boolean> {
  const { rows } = await client.query<{ first: number; played: string }>(
    `select first, played from ${LAB}.block where experiment = $1 and first >= $2 order by first limit ${FOLD_MOST}`,
    [id, collector.done],
  );
  for (const { first, played } of rows) {
    if (first !== collector.done) return false;
    for (const { from, to, sums } of JSON.parse(played) as Played[]) collector.take(from, sums, to);
  }
  return rows.length === FOLD_MOST;
}

/** What has been added up so far. */
export async function resultOf(pool: pg.Pool, id: string): Promise<LabResult | undefined> {
  const { rows } = await pool.query<{ result: string | null }>(`select result from ${LAB}.experiment where id = $1`, [
    id,
  ]);
  const text = rows[0]?.result;
  return typeof text === 'string' ? readResult(text) : undefined;
}
