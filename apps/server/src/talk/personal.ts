import type { Json } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Everything somebody has said, noted, muted and reported. */
export async function exportTalk(db: Kysely<Database>, person: string): Promise<Json> {
  const lines = await db
    .selectFrom('lines')
    .select(['table_id as table', 'number', 'channel', 'text', 'at'])
    .where('by', '=', person)
    .orderBy('at')
    .execute();
  const notes = await db
    .selectFrom('notes')
    .select(['table_id as table', 'text', 'updated'])
    .where('person', '=', person)
    .execute();
  const mutes = await db.selectFrom('mutes').select(['muted', 'at']).where('person', '=', person).execute();
  const reports = await db
    .selectFrom('reports')
    .select(['table_id as table', 'number', 'why', 'at'])
    .where('by', '=', person)
    .execute();
  return { lines, notes, mutes, reports };
}

/**
 * Takes somebody's words out of the house. Their lines stay as empty places, because the numbers have no gaps. What
 * others have reported stays in its copy until it is settled: leaving is no way around that.
 */
export async function eraseTalk(db: Kysely<Database>, person: string): Promise<void> {
  await db.updateTable('lines').set({ by: null, name: '', text: '', receipt: null }).where('by', '=', person).execute();
  await db.updateTable('reports').set({ by: null }).where('by', '=', person).execute();
  await db.deleteFrom('notes').where('person', '=', person).execute();
  await db.deleteFrom('talk_pace').where('person', '=', person).execute();
  await db
    .deleteFrom('mutes')
    .where((e) => e.or([e('person', '=', person), e('muted', '=', person)]))
    .execute();
}
