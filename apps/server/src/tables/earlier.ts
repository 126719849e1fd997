import type { BaseState, Earlier, FairProof, GameRecord, TableInfo } from '@edubba/kernel';
import { BadRecord, parseRecord, recalling, recording, Table, verifying } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import { conflict, Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { wordsOf } from '../games.ts';
import type { Database } from '../store/schema.ts';
import type { Worked } from './slices.ts';
import { inSlices } from './slices.ts';

/** So many milliseconds the house works to go through a record that was brought along: a whole campaign takes a tenth of it. */
const MOST_WORK = 1000;

/** The record of a table that is over, with the proof of its chance and without the names of those who sat there. */
export async function finishedRecord({
  table,
  proof,
}: {
  readonly table: Table<BaseState> | undefined;
  readonly proof: FairProof;
}): Promise<Worked<GameRecord>> {
  if (table === undefined) throw conflict('not-over', 'There is nothing to begin after yet.');
  const { result, took } = await inSlices(recording(table));
  const { orders: _, ...record } = result;
  return { result: { ...record, fair: proof }, took };
}

/** A record that somebody brings along: only one that these rules follow to its end is taken. */
export async function readFinished(play: AnyModule, brought: unknown): Promise<Worked<GameRecord>> {
  needCampaign(play);
  const words = wordsOf(play);
  let record: GameRecord;
  try {
    record = onlyRecord(parseRecord(JSON.stringify(brought)));
  } catch (error) {
    if (error instanceof BadRecord) throw new Failed(400, 'bad-record', words.say(error.why));
    throw error;
  }
  const { result: checked, took } = await inSlices(verifying(play.game, record), MOST_WORK);
  if (!('table' in checked)) throw new Failed(400, 'bad-record', words.say(checked.why));
  if (!checked.table.over) throw conflict('not-over', 'The game in this record is not over yet.');
  return { result: record, took };
}

function needCampaign({ game }: AnyModule): void {
  if (game.carry !== undefined) return;
  throw new Failed(400, 'no-campaign', 'In this game no table begins where another ended.');
}

/** What of a record is needed to play it again: names and times that came with it stay with whoever brought it. */
function onlyRecord({ format, game, table, seed, fair, start, after, log, prints, outcome }: GameRecord): GameRecord {
  // Rules trust a position they are given: only one that they made themselves is gone on from.
  if (start !== undefined) {
    throw new Failed(400, 'bad-record', 'The game in this record did not begin at its beginning.');
  }
  return {
    format,
    game,
    table,
    ...(seed === undefined ? {} : { seed }),
    ...(fair === undefined ? {} : { fair }),
    ...(after === undefined ? {} : { after: onlyRecord(after) }),
    log,
    prints,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Throws where such a table cannot begin after that game; gives how many milliseconds it took to see that it can. */
export async function checkFollows(play: AnyModule, table: TableInfo, record: GameRecord): Promise<number> {
  needCampaign(play);
  const { result: after, took } = await inSlices(recalling(play.game, record));
  try {
    Table.open(play.game, { ...table, after, chance: 'ask', events: false });
    return took;
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
): Promise<Worked<Earlier<BaseState>> & { readonly letters: number }> {
  const { record } = await db
    .selectFrom('earlier')
    .select('record')
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  const recalled = await inSlices(recalling(play.game, JSON.parse(record) as GameRecord));
  return { ...recalled, letters: record.length };
}
