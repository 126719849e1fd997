const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A text that nobody can guess, of 5 bits a letter. */
function drawn(letters: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The seed of a table: more than can be tried out. */
export const newSeed = (): string => drawn(26);

/** The id of a kept game, short enough for an address. */
export const newId = (): string => drawn(12);
