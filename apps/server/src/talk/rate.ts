import type { Kysely } from 'kysely';
import { Failed } from '../failure.ts';
import type { Database } from '../store/schema.ts';

/** One line every two seconds, five at once after a silence. */
const EVERY = 2000;
const BURST = 5;
const TRIES = 5;

const tooFast = (): Failed => new Failed(429, 'too-fast', 'You are talking too fast. Wait a moment.');

/**
 * Counts one line of somebody at a table; throws where it comes too fast. Kept in one number (the moment by which all
 * that was said is paid for), which is changed only if nobody changed it meanwhile: any number of processes agree.
 */
export async function countLine(db: Kysely<Database>, table: string, person: string, now: number): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const key = { table_id: table, person };
    const row = await db
      .selectFrom('talk_pace')
      .select('until')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    const until = Math.max(row?.until ?? 0, now) + EVERY;
    if (until > now + BURST * EVERY) throw tooFast();
    const done =
      row === undefined
        ? await db
            .insertInto('talk_pace')
            .values({ ...key, until })
            .onConflict((c) => c.doNothing())
            .executeTakeFirst()
        : await db
            .updateTable('talk_pace')
            .set({ until })
            .where('table_id', '=', table)
            .where('person', '=', person)
            .where('until', '=', row.until)
            .executeTakeFirst();
    const changed = 'numUpdatedRows' in done ? done.numUpdatedRows : (done.numInsertedOrUpdatedRows ?? 0n);
    if (changed > 0n) return;
  }
  // So many at once is too fast too.
  throw tooFast();
}
