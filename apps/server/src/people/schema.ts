import type { Migration } from '../store/migration.ts';

/** Who there is, and what they sign in with. Secrets are kept only as their hashes. */
export interface PeopleSchema {
  people: {
    id: string;
    name: string;
    kind: 'guest' | 'member' | 'program';
    /** In small letters; nobody shares one. */
    email: string | null;
    /** Whose program it is. */
    owner: string | null;
    /** 0 or 1. */
    admin: number;
    /** Why they may not come in any more. */
    ban: string | null;
    created: number;
    /** Since when there is nobody behind the row: it only keeps the seats of finished games. */
    gone: number | null;
  };
  /** One for every device somebody is signed in on. */
  sessions: {
    id: string;
    person: string;
    hash: string;
    /** What the browser calls itself. */
    device: string;
    created: number;
    seen: number;
    expires: number;
  };
  passkeys: {
    id: string;
    /** As the authenticator names it, in base64url: up to 1,400 letters, too long for an address. */
    credential: string;
    person: string;
    name: string;
    /** COSE, in base64url. */
    public_key: string;
    /** How often the authenticator says it was used; one that goes back is a copy. */
    counter: number;
    /** JSON. */
    transports: string;
    created: number;
    used: number;
  };
  /** What authenticators were asked to sign and have not signed yet. */
  challenges: {
    challenge: string;
    /** Who wants a new passkey; nobody yet where somebody wants to sign in. */
    person: string | null;
    expires: number;
  };
  /** Sign-in links that were mailed and not used. */
  letters: {
    hash: string;
    email: string;
    /** Who asked for it, if they had a name here: the address will be theirs. */
    person: string | null;
    expires: number;
  };
  /** What programs show to come in. */
  tokens: {
    hash: string;
    person: string;
    created: number;
    used: number | null;
  };
}

export const peopleMigrations: readonly Migration[] = [
  {
    name: '0002-people',
    up: async (db) => {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.unique())
        .addColumn('owner', 'text')
        .addColumn('admin', 'integer', (c) => c.notNull())
        .addColumn('ban', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('gone', 'bigint')
        .execute();
      await db.schema.createIndex('people_owner').on('people').column('owner').execute();
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
      await db.schema.createIndex('sessions_expires').on('sessions').column('expires').execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('credential', 'text', (c) => c.notNull().unique())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
      await db.schema
        .createTable('challenges')
        .addColumn('challenge', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text')
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('challenges_expires').on('challenges').column('expires').execute();
      await db.schema
        .createTable('letters')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('letters_email').on('letters').column('email').execute();
      await db.schema.createIndex('letters_expires').on('letters').column('expires').execute();
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .execute();
      await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
    },
  },
];
