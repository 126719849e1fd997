import { summedUp } from '@edubba/hosting';
import type { StoredEntry } from '@edubba/kernel';
import { earlierOf, parseRecord, readEntry, Refused, sameOutcome, thrownText } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import type { Games } from '../games.ts';
import { gameOf, wordsOf } from '../games.ts';
import type { Database } from '../store/schema.ts';
import { earlierText } from './earlier.ts';
import type { TableHead } from './head.ts';
import { openingOf, replay } from './replaying.ts';

/** What came of one table. */
export interface VerifiedTable {
  readonly id: string;
  readonly game: string;
  /** Version of the rules it is played by. */
  readonly version: number;
  readonly entries: number;
  /** Why it could not go on with these rules, or is not shown as it was. */
  readonly error?: string;
}

/** Running games go on with a new build; finished ones are looked at again with it. */
export type VerifiedStatus = 'playing' | 'over';

/**
 * Plays every running, or every finished, game of a house again with the rules of this build: each answer must still be
 * possible, the position the one that was kept, the same seats asked the same, and the result what it was. Changes nothing;
 * `told` hears of each table as soon as it is done.
 */
export async function verifyTables(
  db: Kysely<Database>,
  games: Games,
  told: (done: number, of: number) => void = () => undefined,
  status: VerifiedStatus = 'playing',
): Promise<VerifiedTable[]> {
  const found = await db.selectFrom('tables').select('id').where('status', '=', status).orderBy('id').execute();
  const verified: VerifiedTable[] = [];
  for (const { id } of found) {
    const table = await verifyTable(db, games, id, status);
    // Its last answer may have come while the others were looked at.
    if (table !== undefined) verified.push(table);
    told(verified.length, found.length);
  }
  return verified;
}

async function verifyTable(
  db: Kysely<Database>,
  games: Games,
  id: string,
  status: VerifiedStatus,
): Promise<VerifiedTable | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['head', 'rev', 'secret'])
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const head = JSON.parse(row.head) as TableHead;
  const { game, version } = head;
  // Of the log only what belongs to the head: people may go on playing.
  const changes = await db
    .selectFrom('changes')
    .select('entries')
    .where('table_id', '=', id)
    .where('rev', '<=', row.rev)
    .orderBy('rev')
    .execute();
  const log = changes.flatMap(({ entries }) => (JSON.parse(entries) as StoredEntry[]).map(readEntry));
  const known = { id, game, version, entries: log.length };
  const play = await gameOf(games, game).catch(() => undefined);
  if (play === undefined) return { ...known, error: `This build has no game called ${game}.` };
  try {
    const earlier =
      head.follows === undefined ? undefined : earlierOf(play.game, parseRecord(await earlierText(db, id)));
    const table = replay(play, openingOf(head, row.secret, earlier), log, head.print, id);
    if (status === 'over')
      return sameOutcome(head.outcome ?? undefined, table.outcome)
        ? known
        : { ...known, error: 'It ended with another result than it would now.' };
    const asks = (seats: readonly number[] = [], kind = ''): string => `${kind} of ${seats.join(' and ')}`;
    const [was, is] = [asks(head.turn?.seats, head.turn?.kind), asks(table.asked(), summedUp(play, table).asks?.kind)];
    return was === is ? known : { ...known, error: `After the last answer ${was} was asked; now it would be ${is}.` };
  } catch (error) {
    const why = error instanceof Refused ? wordsOf(play).say(error.refusal.why) : thrownText(error);
    return { ...known, error: why };
  }
}
