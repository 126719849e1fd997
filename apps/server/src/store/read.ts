import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { BadConfig } from '../config.ts';
import type { Database } from './schema.ts';

/** Opens a database only to look at it: nothing in it is changed or brought up to date, whoever plays meanwhile. */
export function openToRead({
  databaseUrl,
  databaseFile,
}: Pick<Config, 'databaseUrl' | 'databaseFile'>): Kysely<Database> {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c default_transaction_read_only=on' });
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  }
  if (!existsSync(databaseFile)) throw new BadConfig(`There is no database ${databaseFile}.`);
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: new Sqlite(databaseFile, { readonly: true }) }),
  });
}
