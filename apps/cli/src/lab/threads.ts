import { Worker } from 'node:worker_threads';
import type { Collector } from '@edubba/lab';
import type { LabDone, LabWork } from './worker.ts';

/** A thread has the next batch waiting while it plays one. */
const AHEAD = 2;

/** Plays an experiment on so many threads until it is over, or until `stopped` says so. */
export async function runOnThreads(
  collector: Collector,
  threads: number,
  onBatch: () => void,
  stopped: AbortSignal,
): Promise<void> {
  let next = collector.done;
  const give = (worker: Worker): void => {
    if (collector.isOpen(next)) worker.postMessage(next++, []);
  };
  const workerData: LabWork = { experiment: collector.experiment };
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const isOver = (): boolean => collector.over || stopped.aborted;
      if (isOver()) resolve();
      stopped.addEventListener('abort', () => resolve());
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', ({ batch, sums }: LabDone) => {
          if (isOver()) return;
          collector.take(batch, sums);
          onBatch();
          if (isOver()) resolve();
          else give(worker);
        });
        for (let i = 0; i < AHEAD; i++) give(worker);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
