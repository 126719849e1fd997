import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ContestSums, TeamSums } from '@edubba/bots';
import type { Cli } from '../cli.ts';
import { columns, indent } from '../columns.ts';
import { Progress } from '../progress.ts';
import type { ContestPlan } from './plan.ts';
import { boutsIn, keepBouts } from './plan.ts';
import type { BoutDone } from './worker.ts';

/** A thread has the next game waiting while it plays one. */
const AHEAD = 2;

/** How a contest is run. */
export interface Running {
  readonly threads: number | undefined;
  /** Where its games are kept, to be gone on with. */
  readonly out: string | undefined;
  readonly json: boolean;
}

/** Plays a contest on all cores until its claim is proven or refuted, enough games were played, or somebody stops it. */
export async function runContest(cli: Cli, plan: ContestPlan, { threads, out, json }: Running): Promise<void> {
  const bouts = out === undefined ? [] : boutsIn(out, plan);
  const { seats, claim, games, teams } = plan;
  const sums = teams === true ? new TeamSums(claim, games, bouts) : new ContestSums(seats, claim, games, bouts);
  const interrupted = new AbortController();
  const stop = (): void => interrupted.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = new Progress(cli, 'cli.progress.games');
  const onBout = (): void => {
    progress.tell(sums.bouts.length, plan.games);
    // A game takes seconds: writing it down costs nothing beside it.
    if (out !== undefined) keepBouts(out, plan, sums.bouts);
  };
  await playOnThreads(sums, plan, threads ?? availableParallelism(), onBout, interrupted.signal);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  progress.end();
  const { standing } = sums;
  if (json) cli.json({ ...plan, ...standing });
  else cli.print(report(cli, plan, sums));
  if (interrupted.signal.aborted) process.exitCode = 130;
  else if (standing.faults > 0) process.exitCode = 1;
}

async function playOnThreads(
  sums: ContestSums,
  plan: ContestPlan,
  threads: number,
  onBout: () => void,
  stopped: AbortSignal,
): Promise<void> {
  let next = sums.bouts.length;
  const give = (worker: Worker): void => {
    if (sums.isWanted(next)) worker.postMessage(next++, []);
  };
  if (!sums.open) return;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      stopped.addEventListener('abort', () => resolve());
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', ({ index, bout }: BoutDone) => {
          sums.take(index, bout);
          onBout();
          if (!sums.open) resolve();
          else give(worker);
        });
        for (let i = 0; i < AHEAD; i++) give(worker);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function report({ say, paint }: Cli, plan: ContestPlan, { standing }: ContestSums): string {
  const { games, won, rate, low, high, verdict, bySeat, faults } = standing;
  const percent = (part: number): string => say('cli.percent', { percent: (100 * part).toFixed(1) });
  const { bot, others, seats, seed, claim, teams } = plan;
  const kind = teams === true ? 'teams' : 'contest';
  const rows = bySeat.map((at, seat) => [
    teams === true ? ([bot, others][seat] ?? '') : say('cli.arena.seat', { seat: seat + 1 }),
    say('cli.arena.of', { won: at.won.toFixed(1), games: at.games }),
  ]);
  const fair = percent(teams === true ? 0 : 1 / seats);
  return [
    paint.bold(say(`cli.arena.${kind}`, { bot, others, players: seats, games })),
    '',
    ...indent([
      say(`cli.arena.${kind}.share`, { rate: percent(rate), low: percent(low), high: percent(high), fair }),
      say(`cli.arena.${kind}.claim`, { claim: percent(claim), verdict }),
      '',
      ...columns([[say('cli.arena.all'), say('cli.arena.of', { won: won.toFixed(1), games })], ...rows], [1]),
      '',
      say('cli.arena.seed', { seed }),
      ...(faults === 0 ? [] : [paint.red(say('cli.faults', { errors: faults }))]),
    ]),
  ].join('\n');
}
