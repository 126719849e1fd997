import { parentPort, workerData } from 'node:worker_threads';
import type { Experiment, Sums } from '@edubba/lab';
import { Batches, readExperiment } from '@edubba/lab';
import { loadGame } from '../games.ts';

/** What a thread is told once. */
export interface LabWork {
  readonly experiment: Experiment;
}

/** What it hands back for each batch. */
export interface LabDone {
  readonly batch: number;
  readonly sums: Sums;
}

// One thread: plays the batches it is told, one after another, and knows of no other.
const { experiment } = workerData as LabWork;
const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
const module = await loadGame(experiment.game);
const batches = new Batches(module, readExperiment(experiment));
port.on('message', (batch: number) => {
  port.postMessage({ batch, sums: batches.play(batch) } satisfies LabDone, []);
});
