import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@edubba/kernel';
import { parseRecord } from '@edubba/kernel';

/** Where the recorded games of Akkad lie. */
export const CORPUS: string = join(import.meta.dirname, '../../../corpus/akkad');

/** All of them by name, in order. */
export function recordedGames(): readonly (readonly [name: string, record: GameRecord])[] {
  return readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => [name, parseRecord(readFileSync(join(CORPUS, name), 'utf8'))]);
}
