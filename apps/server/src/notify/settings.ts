import { NoticeSettings } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** How somebody is reached who has chosen nothing. */
export const USUAL: NoticeSettings = {
  push: true,
  mail: true,
  webhook: true,
  reactions: true,
  reminder: true,
  over: true,
  digest: null,
  quiet: null,
  zone: 'UTC',
  off: [],
};

export async function settingsOf(db: Kysely<Database>, person: string): Promise<NoticeSettings> {
  const row = await db.selectFrom('notice_settings').select('settings').where('person', '=', person).executeTakeFirst();
  if (row === undefined) return USUAL;
  // What was kept before a setting was thought of lacks it.
  const known = NoticeSettings.safeParse({ ...USUAL, ...(JSON.parse(row.settings) as object) });
  return known.success ? known.data : USUAL;
}

export async function keepSettings(db: Kysely<Database>, person: string, settings: NoticeSettings): Promise<void> {
  const kept = { settings: JSON.stringify(settings) };
  await db
    .insertInto('notice_settings')
    .values({ person, ...kept })
    .onConflict((c) => c.column('person').doUpdateSet(kept))
    .execute();
}
