import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Xoshiro } from '@edubba/kernel';
import type { TestPostgres } from '@edubba/server/testing';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Ran } from './edubba.ts';
import { edubba, ROOT } from './edubba.ts';

/** `edubba lab work` in a process of its own. */
export class LabWorker {
  said = '';
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;

  constructor(database: string, ...flags: readonly string[]) {
    const args = ['apps/cli/src/main.ts', 'lab', 'work', '--threads', '1', '--database', database, ...flags];
    this.child = spawn(join(ROOT, 'node_modules/.bin/node'), args, { cwd: ROOT });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.gone = once(this.child, 'exit');
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  /** Asked to stop; gives how it ended. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return await this.ended();
  }

  async ended(): Promise<number | null> {
    await this.gone;
    return this.child.exitCode;
  }
}

/** Asks the database, also while it is being started again; nothing then. */
export async function asked<T>(url: string, question: string): Promise<T[] | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T & pg.QueryResultRow>(question)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const DONE = `select state, games + coalesce((select sum(games) from edubba_lab_1.block), 0)::int as games
  from edubba_lab_1.experiment`;

/** What happens to an experiment while it is played. */
export interface Disturbance {
  readonly file: string;
  readonly games: number;
  readonly block: number;
  readonly workers: number;
  /** So many workers are killed, each time another one starts. */
  readonly kills: number;
  /** So often PostgreSQL itself is killed and started again. */
  readonly restarts: number;
  readonly seed: string;
}

/** Submits an experiment, disturbs it, and says what was fetched in the end. */
export async function disturbed(postgres: TestPostgres, url: string, wish: Disturbance): Promise<string> {
  const { file, games, kills, restarts } = wish;
  const random = new Xoshiro(wish.seed);
  const { id } = said<{ id: string }>(
    await edubba(['lab', 'submit', file, '--database', url, '--block', String(wish.block), '--json']),
  );
  const workers = Array.from({ length: wish.workers }, () => new LabWorker(url));
  // When so many games are in, something happens: at random places, whatever the machine's pace.
  const at = (): number => random.below(Math.floor(games * 0.9));
  const events = [
    ...Array.from({ length: kills }, () => ({ at: at(), what: 'worker' as const })),
    ...Array.from({ length: restarts }, (_, i) => ({
      at: Math.floor((games * (i + 1)) / (restarts + 1)),
      what: 'PostgreSQL' as const,
    })),
  ].sort((a, b) => a.at - b.at);
  for (const event of events) {
    await vi.waitFor(async () => expect((await asked<Row>(url, DONE))?.[0]?.games).toBeGreaterThanOrEqual(event.at), {
      timeout: 1_200_000,
      interval: 50,
    });
    if (event.what === 'PostgreSQL') {
      await postgres.kill();
      await postgres.run();
      continue;
    }
    const which = random.below(workers.length);
    await workers[which]?.kill();
    workers[which] = new LabWorker(url);
  }
  const isDone = async (): Promise<void> => expect((await asked<Row>(url, DONE))?.[0]?.state).toBe('done');
  await vi.waitFor(isDone, { timeout: 1_200_000, interval: 200 });
  // One that has just been started may not have got as far as to hear of it.
  for (const worker of workers) await worker.stop();
  const out = `${file}.fetched`;
  await edubba(['lab', 'fetch', id, '--database', url, '--out', out]);
  return readFileSync(out, 'utf8');
}

interface Row {
  readonly state: string;
  readonly games: number;
}

/** What a command said for machines. */
export function said<T>({ status, stdout, stderr }: Ran): T {
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return JSON.parse(stdout) as T;
}
