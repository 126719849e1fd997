import type { Config } from '../config.ts';
import type { Storage } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens what the configuration names: PostgreSQL, or one file. */
export function openStorage(
  { databaseUrl, databaseFile }: Pick<Config, 'databaseUrl' | 'databaseFile'>,
  say?: (error: unknown) => void,
): Promise<Storage> {
  return databaseUrl === undefined ? openSqlite(databaseFile) : openPostgres(databaseUrl, say);
}
