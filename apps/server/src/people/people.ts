import type { Json } from '@edubba/kernel';
import type { Me, Person } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import { Letters } from './letters.ts';
import { Passkeys } from './passkeys.ts';
import { Programs } from './programs.ts';
import { Sessions } from './sessions.ts';

/** What somebody is called who has left: their seats in finished games stay. */
export const SOMEBODY = 'Somebody';

/** A person who was banned or has left, or a device that was signed out or is about to be signed in `again`. */
export type Leaver = { readonly person: string } | { readonly session: string; readonly again: boolean };

/** Who there is, and how they come in. */
export class People {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly letters: Letters;
  readonly programs: Programs;
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #out: (who: Leaver) => void;

  /** `out` hears of everybody who may not stay: whatever they have open is to be closed. */
  constructor(db: Kysely<Database>, now: () => number, out: (who: Leaver) => void = () => undefined) {
    this.#db = db;
    this.#now = now;
    this.#out = out;
    this.sessions = new Sessions(db, now, (session, again) => out({ session, again }));
    this.passkeys = new Passkeys(db, now);
    this.letters = new Letters(db, now);
    this.programs = new Programs(db, now);
  }

  /** Somebody new, who has nothing but a name. */
  async guest(name: string): Promise<Person> {
    const person: Person = { id: newId(), name, kind: 'guest' };
    await this.#db
      .insertInto('people')
      .values({ ...person, email: null, owner: null, admin: 0, ban: null, created: this.#now(), gone: null })
      .execute();
    return person;
  }

  /** Somebody as everybody may know them, also if they have left. */
  async find(id: string): Promise<(Person & { readonly created: number }) | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'created'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Somebody as they know themselves; nothing if they have left. */
  async me(id: string): Promise<Me | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'email', 'admin', 'created'])
      .where('id', '=', id)
      .where('gone', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { ...row, admin: row.admin === 1, passkeys: await this.passkeys.list(id) };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).where('gone', 'is', null).execute();
  }

  /** Shuts the door on somebody and says why, or (null) opens it again; false if there is nobody of that name. */
  async ban(id: string, why: string | null): Promise<boolean> {
    const done = await this.#set(id, { ban: why });
    if (why !== null) for (const each of [id, ...(await this.#programsOf(id))]) this.#out({ person: each });
    return done;
  }

  async bannedFor(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom('people').select('ban').where('id', '=', id).executeTakeFirst();
    return row?.ban ?? null;
  }

  async #programsOf(id: string): Promise<string[]> {
    return (await this.programs.list(id)).map(({ person }) => person.id);
  }

  /** Makes somebody an administrator, or ends it. */
  async appoint(id: string, yes: boolean): Promise<boolean> {
    return this.#set(id, { admin: yes ? 1 : 0 });
  }

  async #set(id: string, values: { ban: string | null } | { admin: number }): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('people')
      .set(values)
      .where('id', '=', id)
      .where('gone', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Everything this room knows of somebody, save what only helps to come in. */
  async export(id: string): Promise<Json> {
    return {
      me: (await this.me(id)) ?? null,
      sessions: (await this.sessions.list(id)).map((device) => ({ ...device })),
      programs: await this.programs.list(id),
    };
  }

  /** Forgets somebody and their programs. The rows stay, without a name, for the seats of finished games. */
  async erase(id: string): Promise<void> {
    const programs = await this.#programsOf(id);
    await this.#forget(id);
    for (const each of [id, ...programs]) this.#out({ person: each });
  }

  async #forget(id: string): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst();
      const programs = await tx.selectFrom('people').select('id').where('owner', '=', id).execute();
      const ids = [id, ...programs.map((program) => program.id)];
      for (const table of ['sessions', 'passkeys', 'tokens', 'challenges', 'letters'] as const) {
        await tx.deleteFrom(table).where('person', 'in', ids).execute();
      }
      if (row?.email) await tx.deleteFrom('letters').where('email', '=', row.email).execute();
      await tx
        .updateTable('people')
        .set({ name: SOMEBODY, email: null, owner: null, admin: 0, ban: null, gone: this.#now() })
        .where('id', 'in', ids)
        .execute();
    });
  }

  /** Forgets what nobody can use any more; to be called now and then. */
  async sweep(): Promise<void> {
    for (const table of ['sessions', 'challenges', 'letters'] as const) {
      await this.#db.deleteFrom(table).where('expires', '<=', this.#now()).execute();
    }
  }
}
