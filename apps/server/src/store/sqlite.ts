import { Kysely } from 'kysely';
import type { Change, Heard, Kept, Storage } from './database.ts';
import { Gathering } from './gathering.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { Listeners } from './listeners.ts';
import { isItsOwn, SqliteFile, ThreadDialect } from './sqlite-dialect.ts';

/** Opens the one file a small house keeps everything in, and brings it up to date. One process at a time. */
export async function openSqlite(file: string): Promise<Storage> {
  const held = new SqliteFile(file);
  const db = new Kysely<Database>({ dialect: new ThreadDialect(held) });
  await migrate(db);
  const changes = new Listeners<[string, number]>();
  const shouts = new Listeners<[string, string]>();
  const gathering = new Gathering<Change, Kept>(async (batch) => {
    const results = await held.keep(batch);
    batch.forEach(({ table, rev }, i) => {
      if (results[i] === 'kept') changes.tell(table, rev + 1);
    });
    return results;
  }, isItsOwn);
  return {
    db,
    engine: 'sqlite',
    keep: (change) => gathering.add(change),
    atOnce: (queries) => held.atOnce(queries),
    listen: (heard: Heard) => changes.add(heard),
    shout: async (topic, text) => shouts.tell(topic, text),
    onShout: (heard) => shouts.add(heard),
    ping: async () => void (await held.query('select 1', [])),
    close: async () => {
      await gathering.done();
      await db.destroy();
    },
  };
}
