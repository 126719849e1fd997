import * as z from 'zod/mini';
import { count, id, json, key, kind, Message, Outcome, seat, word } from './parts.ts';
import { TableInfo } from './tables.ts';
import { Channel, Line, TALK_LONGEST } from './talk.ts';

/** What is answered without asking: every question of a kind, or only those about something, or only in this turn. */
const Order = {
  kind,
  key,
  when: z.exactOptional(z.record(z.string(), json)),
  turn: z.exactOptional(z.string()),
};

/** An order as it may be given: it is compared with plain members of what a question is about, so it has no others. */
const NewOrder = {
  ...Order,
  when: z.exactOptional(
    z
      .record(word(80), z.union([word(200), z.number(), z.boolean(), z.null()]))
      .check(z.refine((members) => Object.keys(members).length <= 16)),
  ),
  turn: z.exactOptional(word(80)),
};

/** Answers in a row. */
const steps = z.array(key).check(z.maxLength(8));

/**
 * What somebody at a table sends. An answer names the question by its number: one that comes too late hits nothing else.
 * A side offer is an answer too, and names the number of the question it is taken in.
 */
export const Sent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), id, number: count, key }),
  z.strictObject({ type: z.literal('undo'), id }),
  z.strictObject({ type: z.literal('restart'), id }),
  z.strictObject({ type: z.literal('redo'), id }),
  /** Wishes to go back across what one may take back alone; the others say whether they `agree`. */
  z.strictObject({ type: z.literal('rewind'), id, to: count }),
  z.strictObject({ type: z.literal('agree'), id, yes: z.boolean() }),
  z.strictObject({ type: z.literal('order'), id, ...NewOrder }),
  z.strictObject({ type: z.literal('dropOrders'), id, kind: z.exactOptional(kind) }),
  /** After a lost connection: everything since this version, please. */
  z.strictObject({ type: z.literal('since'), id, version: count }),
  /** Is anybody there? Answered by `done` with the version as it is: pages hear nothing of the socket's own pings. */
  z.strictObject({ type: z.literal('ping'), id }),
  /** What would this option lead to? */
  z.strictObject({ type: z.literal('preview'), id, key }),
  /** Why is what is closed closed? Of the question of that number. */
  z.strictObject({ type: z.literal('why'), id, number: count }),
  /** How would things stand for another seat after these answers, as far as I may know? Only where all play together. */
  z.strictObject({ type: z.literal('imagine'), id, to: seat, keys: steps }),
  /** Suggests these answers to another seat, in its open question or its coming turn; none takes back what was suggested. */
  z.strictObject({ type: z.literal('suggest'), id, to: seat, keys: steps }),
  z.strictObject({
    type: z.literal('say'),
    id,
    channel: Channel,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TALK_LONGEST)),
  }),
]);
export type Sent = z.infer<typeof Sent>;

const Refusal = z.object({ target: z.string(), rule: z.string(), why: Message, fix: z.exactOptional(Message) });

const Allotment = z.object({
  parts: z.array(z.object({ name: z.string(), least: z.int(), most: z.int() })),
  least: z.int(),
  most: z.int(),
});

const Asked = z.object({
  allotment: z.exactOptional(Allotment),
  number: count,
  seat,
  kind,
  options: z.array(key),
  optional: z.boolean(),
  about: json,
  aside: json,
});

const GameEvent = z.object({
  type: z.string(),
  /** Chance is a seat too, below 0. */
  seat: z.exactOptional(z.int()),
  rule: z.exactOptional(z.string()),
  item: z.exactOptional(z.string()),
  from: z.exactOptional(z.string()),
  to: z.exactOptional(z.string()),
  data: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

const SeenEvent = z.object({ version: count, seq: count, event: z.exactOptional(GameEvent) });

const Undo = z.union([
  z.object({ to: count, single: z.boolean() }),
  z.object({ blocked: z.enum(['nothing', 'chance', 'revealed', 'other']) }),
]);

/** A wish to go back: whose, how far, who has a say, and who has said yes so far. */
const Rewind = z.object({
  by: seat,
  to: count,
  needed: z.array(seat),
  agreed: z.array(seat),
  state: z.enum(['open', 'done', 'declined', 'outdated']),
});

/** What a seat suggests to another: the answer that is next, and how many of all were given. */
const Suggested = z.object({ by: seat, to: seat, kind, key, step: count, of: count });

/** How things stand for one seat: sent whole, or after the events that led there. */
const Standing = {
  view: json,
  /** What an answer or a side offer of this seat has to name, whether it has a question or not. */
  number: count,
  question: z.nullable(Asked),
  /** What is closed to the seat; why, it asks (`why`). */
  refused: z.array(z.string()),
  offers: z.array(key),
  undo: Undo,
  /** What `redo` would answer again. */
  redo: z.nullable(key),
  /** The wish to go back that was last uttered, until somebody answers something else. */
  rewind: z.nullable(Rewind),
  /** The seat's own standing orders. */
  orders: z.array(z.object({ seat, ...Order })),
  /** Once the game is over. */
  outcome: z.nullable(Outcome),
  /** What others suggest to the seat, and it to others. */
  suggestions: z.exactOptional(z.array(Suggested)),
};

/** What a table sends back. Versions have no gaps: whoever misses one asks with `since`. */
export const Received = z.discriminatedUnion('type', [
  z.object({ type: z.literal('done'), id, version: count }),
  z.object({ type: z.literal('refused'), id, refusal: Refusal, number: count, question: z.nullable(Asked) }),
  /** What happened, by whose answer (chance and bots too), and how things stand after it. */
  z.object({ type: z.literal('events'), by: z.int(), from: count, events: z.array(SeenEvent), ...Standing }),
  /** Everything anew, with all that was told so far; `seen`: what the seat had been told when it last answered. */
  z.object({ type: z.literal('standing'), version: count, seen: count, events: z.array(SeenEvent), ...Standing }),
  /** Somebody wishes to go back, or has said yes or no to it: sent to all. */
  z.object({ type: z.literal('rewind'), rewind: Rewind }),
  /** What an option would lead to; nothing where chance or something hidden is in the way at once. */
  z.object({
    type: z.literal('preview'),
    id,
    preview: z.nullable(z.object({ key, view: json, events: z.array(SeenEvent), chance: z.boolean() })),
  }),
  /** How things would stand for another seat; nothing where nothing can be suggested to it. */
  z.object({
    type: z.literal('imagined'),
    id,
    imagined: z.nullable(z.object({ view: json, question: z.nullable(Asked) })),
  }),
  /** Somebody has suggested something, or taken it back: all that the seat is shown of it now. */
  z.object({ type: z.literal('suggested'), suggestions: z.array(Suggested) }),
  /** Why everything that is closed to the seat is closed; nothing where another question is asked by now. */
  z.object({ type: z.literal('why'), id, refusals: z.array(Refusal) }),
  /** The table changed around the game: somebody sat down, a clock, a pause, presence. First of all messages. */
  z.object({ type: z.literal('table'), me: z.nullable(seat), now: count, info: TableInfo }),
  z.object({ type: z.literal('said'), lines: z.array(Line) }),
  /** What was sent could not be read or carried out; nothing happened. */
  z.object({ type: z.literal('failed'), id: z.nullable(id), error: z.string() }),
]);
export type Received = z.infer<typeof Received>;
