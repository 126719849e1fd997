import type { Kysely } from 'kysely';

/** One step of the database's shape. Never edited once landed: a later one changes what it made. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}
