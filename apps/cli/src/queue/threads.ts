import { Worker } from 'node:worker_threads';
import type { Experiment, Played } from '@edubba/lab';
import type { Block, BlockDone } from './thread.ts';

/** A block that cannot be played, here or anywhere else. */
export class BadBlock extends Error {
  override readonly name = 'BadBlock';
}

/** Threads that play blocks; whoever asks while all are busy waits its turn. */
export class BlockThreads {
  private readonly all: Worker[];
  private readonly free: Worker[];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  constructor(threads: number) {
    this.all = Array.from({ length: threads }, () => new Worker(new URL('./thread.ts', import.meta.url)));
    this.free = [...this.all];
  }

  async play(experiment: Experiment, from: number, to: number): Promise<readonly Played[]> {
    const worker = this.free.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)));
    try {
      const done = await asked(worker, { experiment, from, to });
      if ('why' in done) throw new BadBlock(done.why);
      return done.played;
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(worker);
      else next(worker);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }
}

/** A thread that dies (out of memory) takes the process with it: the job goes to somebody else then. */
function asked(worker: Worker, block: Block): Promise<BlockDone> {
  return new Promise((resolve, reject) => {
    const done = (answer: BlockDone): void => {
      worker.off('error', reject);
      resolve(answer);
    };
    worker.once('message', done).once('error', reject);
    worker.postMessage(block, []);
  });
}
