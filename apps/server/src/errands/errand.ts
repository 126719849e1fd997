import type { BaseState, Earlier, GameRecord, Json, Position, StoredEntry, TableInfo } from '@edubba/kernel';
import { BadRecord, parseRecord, readEntry, recalling, recording, Table, verifying } from '@edubba/kernel';
import type { NewTable } from '@edubba/protocol';
import { AfterRecord } from '@edubba/protocol';
import { conflict, Failed } from '../failure.ts';
import type { AnyModule, Games } from '../games.ts';
import { gameOf, wordsOf } from '../games.ts';
import { parse } from '../parse.ts';
import type { Job } from '../tables/slices.ts';
import { inSlices } from '../tables/slices.ts';
import { infoFor } from '../tables/wish.ts';

/** So many milliseconds the house works to go through a record that was brought along: a whole campaign takes a tenth of it. */
const MOST_WORK = 1000;

/** What no word of a game holds, as JSON has it: controls, marks that turn the direction, halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\\(?:[bfnrt]|u[\da-f]{4})/u;

/** A game that was played to its end is written down. */
interface Write {
  readonly type: 'write';
  readonly game: string;
  readonly table: TableInfo;
  /** Its log as it is kept: a list of changes, each a list of entries. */
  readonly log: string;
  /** The record of the game it began after. */
  readonly earlier: string | undefined;
  /** What stands in the record besides the game. */
  readonly besides: { readonly [name: string]: Json };
  /** A table that is to begin after it: whether it can is looked at, too. */
  readonly next?: TableInfo;
}

/** Somebody brings along the record of a finished game and the wish for a table that begins after it. */
interface Read {
  readonly type: 'read';
  /** As it came: a thread that serves everybody does not even make a text of it. */
  readonly body: Uint8Array;
}

/** The last position of a recorded game is wanted, for one that begins after it. */
interface Recall {
  readonly type: 'recall';
  readonly game: string;
  readonly record: string;
}

/** Work that needs a whole game to be played again. It is plain data: it can be done on another thread. */
export type Errand = Write | Read | Recall;

/** What was brought along: the record, written anew without what does not belong to the game, and the wish. */
export interface Brought {
  readonly record: string;
  readonly wish: NewTable;
}

/** What comes of each. */
export interface Results {
  readonly write: string;
  readonly read: Brought;
  readonly recall: Position<BaseState>;
}

/** Does an errand on the thread it is called on, a moment at a time. */
export async function carryOut(games: Games, job: Job, errand: Errand): Promise<Results[Errand['type']]> {
  if (errand.type === 'read') return readBrought(games, job, errand);
  const play = await gameOf(games, errand.game);
  return errand.type === 'write' ? writeFinished(play, job, errand) : (await recall(play, job, errand.record)).position;
}

const recall = (play: AnyModule, job: Job, record: string): Promise<Earlier<BaseState>> =>
  inSlices(job, recalling(play.game, JSON.parse(record) as GameRecord));

async function writeFinished(
  play: AnyModule,
  job: Job,
  { table: info, log: text, earlier, besides, next }: Write,
): Promise<string> {
  const log = (JSON.parse(text) as StoredEntry[][]).flat().map(readEntry);
  const after = earlier === undefined ? undefined : await recall(play, job, earlier);
  const written = await inSlices(job, recording({ game: play.game, info, start: undefined, after, log, orders: [] }));
  const record = { ...written, ...besides };
  if (next !== undefined) await checkFollows(play, job, next, record);
  return JSON.stringify(record);
}

/** Only a record that these rules follow to its end is taken. */
async function readBrought(games: Games, job: Job, { body }: Read): Promise<Brought> {
  const { record: brought, table: wish } = parse(AfterRecord, jsonOf(body));
  const play = await gameOf(games, wish.game);
  needCampaign(play);
  const info = infoFor(play, wish);
  const words = wordsOf(play);
  let record: GameRecord;
  try {
    record = onlyRecord(parseRecord(JSON.stringify(brought)));
  } catch (error) {
    if (error instanceof BadRecord) throw new Failed(400, 'bad-record', words.say(error.why));
    // So deep that whoever goes down into it does not come up again.
    if (error instanceof RangeError) throw new Failed(400, 'bad-record', 'This record is nested too deeply.');
    throw error;
  }
  const text = JSON.stringify(record);
  // Whoever reads it later sees no more in it than there is.
  if (UNSEEN.test(text)) throw new Failed(400, 'bad-record', 'There are signs in this record that cannot be seen.');
  const checked = await inSlices(job, verifying(play.game, record), MOST_WORK);
  if (!('table' in checked)) throw new Failed(400, 'bad-record', words.say(checked.why));
  if (!checked.table.over) throw conflict('not-over', 'The game in this record is not over yet.');
  await checkFollows(play, job, info, record);
  return { record: text, wish };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Failed(400, 'bad-request', 'That is no JSON.');
  }
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

/** Throws where such a table cannot begin after that game. */
async function checkFollows(play: AnyModule, job: Job, table: TableInfo, record: GameRecord): Promise<void> {
  needCampaign(play);
  const after = await inSlices(job, recalling(play.game, record));
  try {
    Table.open(play.game, { ...table, after, chance: 'ask', events: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw conflict('nothing-follows', `Nothing follows the game that ended there: ${error.message}.`);
  }
}
