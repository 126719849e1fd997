/** Threads of Node for bots to think on. */
import { availableParallelism, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setImmediate as immediately } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';
import type { AnyPlay, FromThread, Surroundings, ToThread } from '../src/index.ts';
import { Brain, serveThinking, ThinkingPool } from '../src/index.ts';

/** What a brain finds around it in Node. */
export function nodeSurroundings(load: (game: string) => Promise<AnyPlay>): Surroundings {
  return { load, clock: () => performance.now(), rest: () => immediately() };
}

/** A pool of threads that run a file which calls {@link thinkInThread}: one core is left for everything else. */
export function nodeThreads(file: URL, most = availableParallelism() - 1): ThinkingPool {
  return new ThinkingPool((hear, broken) => {
    const worker = new Worker(file);
    worker.on('message', (told: FromThread) => {
      worker.unref();
      hear(told);
    });
    worker.on('error', broken);
    worker.on('exit', broken);
    // Only while it thinks is a thread a reason to stay.
    worker.unref();
    return {
      tell: (told: ToThread) => {
        if (told.type === 'think') worker.ref();
        worker.postMessage(told, []);
      },
      end: () => void worker.terminate(),
    };
  }, most);
}

/** A third of what others get where all want the processor: with less, bots would hardly play on a machine that is busy otherwise. */
const BEHIND = 5;

/**
 * Puts the thread this runs on behind all others: whoever plays does not wait for what can wait. Only Linux knows priorities of
 * threads; elsewhere the whole process would step back.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(BEHIND);
}

/** Makes the thread this runs on one that thinks. */
export function thinkInThread(load: (game: string) => Promise<AnyPlay>): void {
  const port = parentPort;
  if (port === null) throw new Error('this runs in a thread of its own');
  stepBack();
  const hear = serveThinking(new Brain(nodeSurroundings(load)), (told) => port.postMessage(told, []));
  port.on('message', hear);
}
