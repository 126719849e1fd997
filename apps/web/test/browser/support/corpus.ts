import { readFile } from 'node:fs/promises';
import { type GameRecord, openingOf, parseRecord, readEntry, recordOf, recordText, Table } from '@edubba/kernel';
import { playOf } from './games.ts';

/** A recorded game of Assyria from the corpus, or its first so many answers, as a file. */
export async function recorded(name: string, steps?: number): Promise<string> {
  const text = await corpusText('assyria', name);
  if (steps === undefined) return text;
  return recordText(await cut(parseRecord(text), steps));
}

/** Where a recorded game is taken up. */
export interface Late {
  readonly game: string;
  /** Its name in the corpus. */
  readonly name: string;
  /** So many answers of the first seat were still to come. */
  readonly left: number;
  /** So many seats are people's, from the first on; without it one. */
  readonly people?: number;
}

/** A recorded game shortly before its end, with people in the first seats and whoever played it in the others. */
export async function late({ game, name, left, people = 1 }: Late): Promise<string> {
  const record = parseRecord(await corpusText(game, name));
  const own = record.log.flatMap(([seat], at) => (seat === 0 ? [at] : []));
  const shortened = await cut(record, own.at(-left) ?? 0);
  const bot = name.split('.')[0] ?? '';
  const sitters = Array.from({ length: record.table.seats }, (_, seat) => (seat < people ? 'person' : bot));
  return recordText({ ...shortened, sitters } as GameRecord);
}

function corpusText(game: string, name: string): Promise<string> {
  return readFile(new URL(`../../../../../corpus/${game}/v1/${name}.json`, import.meta.url), 'utf8');
}

async function cut(record: GameRecord, steps: number): Promise<GameRecord> {
  const { game } = await playOf(record.game);
  const log = record.log.slice(0, steps).map(readEntry);
  return recordOf(Table.replay(game, openingOf(game, record), log), record.seed);
}
