import { parentPort } from 'node:worker_threads';
import type { Played } from '@edubba/lab';
import { Batches, readExperiment } from '@edubba/lab';
import { loadGame } from '../games.ts';

/** What a thread is to play: batches of an experiment, up to one. */
export interface Block {
  readonly experiment: unknown;
  readonly from: number;
  readonly to: number;
}

/** What it hands back. */
export type BlockDone = { readonly played: Played[] } | { readonly why: string };

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
/** The experiment it played last: mostly the next block is of the same. */
let last: { readonly text: string; readonly batches: Awaited<ReturnType<typeof batchesOf>> } | undefined;

port.on('message', (block: Block) => {
  void play(block).then((done) => port.postMessage(done, []));
});

async function play({ experiment, from, to }: Block): Promise<BlockDone> {
  try {
    const text = JSON.stringify(experiment);
    if (last?.text !== text) last = { text, batches: await batchesOf(experiment) };
    return { played: last.batches.playAll(from, to) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

async function batchesOf(given: unknown) {
  const experiment = readExperiment(given);
  return new Batches(await loadGame(experiment.game), experiment);
}
