import * as z from 'zod/mini';

/** Names one message of one client, so that sending it twice does it once. */
const id = z.string().check(z.minLength(1), z.maxLength(64));
const key = z.string().check(z.minLength(1), z.maxLength(200));
const count = z.int().check(z.gte(0));
const seat = z.int().check(z.gte(0), z.lt(16));
const kind = z.string().check(z.minLength(1), z.maxLength(80));
const json = z.json();

/** What somebody at a table sends. An answer names the question by its number: one that comes too late hits nothing else. */
export const Sent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), id, number: count, key }),
  z.strictObject({ type: z.literal('undo'), id }),
  z.strictObject({ type: z.literal('restart'), id }),
  z.strictObject({ type: z.literal('redo'), id }),
  z.strictObject({ type: z.literal('rewind'), id, to: count }),
  z.strictObject({ type: z.literal('agree'), id, yes: z.boolean() }),
  z.strictObject({
    type: z.literal('order'),
    id,
    kind,
    key,
    when: z.optional(z.record(z.string(), json)),
    turn: z.optional(z.string()),
  }),
  z.strictObject({ type: z.literal('dropOrders'), id, kind: z.optional(kind) }),
  /** After a lost connection: everything since this version, please. */
  z.strictObject({ type: z.literal('since'), id, version: count }),
]);
export type Sent = z.infer<typeof Sent>;

const Message: z.ZodMiniType<MessageShape> = z.object({
  id: z.string(),
  params: z.optional(
    z.record(z.string(), z.union([z.string(), z.number(), z.lazy((): z.ZodMiniType<MessageShape> => Message)])),
  ),
});
/** Words by their catalogue id. */
interface MessageShape {
  id: string;
  params?: { [name: string]: string | number | MessageShape } | undefined;
}

const Refusal = z.object({ target: z.string(), rule: z.string(), why: Message, fix: z.optional(Message) });

const Asked = z.object({
  number: count,
  seat,
  kind,
  options: z.array(key),
  optional: z.boolean(),
  about: json,
  aside: json,
});

const SeenEvent = z.object({ version: count, seq: count, event: z.optional(z.record(z.string(), json)) });

const Undo = z.union([z.object({ to: count, single: z.boolean() }), z.object({ blocked: z.string() })]);

/** How things stand for one seat: sent whole, or after the events that led there. */
const Standing = {
  view: json,
  question: z.nullable(Asked),
  refusals: z.array(Refusal),
  offers: z.array(key),
  undo: Undo,
};

/** What a table sends back. Versions have no gaps: whoever misses one asks with `since`. */
export const Received = z.discriminatedUnion('type', [
  z.object({ type: z.literal('done'), id, version: count }),
  z.object({ type: z.literal('refused'), id, refusal: Refusal, question: z.nullable(Asked) }),
  z.object({ type: z.literal('events'), from: count, events: z.array(SeenEvent), ...Standing }),
  z.object({ type: z.literal('standing'), version: count, ...Standing }),
]);
export type Received = z.infer<typeof Received>;
