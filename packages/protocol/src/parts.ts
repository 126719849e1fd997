import * as z from 'zod/mini';

/**
 * What no word holds: controls (PostgreSQL refuses a NUL, and with it everything that was to be kept at once), marks that
 * turn the direction of what follows, halves of letters, breaks of lines and of paragraphs.
 */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const plain = z.regex(PLAIN);
/** As above, but for breaks between lines and the two marks that join letters, without which some writing is not itself. */
const PROSE = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\n\t\u200c\u200d])*$/u;
/**
 * Something that can be seen: not only blanks, marks without a letter to stand on, and the letters that some writing has for
 * nothing at all. Nobody is called by a name that looks like none.
 */
const SEEN = /^$|[^\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
/** No letter carries more: heaps of marks cover the lines above and below. */
const HEAPED = /^(?!.*\p{M}{6})/su;
const seen = [z.regex(SEEN), z.regex(HEAPED)] as const;

/** A word of one line that is kept, compared or shown: a name, a title, a key. */
export const word = (longest: number, shortest = 0) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), plain);

/** Names one message of one client, so that sending it twice does it once. */
export const id = word(64, 1);
export const key = word(200, 1);
export const count = z.int().check(z.gte(0));
export const seat = z.int().check(z.gte(0), z.lt(16));
export const kind = word(80, 1);
export const json = z.json();

/**
 * What somebody writes to be read by people, with breaks between its lines. Marks that join letters may stand in it, others
 * that cannot be seen may not.
 */
export const prose = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(PROSE), ...seen);

/** What was said or noted, without what {@link prose} refuses: a line that was typed in haste is cleaned, not sent back. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/(\p{M}{5})\p{M}+/gu, '$1');
}

/** Whether there is anything to see in it. */
export const isSeen = (text: string): boolean => text !== '' && SEEN.test(text);

/** An address on the open network, as it was typed. */
export const address = z.url().check(z.maxLength(1000), plain);

/** A table, a person or anything else the house keeps, by its name in addresses. */
export const Id = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));
/** Milliseconds since 1970, or how many of them. */
export const time = z.int().check(z.gte(0));
/** What somebody is called: one line, not too long. */
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(32), plain, ...seen);
/** What a table is called: one line, or nothing. */
export const title = z.string().check(z.trim(), z.maxLength(60), plain, ...seen);
/** What a seat adds to the chance of its table: drawn by its own device. */
export const contribution = z.string().check(z.regex(/^[a-zA-Z0-9_-]{16,64}$/));

export const Message: z.ZodMiniType<MessageShape> = z.object({
  id: z.string(),
  params: z.exactOptional(
    z.record(z.string(), z.union([z.string(), z.number(), z.lazy((): z.ZodMiniType<MessageShape> => Message)])),
  ),
});
/** Words by their catalogue id. */
interface MessageShape {
  id: string;
  params?: { [name: string]: string | number | MessageShape };
}

export const Outcome = z.object({
  result: z.enum(['ranked', 'won', 'lost']),
  scores: z.array(z.int()),
  ranks: z.array(count),
  winners: z.array(seat),
  reason: z.exactOptional(Message),
  grade: z.exactOptional(Message),
});
export type Outcome = z.infer<typeof Outcome>;
