import type { Migration } from '../store/migration.ts';

/** How people are reached, and what is to be told to them. */
export interface NotifySchema {
  /** What is to be told, each thing once: by person, table, kind and subject. */
  notices: {
    id: string;
    person: string;
    /** Empty where it is about no single table. */
    table_id: string;
    kind: string;
    /** What it is about (a question, a day), so that it is told once. */
    subject: string;
    /** When it was planned for; `due` moves, this stays. */
    planned: number;
    /** When to look at it next; nothing once it was sent or dropped. */
    due: number | null;
    claimed_by: string | null;
    claimed_until: number | null;
    /** When it was first tried. */
    tried: number | null;
    attempts: number;
    /** Where it has arrived, as JSON: a second try goes only to the others. */
    done: string;
    sent: number | null;
    /** Why it was not sent. */
    dropped: string | null;
  };
  /** Who has a window open at a table, by the process that holds the connection. */
  presence: { table_id: string; person: string; process: string; until: number };
  notice_settings: { person: string; settings: string };
  vacations: { person: string; number: number; year: number; days: number; started: number; until: number };
  pushes: { endpoint: string; id: string; person: string; p256dh: string; auth: string; created: number };
  webhooks: {
    id: string;
    person: string;
    url: string;
    secret: string;
    created: number;
    status: number | null;
    tested: number | null;
  };
  /** Keys the house draws once and keeps. */
  house_keys: { name: string; value: string };
}

export const notifyMigrations: readonly Migration[] = [
  {
    name: '0004-notify',
    up: async (db) => {
      await db.schema
        .createTable('notices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('planned', 'bigint', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'bigint')
        .addColumn('tried', 'bigint')
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('done', 'text', (c) => c.notNull())
        .addColumn('sent', 'bigint')
        .addColumn('dropped', 'text')
        .execute();
      await db.schema
        .createIndex('notices_once')
        .unique()
        .on('notices')
        .columns(['person', 'table_id', 'kind', 'subject'])
        .execute();
      await db.schema.createIndex('notices_due').on('notices').column('due').execute();
      await db.schema.createIndex('notices_planned').on('notices').column('planned').execute();
      await db.schema
        .createTable('presence')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'process'])
        .execute();
      await db.schema.createIndex('presence_process').on('presence').column('process').execute();
      await db.schema
        .createTable('notice_settings')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('settings', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('vacations')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('year', 'integer', (c) => c.notNull())
        .addColumn('days', 'integer', (c) => c.notNull())
        .addColumn('started', 'bigint', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('vacations_key', ['person', 'number'])
        .execute();
      await db.schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
      await db.schema
        .createTable('webhooks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('status', 'integer')
        .addColumn('tested', 'bigint')
        .execute();
      await db.schema.createIndex('webhooks_person').on('webhooks').column('person').execute();
      await db.schema
        .createTable('house_keys')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
];
