import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import assyria from '@edubba/assyria';
import { BATCH, Batches, readExperiment } from '@edubba/lab';
import { TestPostgres } from '@edubba/server/testing';
import { median, rateOf, round } from '../measure.ts';
import type { Effort, Finding, Subject } from '../subject.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MAIN = 'apps/cli/src/main.ts';

const AMOUNTS = {
  // Long enough that what a queue costs once does not count as what it costs all the time; and a worker that was started a
  // moment ago plays its first ten thousand games slower than later ones, queue or not.
  full: { games: 64_000, warmUp: 16_000, rounds: 3 },
  tiny: { games: 20, warmUp: 0, rounds: 1 },
} as const;

const experiment = (seed: string, games: number) => ({
  format: 'edubba-experiment',
  version: 1,
  title: 'Random games with two seats',
  game: 'assyria',
  seats: 2,
  bots: ['random'],
  seed,
  games,
  sides: [{ name: 'A' }],
});

/** A queue on a PostgreSQL of its own, with workers of one thread each. */
class Queue {
  private readonly postgres: TestPostgres;
  private readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'edubba-bench-'));
  private readonly workers: ChildProcess[] = [];
  private submitted = 0;

  private constructor(postgres: TestPostgres, url: string) {
    this.postgres = postgres;
    this.url = url;
  }

  static async start(): Promise<Queue> {
    const postgres = await TestPostgres.start();
    return new Queue(postgres, await postgres.database('bench'));
  }

  addWorker(): void {
    const args = [MAIN, 'lab', 'work', '--threads', '1', '--database', this.url];
    this.workers.push(spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' }));
  }

  /** Games a second, from the first block that is taken until the last is added up. */
  async rate(games: number): Promise<number> {
    const file = join(this.folder, `${this.submitted}.json`);
    writeFileSync(file, JSON.stringify(experiment(`queue/${this.submitted++}`, games)));
    // In the blocks that `submit` cuts by itself.
    await this.lab('submit', file, '--wait', '--out', `${file}.result`);
    const { experiments } = JSON.parse(await this.lab('status', '--json')) as {
      experiments: readonly { readonly seconds: number }[];
    };
    return games / (experiments[0]?.seconds ?? Number.NaN);
  }

  async stop(): Promise<void> {
    for (const worker of this.workers) {
      const gone = once(worker, 'exit');
      worker.kill();
      await gone;
    }
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true });
  }

  private async lab(...args: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'lab', ...args, '--database', this.url], {
      cwd: ROOT,
    });
    return stdout;
  }
}

/** The same work without a queue: in this thread, added up as it goes. */
function bare(games: number): number {
  new Batches(assyria, readExperiment(experiment('bare', games))).playAll(0, games / BATCH);
  return games;
}

async function measure(effort: Effort, say: (text: string) => void): Promise<Finding> {
  const { games, warmUp, rounds } = AMOUNTS[effort];
  const queue = await Queue.start();
  try {
    say('warming up');
    if (warmUp > 0) bare(warmUp);
    queue.addWorker();
    if (warmUp > 0) await queue.rate(warmUp);
    const alone: number[] = [];
    const one: number[] = [];
    for (let n = 1; n <= rounds; n++) {
      say(`one worker, round ${n} of ${rounds}`);
      // Neighbours in time are compared: what else the machine does meets both.
      alone.push(rateOf(() => bare(games)));
      one.push(await queue.rate(games));
    }
    queue.addWorker();
    if (warmUp > 0) await queue.rate(2 * warmUp);
    const two: number[] = [];
    for (let n = 1; n <= rounds; n++) {
      say(`two workers, round ${n} of ${rounds}`);
      two.push(await queue.rate(2 * games));
    }
    const overhead = round(100 * (1 - median(one.map((rate, i) => rate / (alone[i] ?? 0)))));
    const figures = {
      gamesPerSecondBare: round(median(alone)),
      gamesPerSecondOneWorker: round(median(one)),
      gamesPerSecondTwoWorkers: round(median(two)),
      overheadPercent: overhead,
      ratio: round(median(two) / median(one)),
    };
    return {
      figures,
      lines: [
        {
          what: 'games a second, two workers against one (aim: 1.8 times)',
          ours: String(figures.gamesPerSecondTwoWorkers),
          theirs: String(figures.gamesPerSecondOneWorker),
          ratio: figures.ratio,
        },
        {
          what: 'one worker against the same games without a queue, in one thread',
          ours: String(figures.gamesPerSecondOneWorker),
          theirs: String(figures.gamesPerSecondBare),
          ratio: round(figures.gamesPerSecondOneWorker / figures.gamesPerSecondBare),
        },
        { what: 'so the queue takes, of 100 (aim: below 3)', ours: String(overhead) },
      ],
    };
  } finally {
    await queue.stop();
  }
}

export const subject: Subject = {
  name: 'queue',
  title: 'Experiments over PostgreSQL: random games of Assyria with two seats, a thread a worker',
  measure,
};
