import { recordOf, recordText } from '@edubba/kernel';
import type { Experiment, Sums } from '@edubba/lab';
import { Batches, Playing } from '@edubba/lab';
import { GAMES, loadGame } from '../worker/games.ts';

/** What the page asks of a worker. */
export type LabAsked =
  | { readonly type: 'experiment'; readonly experiment: Experiment }
  | { readonly type: 'batch'; readonly batch: number }
  /** One game, to be looked at. */
  | { readonly type: 'game'; readonly index: number; readonly side: number };

/** What it hears back. */
export type LabTold =
  | { readonly type: 'batch'; readonly batch: number; readonly sums: Sums }
  | { readonly type: 'game'; readonly record: string }
  | { readonly type: 'failed'; readonly why: string };

const scope = globalThis as unknown as {
  postMessage: (told: LabTold, transfer: []) => void;
};
let batches: Promise<Batches<never>> | undefined;

async function answer(asked: LabAsked): Promise<LabTold | undefined> {
  if (asked.type === 'experiment') {
    batches = loadGame(GAMES, asked.experiment.game).then(
      (play) => new Batches<never>(play as never, asked.experiment),
    );
    await batches;
    return undefined;
  }
  const known = await batches;
  if (known === undefined) throw new Error('no experiment yet');
  if (asked.type === 'batch') return { type: 'batch', batch: asked.batch, sums: known.play(asked.batch) };
  const side = known.sides[asked.side];
  if (side === undefined) throw new Error(`no side ${asked.side}`);
  const { table } = side.table(asked.index);
  const record = recordOf(table, Playing.seedOf(known.experiment, asked.index));
  const sitters = side.botsOf(asked.index).map(({ name }) => name);
  return { type: 'game', record: recordText({ ...record, sitters } as typeof record) };
}

addEventListener('message', ({ data }: MessageEvent<LabAsked>) => {
  answer(data).then(
    (told) => {
      if (told !== undefined) scope.postMessage(told, []);
    },
    (error: unknown) => scope.postMessage({ type: 'failed', why: String(error) }, []),
  );
});
