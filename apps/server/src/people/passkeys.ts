import { thrownText } from '@edubba/kernel';
import type { NewPasskey, Person, UsePasskey } from '@edubba/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Kysely } from 'kysely';
import { conflict, Failed } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Database } from '../store/schema.ts';

/** So long somebody may look for their key. */
const PATIENCE = 5 * 60_000;
const MOST = 20;
/** What every device can sign with: EdDSA, ES256, RS256. Named, so that all processes agree whatever Node they run on. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** Keys that people's devices hold and that only work for one site: nothing is kept here that could be stolen. */
export class Passkeys {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** What an authenticator is asked in order to make a new key for this person. */
  async newOptions(person: Person, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#db
      .selectFrom('passkeys')
      .select(['credential', 'transports'])
      .where('person', '=', person.id)
      .execute();
    if (known.length >= MOST) {
      throw conflict('too-many', `You have ${MOST} passkeys already. Remove one first.`);
    }
    const options = await generateRegistrationOptions({
      rpName: 'Edubba',
      rpID: site(origin),
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      timeout: PATIENCE,
      supportedAlgorithmIDs: ALGORITHMS,
      // The device shows whose keys it has: nobody has to type a name to sign in.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: JSON.parse(transports) as string[],
      })),
    });
    await this.#ask(options.challenge, person.id);
    return options;
  }

  /** Keeps a new key of this person, who is no guest any more. */
  async add(person: Person, { name, response }: NewPasskey, origin: string): Promise<void> {
    const challenge = await this.#answered(response.response.clientDataJSON, person.id);
    const { registrationInfo: info } = await verified(() =>
      verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: site(origin),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (info === undefined) throw badPasskey('it does not verify');
    const { id: credential, publicKey, counter } = info.credential;
    const id = newId();
    const now = this.#now();
    const transports = JSON.stringify(response.response.transports ?? []);
    const public_key = Buffer.from(publicKey).toString('base64url');
    await this.#db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows: made } = await tx
        .insertInto('passkeys')
        .values({ id, credential, person: person.id, name, public_key, counter, transports, created: now, used: now })
        .onConflict((c) => c.column('credential').doNothing())
        .executeTakeFirst();
      if (made !== 1n) throw conflict('known-passkey', 'This passkey is known already.');
      await tx.updateTable('people').set({ kind: 'member' }).where('id', '=', person.id).execute();
    });
  }

  /** What an authenticator is asked in order to sign somebody in, whoever it is. */
  async signInOptions(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: site(origin),
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
    await this.#ask(options.challenge, null);
    return options;
  }

  /** Whose key this is; throws unless it just signed what it was asked to. */
  async signIn({ response }: UsePasskey, origin: string): Promise<string> {
    const challenge = await this.#answered(response.response.clientDataJSON, null);
    const row = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential', '=', response.id)
      .executeTakeFirst();
    if (row === undefined) throw badPasskey('it is not known here');
    const credential: WebAuthnCredential = {
      id: row.credential,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    };
    const result = await verified(() =>
      verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: site(origin),
        credential,
        requireUserVerification: false,
      }),
    );
    if (!result.verified) throw badPasskey('it does not verify');
    // The counter must still be what was checked: of two that come at once with the same one, one is a copy.
    const { numUpdatedRows } = await this.#db
      .updateTable('passkeys')
      .set({ counter: result.authenticationInfo.newCounter, used: this.#now() })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw badPasskey('it was used twice at once');
    return row.person;
  }

  async list(person: string): Promise<Passkey[]> {
    return this.#db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** Forgets a key; false if this person has no such key. Who has nothing left to come back with is a guest again. */
  async remove(person: string, passkey: string): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkeys')
        .where('id', '=', passkey)
        .where('person', '=', person)
        .executeTakeFirst();
      await tx
        .updateTable('people')
        .set({ kind: 'guest' })
        .where('id', '=', person)
        .where('email', 'is', null)
        .where((e) => e.not(e.exists(e.selectFrom('passkeys').select('passkeys.id').where('person', '=', person))))
        .execute();
      return numDeletedRows > 0n;
    });
  }

  /** Challenges are in the database because another process may get the answer. */
  async #ask(challenge: string, person: string | null): Promise<void> {
    const now = this.#now();
    await this.#db.deleteFrom('challenges').where('expires', '<=', now).execute();
    await this.#db
      .insertInto('challenges')
      .values({ challenge, person, expires: now + PATIENCE })
      .execute();
  }

  /** The challenge an authenticator answers, if it was put to this person; it is used up, whatever the answer is worth. */
  async #answered(clientData: string, person: string | null): Promise<string> {
    const challenge = await verified(async () => decodeClientDataJSON(clientData).challenge);
    if (!/^[\w-]+$/.test(challenge)) throw badPasskey('it answers nothing that was asked');
    const asked = await this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('person', person === null ? 'is' : '=', person)
      .where('expires', '>', this.#now())
      .returning('challenge')
      .executeTakeFirst();
    if (asked === undefined) throw badPasskey('it answers nothing that was asked');
    return asked.challenge;
  }
}

/** Passkeys are for the name of the site, without scheme and port. */
const site = (origin: string): string => new URL(origin).hostname;

const badPasskey = (why: string): Failed =>
  new Failed(401, 'bad-passkey', `This passkey could not be accepted: ${why}.`);

/** What the library throws is a fault of what was sent, not of the house. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw badPasskey(thrownText(error));
  }
}
