import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { Migration } from '../store/migration.ts';

/** A table is a row with a revision, and a log of what was changed with each of them. */
export interface TablesSchema {
  tables: {
    id: string;
    /** Grows by one with every change; a change names the one it was made on. */
    rev: number;
    status: string;
    game: string;
    /** In the lobby: 0 or 1. */
    open: number;
    updated: number;
    /** When it came into the list of its status. */
    listed: Generated<number>;
    /** When somebody's time is up, if nobody answers before. */
    due: number | null;
    /** A {@link TableHead} as JSON. */
    head: string;
    /** The house's part of chance; leaves the house only when the game is over. */
    secret: string;
  };
  changes: {
    table_id: string;
    rev: number;
    at: number;
    /** Entries of the log that came with it, as JSON. */
    entries: string;
    by: string | null;
    /** Names the message it answers: the same one again changes nothing. */
    receipt: string | null;
    /** How many events there were after it. */
    version: number;
  };
  sitters: { table_id: string; person: string };
  /** The finished game that a table began after: a whole record as JSON, with those it began after itself. */
  earlier: { table_id: string; record: string };
  /** When the house was last there. */
  beats: { name: string; at: number };
  /** From when to when it was not. */
  outages: { since: number; until: number };
}

export const tablesMigrations: readonly Migration[] = [
  {
    name: '0001-tables',
    up: async (db) => {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('rev', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('updated', 'bigint', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('head', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .execute();
      // Nothing that changes with every answer is in an index: a move writes as little as can be.
      await db.schema.createIndex('tables_lobby').on('tables').columns(['open', 'status']).execute();
      await db.schema.createIndex('tables_due').on('tables').column('due').execute();
      await db.schema
        .createTable('changes')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('rev', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('entries', 'text', (c) => c.notNull())
        .addColumn('by', 'text')
        .addColumn('receipt', 'text')
        .addColumn('version', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('changes_key', ['table_id', 'rev'])
        .execute();
      await db.schema
        .createIndex('changes_receipt')
        .unique()
        .on('changes')
        .columns(['table_id', 'by', 'receipt'])
        .execute();
      await db.schema
        .createTable('sitters')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('sitters_key', ['table_id', 'person'])
        .execute();
      await db.schema.createIndex('sitters_person').on('sitters').column('person').execute();
    },
  },
  {
    name: '0005-outages',
    up: async (db) => {
      await db.schema
        .createTable('beats')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('outages')
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.primaryKey())
        .execute();
    },
  },
  {
    // The first step was once edited after it had landed: houses made before have another index of the same name.
    name: '0006-lobby',
    up: async (db) => {
      await db.schema.dropIndex('tables_lobby').ifExists().execute();
      await db.schema
        .alterTable('tables')
        .addColumn('listed', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`update tables set listed = updated`.execute(db);
      // By when a table came into its list, which no answer changes: a move writes as little as can be.
      await db.schema.createIndex('tables_listed').on('tables').columns(['open', 'status', 'listed']).execute();
    },
  },
  {
    name: '0007-earlier',
    up: async (db) => {
      await db.schema
        .createTable('earlier')
        .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
        .addColumn('record', 'text', (c) => c.notNull())
        .execute();
    },
  },
];
