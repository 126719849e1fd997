import type { MadeProgram, Person, Program } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { conflict } from '../failure.ts';
import { hashed, newId, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import type { Visitor } from './sessions.ts';

const HOUR = 3_600_000;
const MOST = 20;

/** Accounts for programs that play: each belongs to somebody and comes in with a token. */
export class Programs {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async make(owner: string, name: string): Promise<MadeProgram> {
    if ((await this.list(owner)).length >= MOST) {
      throw conflict('too-many', `You have ${MOST} programs already. Remove one first.`);
    }
    const token = newSecret();
    const person: Person = { id: newId(), name, kind: 'program' };
    const created = this.#now();
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .insertInto('people')
        .values({ ...person, email: null, owner, admin: 0, ban: null, created, gone: null })
        .execute();
      await tx
        .insertInto('tokens')
        .values({ hash: hashed(token), person: person.id, created, used: null })
        .execute();
    });
    return { person, token };
  }

  async list(owner: string): Promise<Program[]> {
    const rows = await this.#db
      .selectFrom('people')
      .innerJoin('tokens', 'tokens.person', 'people.id')
      .select(['people.id', 'people.name', 'people.kind', 'tokens.created', 'tokens.used'])
      .where('people.owner', '=', owner)
      .where('people.gone', 'is', null)
      .orderBy('tokens.created')
      .orderBy('people.id')
      .execute();
    return rows.map(({ id, name, kind, created, used }) => ({ person: { id, name, kind }, created, used }));
  }

  /** Who shows this token. A program may not do what its owner may not. */
  async who(token: string): Promise<Visitor | undefined> {
    const hash = hashed(token);
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .leftJoin('people as owner', 'owner.id', 'people.owner')
      .select(['people.id', 'people.name', 'people.kind', 'people.ban', 'owner.ban as ownersBan', 'tokens.used'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, name, kind, ban, ownersBan, used } = row;
    const now = this.#now();
    if (used === null || now - used >= HOUR) {
      await this.#db.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute();
    }
    return { person: { id, name, kind }, ban: ban ?? ownersBan, session: undefined, stale: false };
  }
}
