import { Worker } from 'node:worker_threads';
import { Failed, tooDear } from '../failure.ts';
import type { Games } from '../games.ts';
import { GAMES } from '../games.ts';
import type { Budget, Payer } from '../live/budget.ts';
import type { Job } from '../tables/slices.ts';
import type { Errand, Results } from './errand.ts';
import { carryOut } from './errand.ts';

/** What the thread is told. */
export interface ToThread {
  readonly id: number;
  readonly line: string;
  readonly errand: Errand;
}

/** What came of an errand, or why nothing did. */
type Outcome =
  | { readonly done: unknown }
  | { readonly failed: { readonly status: number; readonly code: string; readonly message: string } }
  | { readonly broken: string };

/** What it tells: how many milliseconds it took, too. */
export type FromThread = Outcome & { readonly id: number; readonly took: number };

/** What has memory of its own is handed over instead of copied. */
function whole(errand: Errand): ArrayBuffer[] {
  if (errand.type !== 'read') return [];
  const { buffer, byteLength } = errand.body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/** So many errands of one line wait or are under way: each holds a whole game in memory. */
const MOST_OF_ONE = 8;
/** The thread is ended when it had nothing to do for so long: what it knows of the games takes memory. */
const IDLE = 60_000;
/** Megabytes the thread may take: one who brings a monstrous record ends the thread at most, never the house. */
const MEMORY = 256;

interface Pending {
  readonly job: Job;
  readonly done: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
  readonly onThread: boolean;
}

/**
 * Has done what needs whole games to be played again: on a thread of its own, which steps back behind everything else, or,
 * where the house plays games that no thread knows, on this one a moment at a time.
 */
export class Errands {
  private readonly games: Games;
  private readonly budget: Budget;
  private readonly threads: boolean;
  private readonly pending = new Map<number, Pending>();
  private thread: Worker | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;

  constructor(games: Games, budget: Budget, threads: boolean) {
    this.games = games;
    this.budget = budget;
    this.threads = threads;
  }

  /** On the payer's account, whatever comes of it. */
  async run<E extends Errand>(payer: Payer, errand: E): Promise<Results[E['type']]> {
    const job: Job = { line: this.budget.lineOf(payer), took: 0 };
    const before = [...this.pending.values()].filter(({ job: { line } }) => line === job.line).length;
    if (before >= MOST_OF_ONE) throw tooDear();
    const id = this.ids++;
    try {
      return (await new Promise<unknown>((done, fail) => {
        const onThread = this.threads && (errand.type === 'read' || Object.hasOwn(GAMES, errand.game));
        this.pending.set(id, { job, done, fail, onThread });
        if (onThread) this.tell({ id, line: job.line, errand });
        else carryOut(this.games, job, errand).then(done, fail);
      })) as Results[E['type']];
    } finally {
      this.budget.charge(payer, job.took);
      this.settle(id);
    }
  }

  close(): void {
    clearTimeout(this.resting);
    void this.thread?.terminate();
  }

  private tell(told: ToThread): void {
    clearTimeout(this.resting);
    this.thread ??= this.start();
    this.thread.ref();
    this.thread.postMessage(told, whole(told.errand));
  }

  private start(): Worker {
    const worker = new Worker(new URL('errand-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    worker.on('message', (told: FromThread) => this.hear(told));
    // An error ends it; whoever waited is told, and the next errand starts another.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.thread === worker) this.thread = undefined;
      for (const { fail, onThread } of this.pending.values()) {
        if (onThread) fail(new Failed(503, 'busy', 'This could not be done just now. Try again.'));
      }
    });
    return worker;
  }

  private hear(told: FromThread): void {
    const pending = this.pending.get(told.id);
    if (pending === undefined) return;
    pending.job.took = told.took;
    if ('done' in told) pending.done(told.done);
    else if ('broken' in told) pending.fail(new Error(told.broken));
    else pending.fail(new Failed(told.failed.status, told.failed.code, told.failed.message));
  }

  private settle(id: number): void {
    this.pending.delete(id);
    if (this.pending.size > 0 || this.thread === undefined) return;
    // Only while it has something to do is it a reason to stay.
    this.thread.unref();
    this.resting = setTimeout(() => void this.thread?.terminate(), IDLE);
    this.resting.unref();
  }
}
