import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { noted } from './words.ts';

/** What somebody wrote down about a table for themselves. */
export async function notesOf(db: Kysely<Database>, table: string, person: string): Promise<string> {
  const row = await db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function keepNotes(
  db: Kysely<Database>,
  table: string,
  person: string,
  text: string,
  now: number,
): Promise<void> {
  const kept = { text: noted(text), updated: now };
  await db
    .insertInto('notes')
    .values({ table_id: table, person, ...kept })
    .onConflict((c) => c.columns(['table_id', 'person']).doUpdateSet(kept))
    .execute();
}
