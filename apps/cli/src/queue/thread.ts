import { parentPort } from 'node:worker_threads';
import { Batches, readExperiment } from '@edubba/lab';
import { loadGame } from '../games.ts';

/** What a thread is to play: batches of an experiment, up to one. */
export interface Block {
  readonly experiment: unknown;
  readonly from: number;
  readonly to: number;
}

/** What came of a block: so many games, and the text of all that is kept of them, written here and passed on as it is. */
export interface BlockPlayed {
  readonly games: number;
  readonly text: string;
}

/** What it hands back. */
export type BlockDone = BlockPlayed | { readonly why: string };

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
/** The experiment it played last: mostly the next block is of the same. */
let last: { readonly text: string; readonly batches: Awaited<ReturnType<typeof batchesOf>> } | undefined;

/** One after another, in the order in which they were given. */
let before = Promise.resolve();
port.on('message', (block: Block) => {
  before = before.then(async () => port.postMessage(await play(block), []));
});

async function play({ experiment, from, to }: Block): Promise<BlockDone> {
  try {
    const text = JSON.stringify(experiment);
    if (last?.text !== text) last = { text, batches: await batchesOf(experiment) };
    const played = last.batches.playAll(from, to);
    return { games: played.reduce((sum, { sums }) => sum + sums.games, 0), text: JSON.stringify(played) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

async function batchesOf(given: unknown) {
  const experiment = readExperiment(given);
  return new Batches(await loadGame(experiment.game), experiment);
}
