import { availableParallelism } from 'node:os';
import { thrownText } from '@edubba/kernel';
import type { Experiment } from '@edubba/lab';
import { BATCH, BadExperiment, Batches, batchesOf, LOOK, settingsOf } from '@edubba/lab';
import type pg from 'pg';
import type { Cli } from '../cli.ts';
import { columns } from '../columns.ts';
import { Failure, USAGE } from '../failure.ts';
import { typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { loadGame } from '../games.ts';
import { experimentIn, keepResult } from '../lab/files.ts';
import { labWords, resultLines } from '../lab/telling.ts';
import { Progress } from '../progress.ts';
import { isAway, until } from '../queue/away.ts';
import { buildOf } from '../queue/build.ts';
import { openQueue } from '../queue/database.ts';
import type { Submitted } from '../queue/experiments.ts';
import * as queue from '../queue/experiments.ts';
import { workersIn } from '../queue/presence.ts';
import * as working from '../queue/work.ts';

/** A block should take so many milliseconds: a killed worker loses no more, and the queue has little to do. */
const BLOCK = 5000;
/** Into so many blocks an experiment is cut at least, so that there is something to do for many. */
const SHARES = 64;
/** So many milliseconds are played to find out. */
const MEASURE = 500;
/** A worker needs its database for milliseconds between blocks of seconds: so many connections do for any number of threads. */
const CONNECTIONS = 8;
/** How often whoever waits looks, in milliseconds. */
const LOOK_EVERY = 1000;

/** `lab submit`: puts an experiment into the queue of a database. */
export async function submit(cli: Cli, file: string, flags: Flags): Promise<void> {
  const experiment = experimentIn(typedPath(file));
  const module = await loadGame(experiment.game);
  const block = flags.number('block', 1) ?? measuredBlock(cli, module, experiment);
  checked(cli, module, experiment);
  await withQueue(flags, async (pool) => {
    const { id, found } = await queue.submit(pool, module, experiment, buildOf(experiment.game), block);
    if (flags.on('wait')) return await wait(cli, pool, id, flags, file);
    if (flags.on('json')) cli.json({ id, found });
    else cli.print(cli.say(found ? 'cli.lab.submitted-before' : 'cli.lab.submitted', { id }));
  });
}

/** `lab work`: plays what is in the queue until it is stopped. */
export async function work(cli: Cli, _: string, flags: Flags): Promise<void> {
  const threads = flags.number('threads', 1) ?? availableParallelism();
  const url = databaseOf(flags);
  const leaving = new AbortController();
  const stop = (): void => {
    if (leaving.signal.aborted) process.exit(130);
    cli.note(cli.say('cli.lab.leaving'));
    leaving.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const pool = await awaited(cli, url, Math.min(threads + 4, CONNECTIONS), leaving.signal);
  if (pool === undefined) return;
  const progress = new Progress(cli, 'cli.progress.games');
  cli.note(cli.say('cli.lab.working', { threads }));
  let refused = 0;
  await working.work({
    url,
    pool,
    threads,
    untilEmpty: flags.on('untilEmpty'),
    stopped: leaving.signal,
    told: {
      played: ({ games, experiment }) => progress.tell(games, experiment.games),
      ended: ({ id, experiment }) => cli.note(cli.say('cli.lab.ended', { id, title: experiment.title })),
      trouble: (error) => cli.note(cli.say('cli.lab.trouble', { detail: thrownText(error) })),
      refused: ({ id, game, rules, build }, own) => {
        refused++;
        const here = own === undefined ? 'none' : 'other';
        cli.note(cli.say('cli.lab.refused', { id, game, rules: String(rules), build, here, own: own ?? '' }));
      },
    },
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  progress.end();
  // Whoever waits for the end of everything is to know that something was left.
  if (flags.on('untilEmpty') && refused > 0) process.exitCode = 1;
}

/** `lab status`: what is in the queue, and who works on it. */
export async function status(cli: Cli, id: string, flags: Flags): Promise<void> {
  await withQueue(flags, async (pool) => {
    const experiments = id === '' ? await queue.experimentsIn(pool) : [await named(pool, id)];
    const workers = await workersIn(pool);
    if (flags.on('json')) return cli.json({ experiments, workers });
    if (experiments.length === 0) cli.print(cli.say('cli.lab.nothing'));
    else cli.print(columns(experiments.map((one) => statusRow(cli, one))).join('\n'));
    for (const { why } of experiments) if (why !== null) cli.tell(why);
    const threads = workers.reduce((sum, one) => sum + one.threads, 0);
    cli.print(cli.say('cli.lab.workers', { n: workers.length, threads }));
    for (const { host, pid, threads: own } of workers)
      cli.print(`  ${cli.say('cli.lab.worker', { host, pid: String(pid), threads: own })}`);
  });
}

/** `lab fetch`: what came of an experiment so far, as `lab run` would have kept it. */
export async function fetch(cli: Cli, id: string, flags: Flags): Promise<void> {
  await withQueue(flags, async (pool) => await keep(cli, pool, await named(pool, id), flags, id));
}

/** `lab cancel`: takes an experiment out of the queue. */
export async function cancel(cli: Cli, id: string, flags: Flags): Promise<void> {
  await withQueue(flags, async (pool) => {
    const { state } = await named(pool, id);
    const done = await queue.cancel(pool, id);
    if (!done) throw new Failure('cli.lab.error.closed', { id, state });
    cli.print(cli.say('cli.lab.cancelled', { id }));
  });
}

function statusRow(cli: Cli, { id, experiment, state, games, seconds, build }: Submitted): string[] {
  const pace = seconds > 0 ? games / seconds : 0;
  const left = state === 'open' && pace > 0 ? Math.ceil((experiment.games - games) / pace) : 0;
  const all = experiment.games;
  return [
    id,
    experiment.title,
    cli.say('cli.lab.state', { state, left, hasLeft: left > 0 ? 'yes' : 'no' }),
    cli.say('cli.lab.games', { games, all, pace: Math.round(pace) }),
    cli.say('cli.lab.build', { build }),
  ];
}

/**
 * Plays some batches to see how long one takes; an experiment that cannot be played is found here and not by the workers.
 * The first are played for nothing where they are quick: games are several times as slow until they are compiled.
 */
function measuredBlock(cli: Cli, module: AnyModule, experiment: Experiment): number {
  checked(cli, module, experiment);
  const batches = new Batches(module, experiment);
  const all = batchesOf(experiment);
  const began = performance.now();
  let quickest = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < all && performance.now() - began < MEASURE; batch++) {
    const start = performance.now();
    batches.play(batch);
    quickest = Math.min(quickest, performance.now() - start);
  }
  const fits = Math.min(BLOCK / Math.max(1, quickest), all / SHARES);
  return BATCH * (fits < LOOK ? Math.max(1, Math.floor(fits)) : LOOK * Math.floor(fits / LOOK));
}

function checked(cli: Cli, module: AnyModule, experiment: Experiment): void {
  try {
    settingsOf(module, experiment);
  } catch (error) {
    if (!(error instanceof BadExperiment)) throw error;
    const detail = error.why === undefined ? error.message : labWords(module, cli.words.locale)(error.why);
    throw new Failure('cli.lab.error.experiment', { detail }, USAGE);
  }
}

/** Until it is done, or nobody will do it any more. */
async function wait(cli: Cli, pool: pg.Pool, id: string, flags: Flags, file: string): Promise<void> {
  const progress = new Progress(cli, 'cli.progress.games');
  for (;;) {
    const now = await named(pool, id);
    progress.tell(now.games, now.experiment.games);
    if (now.state !== 'open') {
      progress.end();
      return await keep(cli, pool, now, flags, file);
    }
    await new Promise((pause) => setTimeout(pause, LOOK_EVERY));
  }
}

async function keep(cli: Cli, pool: pg.Pool, one: Submitted, flags: Flags, name: string): Promise<void> {
  if (one.state === 'failed') throw new Failure('cli.lab.error.failed', { id: one.id, why: one.why ?? '' });
  const result = await queue.resultOf(pool, one.id);
  if (result === undefined) throw new Failure('cli.lab.error.nothing-yet', { id: one.id });
  const out = typedPath(flags.text('out') ?? `${name.replace(/\.json$/, '')}.result.json`);
  keepResult(out, result);
  if (flags.on('json')) cli.json(result);
  else cli.print(resultLines(cli, await loadGame(one.game), result).join('\n'));
  cli.note(cli.say('cli.lab.kept', { file: out }));
}

async function named(pool: pg.Pool, id: string): Promise<Submitted> {
  const found = await queue.experimentNamed(pool, id);
  if (found === undefined) throw new Failure('cli.lab.error.unknown', { id }, USAGE);
  return found;
}

async function withQueue(flags: Flags, deed: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = await opened(databaseOf(flags), 2);
  try {
    await deed(pool);
  } finally {
    await pool.end();
  }
}

function databaseOf(flags: Flags): string {
  const url = flags.text('database') ?? process.env['DATABASE_URL'] ?? '';
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new Failure('cli.lab.error.database', { flag: '--database', variable: 'DATABASE_URL' }, USAGE);
  return url;
}

async function opened(url: string, connections: number): Promise<pg.Pool> {
  try {
    return await openQueue(url, connections);
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): Failure {
  const detail = error instanceof Error && 'code' in error ? String(error.code) : thrownText(error);
  return new Failure('cli.lab.error.unreachable', { place: hostOf(url), detail });
}

/** The address may hold a password. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** A worker may be there before its database is. */
async function awaited(cli: Cli, url: string, connections: number, over: AbortSignal): Promise<pg.Pool | undefined> {
  let said = false;
  return await until(over, async () => {
    try {
      return await openQueue(url, connections);
    } catch (error) {
      if (!isAway(error)) throw unreachable(url, error);
      if (!said) cli.note(cli.say('cli.lab.awaiting', { place: hostOf(url) }));
      said = true;
      throw error;
    }
  });
}
