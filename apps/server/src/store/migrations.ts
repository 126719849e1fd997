import type { Kysely } from 'kysely';
import { notifyMigrations } from '../notify/schema.ts';
import { peopleMigrations } from '../people/schema.ts';
import { tablesMigrations } from '../tables/schema.ts';
import { talkMigrations } from '../talk/schema.ts';

/** One step of the database's shape. Never edited once landed: a later one changes what it made. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

/** All steps, in their order. */
export const MIGRATIONS: readonly Migration[] = [
  ...tablesMigrations,
  ...peopleMigrations,
  ...talkMigrations,
  ...notifyMigrations,
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
