import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name nobody can guess, of 5 bits a letter. */
function drawn(letters: number): string {
  return Array.from(randomBytes(letters), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The id of a table or a person, short enough for an address. */
export const newId = (): string => drawn(12);

/** A secret that is shown once and kept only as its hash: a session, a sign-in link, a program's token. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is kept. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
