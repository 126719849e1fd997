import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Storage } from '../store/database.ts';
import { KEPT } from '../store/kept.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Database } from '../store/schema.ts';

const FORMAT = 'edubba-backup-1';
const PAGE = 2000;
const BATCH = 100;
/** It holds everything, the keys of the house too: for whoever made it and nobody else. */
const OWN = { mode: 0o600 };

type Row = { readonly [column: string]: unknown };

interface Heading {
  readonly format: typeof FORMAT;
  /** The steps the database had taken: only one of the same shape can be filled with it. */
  readonly migrations: readonly string[];
}

/** A file that is no backup, or not one for this database, and what to do. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

/**
 * Writes everything into one file, as it was at one moment, while people play on. The file is the same for both
 * engines: a house can move from a file to PostgreSQL with it. Gives the number of rows.
 */
export async function backup({ db, engine }: Pick<Storage, 'db' | 'engine'>, file: string): Promise<number> {
  const rows = { count: 0 };
  const unfinished = `${file}.part`;
  const transaction = db.transaction();
  const snapshot = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  try {
    await snapshot.execute((tx) =>
      pipeline(Readable.from(linesOf(tx, engine, rows)), createGzip(), createWriteStream(unfinished, OWN)),
    );
    // Whoever finds the file finds the whole of it.
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows.count;
}

async function* linesOf(
  db: Transaction<Database>,
  engine: Storage['engine'],
  rows: { count: number },
): AsyncGenerator<string> {
  const heading: Heading = { format: FORMAT, migrations: MIGRATIONS.map(({ name }) => name) };
  yield `${JSON.stringify(heading)}\n`;
  for (const table of KEPT) {
    for await (const page of engine === 'postgres' ? fetched(db, table) : paged(db, table)) {
      for (const row of page) yield `${JSON.stringify([table, row])}\n`;
      rows.count += page.length;
    }
  }
}

/** Through one cursor: two readings of a large table need not come in the same order. */
async function* fetched(db: Transaction<Database>, table: keyof Database): AsyncGenerator<readonly Row[]> {
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from backup`.execute(db);
    yield rows;
    if (rows.length < PAGE) break;
  }
  await sql`close backup`.execute(db);
}

/** Page by page, each from where the last one ended. */
async function* paged(db: Transaction<Database>, table: keyof Database): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { readonly _row: number }>`
      select rowid as _row, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PAGE}`.execute(db);
    yield rows.map(({ _row, ...row }) => row);
    if (rows.length < PAGE) break;
    last = rows.at(-1)?._row ?? 0;
  }
}

/** Fills an empty database from a backup: all of it or nothing. Gives the number of rows. */
export async function restore({ db }: Pick<Storage, 'db'>, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadBackup(`There is no file ${file}.`);
  for (const table of ['people', 'tables'] as const) {
    const found = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (found !== undefined) {
      throw new BadBackup('The database is not empty. Restore into a new one, so that nothing is overwritten.');
    }
  }
  return db.transaction().execute((tx) => fill(tx, file));
}

async function fill(db: Transaction<Database>, file: string): Promise<number> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let count = 0;
  let first = true;
  let waiting: { table: keyof Database; rows: Row[] } | undefined;
  const write = async (): Promise<void> => {
    if (waiting === undefined) return;
    await (db as unknown as Kysely<{ [table: string]: Row }>).insertInto(waiting.table).values(waiting.rows).execute();
    count += waiting.rows.length;
    waiting = undefined;
  };
  try {
    for await (const line of lines) {
      if (first) checkHeading(line);
      else {
        const [table, row] = JSON.parse(line) as [keyof Database, Row];
        if (!KEPT.includes(table))
          throw new BadBackup(`The backup has rows of ${table}, which this version does not know.`);
        if (waiting !== undefined && (waiting.table !== table || waiting.rows.length === BATCH)) await write();
        waiting ??= { table, rows: [] };
        waiting.rows.push(row);
      }
      first = false;
    }
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    throw new BadBackup(
      `The backup cannot be read to its end (${error instanceof Error ? error.message : 'unknown'}).`,
    );
  }
  if (first) throw new BadBackup('The file is empty.');
  await write();
  return count;
}

function checkHeading(line: string): void {
  const { format, migrations } = JSON.parse(line) as Partial<Heading>;
  if (format !== FORMAT) throw new BadBackup('This is no backup of Edubba.');
  const here = MIGRATIONS.map(({ name }) => name);
  if (migrations?.join() !== here.join()) {
    throw new BadBackup('The backup is of another version of Edubba. Restore it with that version, then update.');
  }
}
