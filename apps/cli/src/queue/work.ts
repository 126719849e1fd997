import { EventEmitter } from 'node:events';
import type { Task, TaskList, WorkerEvents } from 'graphile-worker';
import { run } from 'graphile-worker';
import type pg from 'pg';
import { findGames, loadGame } from '../games.ts';
import { pause, until } from './away.ts';
import { buildOf } from './build.ts';
import { JOBS } from './database.ts';
import type { Submitted } from './experiments.ts';
import { experimentNamed, experimentsIn, fail, fold, foldTask, keepBlock, playTask, wanted } from './experiments.ts';
import { freeJobsOfTheGone, Presence } from './presence.ts';
import { silent } from './silent.ts';
import { BadBlock, BlockThreads } from './threads.ts';

/** In milliseconds: how often jobs that are due later are looked for, and how often the round is made. */
const POLL = 1000;
const ROUND = 1000;

/** What a worker tells whoever started it. */
export interface Told {
  readonly played: (experiment: Submitted) => void;
  readonly ended: (experiment: Submitted) => void;
  /** An open experiment that this build must not touch. */
  readonly refused: (experiment: Submitted, build: string | undefined) => void;
  /** Something that should not be; the job is tried again later. */
  readonly trouble: (error: unknown) => void;
}

export interface Work {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly threads: number;
  /** Ends when nothing is left that this build can do. */
  readonly untilEmpty: boolean;
  readonly told: Told;
  readonly stopped: AbortSignal;
}

/** Works until it is stopped, or until nothing is left: takes blocks from the queue, plays them, hands them in. */
export async function work(order: Work): Promise<void> {
  const { pool, threads, stopped } = order;
  const builds = new Map([...findGames().keys()].map((game) => [game, buildOf(game)]));
  const playing = new BlockThreads(threads);
  const tasks = tasksOf(order, builds, playing);
  const over = new AbortController();
  const end = (): void => over.abort();
  stopped.addEventListener('abort', end);
  if (stopped.aborted) end();
  const rounds = makeRounds(order, builds, over);
  while (!over.signal.aborted) await runOnce(order, tasks, over.signal);
  await rounds;
  stopped.removeEventListener('abort', end);
  await playing.close();
  await pool.end();
}

/** One run of graphile-worker: until it is to stop, or gives a database up that was away too long. */
async function runOnce({ url, pool, threads, told }: Work, taskList: TaskList, over: AbortSignal): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.once('pool:create', ({ workerPool }) => (name = workerPool.id));
  events.on('job:error', ({ error }) => told.trouble(error));
  const runner = await until(over, () =>
    run({
      pgPool: pool,
      schema: JOBS,
      taskList,
      events,
      parsedCronItems: [],
      noHandleSignals: true,
      logger: silent,
      // One more than can play has the next block waiting, or adds up.
      concurrency: threads + 1,
      pollInterval: POLL,
      // By these it tries again where the database is away, instead of losing the process to a promise nobody awaits.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    }),
  );
  if (runner === undefined) return;
  const presence = await until(over, () => Presence.enter(url, name, threads));
  const stop = (): void => void runner.stop().catch(() => undefined);
  if (over.aborted) stop();
  else over.addEventListener('abort', stop);
  await runner.promise.catch(() => undefined);
  over.removeEventListener('abort', stop);
  await presence?.leave();
}

function tasksOf(order: Work, builds: ReadonlyMap<string, string>, playing: BlockThreads): TaskList {
  const tasks: TaskList = {};
  for (const [game, build] of builds) {
    tasks[playTask(game, build)] = playBlock(order, playing);
    tasks[foldTask(game, build)] = foldBlocks(order, game);
  }
  return tasks;
}

interface Payload {
  readonly experiment: string;
  readonly first: number;
}

function playBlock({ pool, told, stopped }: Work, playing: BlockThreads): Task {
  return async (payload) => {
    const { experiment: id, first } = payload as Payload;
    const block = await until(stopped, () => wanted(pool, id, first));
    if (block === undefined) return;
    try {
      const played = await playing.play(block.experiment, first, block.to);
      await until(undefined, () => keepBlock(pool, id, first, played));
    } catch (error) {
      if (!(error instanceof BadBlock)) throw error;
      await until(undefined, () => fail(pool, id, error.message));
    }
    const now = await experimentNamed(pool, id).catch(() => undefined);
    if (now !== undefined) told.played(now);
  };
}

function foldBlocks({ pool, told }: Work, game: string): Task {
  return async (payload) => {
    const { experiment: id } = payload as Payload;
    const module = await loadGame(game);
    const state = await until(undefined, () => fold(pool, module, id));
    const now = state === 'done' ? await experimentNamed(pool, id).catch(() => undefined) : undefined;
    if (now !== undefined) told.ended(now);
  };
}

/** Now and then: frees what the dead hold, says what it may not touch, and ends where nothing is left. */
async function makeRounds(
  { pool, untilEmpty, told }: Work,
  builds: ReadonlyMap<string, string>,
  over: AbortController,
): Promise<void> {
  const refused = new Set<string>();
  while (!over.signal.aborted) {
    try {
      await freeJobsOfTheGone(pool);
      const open = (await experimentsIn(pool)).filter(({ state }) => state === 'open');
      const own = open.filter(({ game, build }) => builds.get(game) === build);
      for (const one of open) {
        if (own.includes(one) || refused.has(one.id)) continue;
        refused.add(one.id);
        told.refused(one, builds.get(one.game));
      }
      if (untilEmpty && own.length === 0) over.abort();
    } catch {
      // The database is away; it is asked again.
    }
    await pause(ROUND, over.signal);
  }
}
