import type { Kysely } from 'kysely';
import type { VapidKeys } from 'web-push';
import webPush from 'web-push';
import type { Database } from '../store/schema.ts';

const NAME = 'vapid';

/** The keys by which push services know this house: drawn once, then the same for every process for ever. */
export async function vapidKeys(db: Kysely<Database>): Promise<VapidKeys> {
  const known = () => db.selectFrom('house_keys').select('value').where('name', '=', NAME);
  const row = await known().executeTakeFirst();
  if (row !== undefined) return JSON.parse(row.value) as VapidKeys;
  await db
    .insertInto('house_keys')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((c) => c.doNothing())
    .execute();
  // Another process may have been faster: what is kept counts, not what was drawn.
  return JSON.parse((await known().executeTakeFirstOrThrow()).value) as VapidKeys;
}
