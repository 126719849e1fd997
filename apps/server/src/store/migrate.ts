import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Database } from './schema.ts';

interface Bookkeeping {
  migrations: { name: string };
}

/** Brings the database to the shape this version needs; gives the names of the steps that were missing. */
export async function migrate(anyDb: Kysely<Database>, prepare?: string): Promise<string[]> {
  const db = anyDb as unknown as Kysely<Bookkeeping>;
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .execute();
  return db.transaction().execute(async (tx) => {
    // Several processes may start at once: one migrates, the others wait for it.
    if (prepare !== undefined) await sql.raw(prepare).execute(tx);
    const known = new Set((await tx.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
    const unknown = [...known].filter((name) => !MIGRATIONS.some((step) => step.name === name));
    if (unknown.length > 0) {
      throw new Error(
        `The database is newer than this version of Edubba (it has ${unknown.join(', ')}). Update Edubba.`,
      );
    }
    const missing = MIGRATIONS.filter(({ name }) => !known.has(name));
    for (const { name, up } of missing) {
      await up(tx as unknown as Kysely<unknown>);
      await tx.insertInto('migrations').values({ name }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
