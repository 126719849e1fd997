import type { Kysely, Transaction } from 'kysely';
import { conflict, Failed } from '../failure.ts';
import { hashed, newId, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';

const MINUTE = 60_000;
export const LETTER_MINUTES = 15;
/** More at once would only annoy whoever owns the address. */
const MOST_AT_ONCE = 3;

/** Who opens a link: who they are on this device, and the name they chose in case nobody has the address yet. */
export interface Opening {
  readonly here: string | undefined;
  readonly name: string | undefined;
}

/** Sign-in links that are sent by mail. Each works once and not for long. */
export class Letters {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Makes a link's token for an address; none if enough of them are on their way there already. */
  async write(email: string, asker: string | undefined): Promise<string | undefined> {
    const now = this.#now();
    await this.#db.deleteFrom('letters').where('expires', '<=', now).execute();
    const { waiting } = await this.#db
      .selectFrom('letters')
      .select((e) => e.fn.countAll().as('waiting'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= MOST_AT_ONCE) return undefined;
    const token = newSecret();
    await this.#db
      .insertInto('letters')
      .values({ hash: hashed(token), email, person: asker ?? null, expires: now + LETTER_MINUTES * MINUTE })
      .execute();
    return token;
  }

  /**
   * Uses a link up; gives who is signed in with it: who has the address, else whoever asked, on the device where they did
   * (they have it from now on), else somebody new. Where that cannot be, the link stays good.
   */
  async open(token: string, opening: Opening): Promise<string> {
    return this.#db.transaction().execute(async (tx) => {
      const letter = await tx
        .deleteFrom('letters')
        .where('hash', '=', hashed(token))
        .where('expires', '>', this.#now())
        .returning(['email', 'person'])
        .executeTakeFirst();
      if (letter === undefined) {
        throw new Failed(410, 'bad-link', 'This link was used before or is too old. Ask for a new one.');
      }
      const { email } = letter;
      const owner = await tx.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst();
      if (owner !== undefined) return owner.id;
      return (await given(tx, email, letter.person, opening.here)) ?? this.#member(tx, email, opening.name);
    });
  }

  async #member(tx: Transaction<Database>, email: string, name: string | undefined): Promise<string> {
    if (name === undefined) throw conflict('name-wanted', 'Nobody here has this address yet. Choose a name.');
    const id = newId();
    const created = this.#now();
    await tx
      .insertInto('people')
      .values({ id, name, kind: 'member', email, owner: null, admin: 0, ban: null, created, gone: null })
      .execute();
    return id;
  }
}

/** Gives the address to whoever asked for the link, if they are still there. */
async function given(
  tx: Transaction<Database>,
  email: string,
  asker: string | null,
  here: string | undefined,
): Promise<string | undefined> {
  if (asker === null) return undefined;
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', asker)
    .where('gone', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Anybody can ask for a link to anybody's address. Whoever opens it elsewhere would sign in to an account that another
  // has the key of, or move somebody's address: only where it was asked for can both be meant.
  if (here !== row.id) {
    throw conflict('other-device', 'Open this link on the device where you asked for it.');
  }
  await tx.updateTable('people').set({ email, kind: 'member' }).where('id', '=', row.id).execute();
  return row.id;
}
