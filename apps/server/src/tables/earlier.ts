import type { BaseState, Earlier, FairProof, GameRecord, TableInfo } from '@edubba/kernel';
import { BadRecord, earlierOf, parseRecord, recordOf, Table, verifyRecord } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import { conflict, Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { wordsOf } from '../games.ts';
import type { Database } from '../store/schema.ts';

/** The record of a table that is over, with the proof of its chance and without the names of those who sat there. */
export function finishedRecord({
  table,
  proof,
}: {
  readonly table: Table<BaseState> | undefined;
  readonly proof: FairProof;
}): GameRecord {
  if (table === undefined) throw conflict('not-over', 'There is nothing to begin after yet.');
  const { orders: _, ...record } = recordOf(table);
  return { ...record, fair: proof };
}

/** A record that somebody brings along: only one that these rules follow to its end is taken. */
export function readFinished(play: AnyModule, brought: unknown): GameRecord {
  const words = wordsOf(play);
  let record: GameRecord;
  try {
    record = onlyRecord(parseRecord(JSON.stringify(brought)));
  } catch (error) {
    if (error instanceof BadRecord) throw new Failed(400, 'bad-record', words.say(error.why));
    throw error;
  }
  const checked = verifyRecord(play.game, record);
  if (!('table' in checked)) throw new Failed(400, 'bad-record', words.say(checked.why));
  if (!checked.table.over) throw conflict('not-over', 'The game in this record is not over yet.');
  return record;
}

/** What of a record is needed to play it again: names and times that came with it stay with whoever brought it. */
function onlyRecord({ format, game, table, seed, fair, start, after, log, prints, outcome }: GameRecord): GameRecord {
  return {
    format,
    game,
    table,
    ...(seed === undefined ? {} : { seed }),
    ...(fair === undefined ? {} : { fair }),
    ...(start === undefined ? {} : { start }),
    ...(after === undefined ? {} : { after: onlyRecord(after) }),
    log,
    prints,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Throws where such a table cannot begin after that game. */
export function checkFollows(play: AnyModule, table: TableInfo, record: GameRecord): void {
  if (play.game.carry === undefined) {
    throw new Failed(400, 'no-campaign', 'In this game no table begins where another ended.');
  }
  try {
    Table.open(play.game, { ...table, after: earlierOf(play.game, record), chance: 'ask', events: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw conflict('nothing-follows', `Nothing follows the game that ended there: ${error.message}.`);
  }
}

/** The game that a table began after, played again to its end. */
export async function recallEarlier(
  db: Kysely<Database>,
  play: AnyModule,
  id: string,
): Promise<{ readonly earlier: Earlier<BaseState>; readonly letters: number; readonly took: number }> {
  const { record } = await db
    .selectFrom('earlier')
    .select('record')
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  const began = performance.now();
  const earlier = earlierOf(play.game, JSON.parse(record) as GameRecord);
  return { earlier, letters: record.length, took: performance.now() - began };
}
