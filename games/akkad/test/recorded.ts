import { join } from 'node:path';
import type { GameRecord } from '@edubba/kernel';
import { recordsIn } from '@edubba/testkit';

/** Where the recorded games of Akkad lie. */
export const CORPUS: string = join(import.meta.dirname, '../../../corpus/akkad');

/** All of them by name, in order. */
export function recordedGames(): readonly (readonly [name: string, record: GameRecord])[] {
  return recordsIn(CORPUS);
}
