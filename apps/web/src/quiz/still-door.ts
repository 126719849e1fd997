import type { Posed } from '@edubba/gamekit';
import { previewOf } from '@edubba/hosting';
import type { BaseState } from '@edubba/kernel';
import type { Reply, TableDoor } from '../worker/api.ts';

export const STAYS: Promise<Reply> = Promise.resolve({ done: true });

/** A table at which nothing is played: somebody looks at one position and points at things. */
export function stillDoor(posed: () => Posed<BaseState>, answer: TableDoor['answer'] = () => STAYS): TableDoor {
  return {
    answer,
    undo: () => STAYS,
    restart: () => STAYS,
    redo: () => STAYS,
    rewind: () => STAYS,
    why: () => Promise.resolve(posed().table.refusals(posed().seat)),
    preview: (key) => Promise.resolve(previewOf(posed().table, posed().seat, key)),
    hint: () => Promise.resolve(null),
    sit: () => Promise.resolve(),
    takeOver: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
