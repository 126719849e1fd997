import { Worker } from 'node:worker_threads';
import type { Experiment } from '@edubba/lab';
import type { Block, BlockDone, BlockPlayed } from './thread.ts';

/** A block that cannot be played, here or anywhere else. */
export class BadBlock extends Error {
  override readonly name = 'BadBlock';
}

/** A thread, and who waits for its blocks: they are handed in in the order in which they were given out. */
interface Thread {
  readonly worker: Worker;
  readonly waiting: ((done: BlockDone) => void)[];
}

/**
 * Threads that play blocks. What is given to a thread at work waits there: it goes on without asking anybody. One that dies
 * (out of memory) takes the process with it, and its jobs go to somebody else then.
 */
export class BlockThreads {
  /** The one that was given a block longest ago comes first. */
  private readonly all: Thread[];

  constructor(threads: number) {
    this.all = Array.from({ length: threads }, () => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url));
      const waiting: Thread['waiting'] = [];
      worker.on('message', (done: BlockDone) => waiting.shift()?.(done));
      return { worker, waiting };
    });
  }

  async play(experiment: Experiment, from: number, to: number): Promise<BlockPlayed> {
    const done = await new Promise<BlockDone>((resolve) => {
      const { worker, waiting } = this.next();
      waiting.push(resolve);
      worker.postMessage({ experiment, from, to } satisfies Block, []);
    });
    if ('why' in done) throw new BadBlock(done.why);
    return done;
  }

  /** The one with the least to do; of those the one that is likely to have done it first. */
  private next(): Thread {
    const least = Math.min(...this.all.map(({ waiting }) => waiting.length));
    const at = this.all.findIndex(({ waiting }) => waiting.length === least);
    const [thread] = this.all.splice(at, 1) as [Thread];
    this.all.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ worker }) => worker.terminate()));
  }
}
