import type { Migration } from '../store/migration.ts';

/** What is said at tables, and what people keep to themselves. */
export interface TalkSchema {
  lines: {
    table_id: string;
    /** Without gaps: a line is emptied, never taken away. */
    number: number;
    channel: string;
    /** Nobody, once whoever said it has left for good. */
    by: string | null;
    name: string;
    text: string;
    at: number;
    /** Names the message it came with: the same one again says nothing twice. */
    receipt: string | null;
  };
  /** From when on somebody's next burst would be a fresh one: how much they said lately, in one number. */
  talk_pace: { table_id: string; person: string; until: number };
  mutes: { person: string; muted: string; at: number };
  reports: {
    id: string;
    table_id: string;
    number: number;
    by: string | null;
    why: string;
    /** The lines around it as they were, as JSON; emptied when settled. */
    lines: string;
    at: number;
    settled: number | null;
  };
  notes: { table_id: string; person: string; text: string; updated: number };
}

export const talkMigrations: readonly Migration[] = [
  {
    name: '0003-talk',
    up: async (db) => {
      await db.schema
        .createTable('lines')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('channel', 'text', (c) => c.notNull())
        .addColumn('by', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('receipt', 'text')
        .addPrimaryKeyConstraint('lines_key', ['table_id', 'number'])
        .execute();
      await db.schema
        .createIndex('lines_receipt')
        .unique()
        .on('lines')
        .columns(['table_id', 'by', 'receipt'])
        .execute();
      await db.schema.createIndex('lines_by').on('lines').column('by').execute();
      await db.schema
        .createTable('talk_pace')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('talk_pace_key', ['table_id', 'person'])
        .execute();
      await db.schema
        .createTable('mutes')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('muted', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
        .execute();
      // A report outlives its table: what was said there is in the copy.
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('by', 'text')
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('lines', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('settled', 'bigint')
        .execute();
      await db.schema
        .createIndex('reports_once')
        .unique()
        .on('reports')
        .columns(['table_id', 'number', 'by'])
        .execute();
      await db.schema.createIndex('reports_by').on('reports').columns(['by', 'at']).execute();
      await db.schema
        .createTable('notes')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('updated', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
        .execute();
      await db.schema.createIndex('notes_person').on('notes').column('person').execute();
    },
  },
];
