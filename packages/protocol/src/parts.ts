import * as z from 'zod/mini';

/** Names one message of one client, so that sending it twice does it once. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const key = z.string().check(z.minLength(1), z.maxLength(200));
export const count = z.int().check(z.gte(0));
export const seat = z.int().check(z.gte(0), z.lt(16));
export const kind = z.string().check(z.minLength(1), z.maxLength(80));
export const json = z.json();

/** A table, a person or anything else the house keeps, by its name in addresses. */
export const Id = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));
/** Milliseconds since 1970, or how many of them. */
export const time = z.int().check(z.gte(0));
/** What somebody is called: one line, not too long. */
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(32), z.regex(/^[^\p{Cc}\p{Cf}]+$/u));
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
