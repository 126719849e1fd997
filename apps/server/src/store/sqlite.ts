import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Change, Heard, Kept, Storage } from './database.ts';
import { Gathering } from './gathering.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { Ears } from './ears.ts';

/** Opens the one file a small house keeps everything in, and brings it up to date. One process at a time. */
export async function openSqlite(file: string): Promise<Storage> {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns: an acknowledged answer survives a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db);
  const changes = new Ears<[string, number]>();
  const shouts = new Ears<[string, string]>();
  const keepAll = keeper(sqlite);
  const gathering = new Gathering<Change, Kept>(async (batch) => {
    // Whoever holds Kysely's one connection is alone with the file: no transaction of others is open meanwhile.
    const results = await db.connection().execute(async () => keepAll(batch));
    batch.forEach(({ table, rev }, i) => {
      if (results[i] === 'kept') changes.tell(table, rev + 1);
    });
    return results;
  });
  return {
    db,
    engine: 'sqlite',
    keep: (change) => gathering.add(change),
    listen: (heard: Heard) => changes.add(heard),
    shout: async (topic, text) => shouts.tell(topic, text),
    onShout: (heard) => shouts.add(heard),
    ping: async () => void sqlite.prepare('select 1').get(),
    close: async () => {
      await gathering.done();
      await db.destroy();
    },
  };
}

/** Keeps a batch in one transaction, by prepared statements: this is what every answer waits for. */
function keeper(sqlite: Sqlite.Database): (batch: readonly Change[]) => Kept[] {
  const repeated = sqlite.prepare('select 1 from changes where table_id = ? and "by" = ? and receipt = ?');
  const update = sqlite.prepare(
    'update tables set rev = rev + 1, status = ?, open = ?, updated = ?, due = ?, head = ? where id = ? and rev = ?',
  );
  const insert = sqlite.prepare(
    'insert into changes (table_id, rev, at, entries, "by", receipt, version) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const leave = sqlite.prepare('delete from sitters where table_id = ?');
  const sit = sqlite.prepare('insert or ignore into sitters (table_id, person) values (?, ?)');
  const keepOne = (change: Change): Kept => {
    const { table, rev, by, receipt } = change;
    if (receipt !== null && repeated.get(table, by, receipt) !== undefined) return 'repeated';
    const open = change.open ? 1 : 0;
    const { changes } = update.run(change.status, open, change.updated, change.due, change.head, table, rev);
    if (changes === 0) return 'outdated';
    insert.run(table, rev + 1, change.updated, change.entries, by, receipt, change.version);
    if (change.sitters !== undefined) {
      leave.run(table);
      for (const person of change.sitters) sit.run(table, person);
    }
    return 'kept';
  };
  return sqlite.transaction((batch: readonly Change[]) => batch.map(keepOne));
}
