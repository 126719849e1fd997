import type { Json } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { settingsOf } from './settings.ts';

/** How somebody is reached, and what they were told. Secrets of webhooks and browsers stay here. */
export async function exportNotices(db: Kysely<Database>, person: string): Promise<Json> {
  const webhooks = await db.selectFrom('webhooks').select(['url', 'created']).where('person', '=', person).execute();
  const pushes = await db.selectFrom('pushes').select(['endpoint', 'created']).where('person', '=', person).execute();
  const vacations = await db
    .selectFrom('vacations')
    .select(['started', 'until', 'days'])
    .where('person', '=', person)
    .execute();
  const notices = await db
    .selectFrom('notices')
    .select(['table_id as table', 'kind', 'planned', 'sent', 'dropped'])
    .where('person', '=', person)
    .orderBy('planned')
    .execute();
  const settings = { ...(await settingsOf(db, person)) };
  return { settings, webhooks, pushes, vacations, notices };
}

/** Nobody will be told anything any more. */
export async function eraseNotices(db: Kysely<Database>, person: string): Promise<void> {
  for (const table of ['notices', 'presence', 'notice_settings', 'vacations', 'pushes', 'webhooks'] as const) {
    await db.deleteFrom(table).where('person', '=', person).execute();
  }
}
