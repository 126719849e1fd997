import type { Person } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { hashed, newId, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';

const HOUR = 3_600_000;
/** A device that is not used for so long has to sign in again. */
export const SESSION_LASTS = 180 * 24 * HOUR;
/** Not every visit is written down, only one in so long. */
const NOTICED = HOUR;
const DEVICE_LONGEST = 200;

/** Somebody who came in, and how. */
export interface Visitor {
  readonly person: Person;
  /** Why they may not come in, if they may not. */
  readonly ban: string | null;
  /** The device they came with; programs have none. */
  readonly session: string | undefined;
  /** Not written down for a while: {@link Sessions.renew}. */
  readonly stale: boolean;
}

/** A device as its owner sees it. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

/** The devices people are signed in on. */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #ended: (session: string, again: boolean) => void;

  constructor(
    db: Kysely<Database>,
    now: () => number,
    ended: (session: string, again: boolean) => void = () => undefined,
  ) {
    this.#db = db;
    this.#now = now;
    this.#ended = ended;
  }

  /** Signs a device in; gives the token it has to show from now on, which is kept nowhere else. */
  async begin(person: string, device: string): Promise<string> {
    const token = newSecret();
    const now = this.#now();
    await this.#db
      .insertInto('sessions')
      .values({
        id: newId(),
        person,
        hash: hashed(token),
        device: device.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, DEVICE_LONGEST),
        created: now,
        seen: now,
        expires: now + SESSION_LASTS,
      })
      .execute();
    return token;
  }

  /** Who shows this token. */
  async who(token: string): Promise<Visitor | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.kind', 'people.ban', 'sessions.id as session', 'sessions.seen'])
      .where('sessions.hash', '=', hashed(token))
      .where('sessions.expires', '>', this.#now())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, name, kind, ban, session, seen } = row;
    return { person: { id, name, kind }, ban, session, stale: this.#now() - seen >= NOTICED };
  }

  /** Whoever comes stays signed in for as long again. */
  async renew(session: string): Promise<void> {
    const now = this.#now();
    await this.#db
      .updateTable('sessions')
      .set({ seen: now, expires: now + SESSION_LASTS })
      .where('id', '=', session)
      .execute();
  }

  /** Last used first. */
  async list(person: string): Promise<Device[]> {
    return this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'created', 'seen'])
      .where('person', '=', person)
      .where('expires', '>', this.#now())
      .orderBy('seen', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Signs a device of this person out; false if they have no such device. `again`: it is about to be signed in anew. */
  async end(person: string, session: string, again = false): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('person', '=', person)
      .executeTakeFirst();
    if (numDeletedRows > 0n) this.#ended(session, again);
    return numDeletedRows > 0n;
  }
}
