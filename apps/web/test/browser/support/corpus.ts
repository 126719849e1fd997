import { readFile } from 'node:fs/promises';
import { play } from '@edubba/assyria/play';
import { openingOf, parseRecord, readEntry, recordOf, recordText, Table } from '@edubba/kernel';

/** A recorded game of Assyria from the corpus, or its first so many answers, as a file. */
export async function recorded(name: string, steps?: number): Promise<string> {
  const text = await readFile(new URL(`../../../../../corpus/assyria/v1/${name}.json`, import.meta.url), 'utf8');
  if (steps === undefined) return text;
  const record = parseRecord(text);
  const log = record.log.slice(0, steps).map(readEntry);
  return recordText(recordOf(Table.replay(play.game, openingOf(play.game, record), log), record.seed));
}
