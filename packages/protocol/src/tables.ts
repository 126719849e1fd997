import * as z from 'zod/mini';
import { contribution, count, Id, json, kind, Outcome, seat, time, title, word } from './parts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How much time there is. `live`: a bank that shrinks while one is waited for and grows by the increment with every
 * answer. `slow`: so much for every answer, and a bank for when that is not enough.
 */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(MINUTE), z.lte(DAY)),
    increment: z.int().check(z.gte(0), z.lte(10 * MINUTE)),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    move: z.int().check(z.gte(60 * MINUTE), z.lte(30 * DAY)),
    bank: z.int().check(z.gte(0), z.lte(60 * DAY)),
  }),
]);
export type Pace = z.infer<typeof Pace>;

/** A place to be filled: by whoever makes the table, by anybody, or by a bot. */
export const WantedSeat = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), bot: word(40, 1) }),
]);
export type WantedSeat = z.infer<typeof WantedSeat>;

/** A table somebody wants to open. */
export const NewTable = z.strictObject({
  game: word(40, 1),
  title: z.exactOptional(title),
  seats: z.array(WantedSeat).check(z.minLength(1), z.maxLength(8)),
  options: z.record(word(40), word(40)),
  pace: Pace,
  /** In the lobby, for everybody; else only for those who have the link. */
  open: z.boolean(),
  spectators: z.boolean(),
});
export type NewTable = z.infer<typeof NewTable>;

/**
 * The table that begins where that one ended; without one the same people sit where they sat, with `seats` so many of them:
 * whoever sat last leaves, and new seats wait for somebody.
 */
export const NextTable = z.strictObject({
  table: z.exactOptional(NewTable),
  seats: z.exactOptional(z.int().check(z.gte(1), z.lte(8))),
});
export type NextTable = z.infer<typeof NextTable>;

/** A table that begins where a game ended which was played elsewhere; its record is checked by the rules themselves. */
export const AfterRecord = z.strictObject({ record: z.looseObject({}), table: NewTable });
export type AfterRecord = z.infer<typeof AfterRecord>;

/** Who sits where, as everybody may know it. */
export const SeatInfo = z.object({
  who: z.enum(['open', 'person', 'bot']),
  person: z.nullable(Id),
  name: z.string(),
  /** The bot that sits there, or that plays for somebody who is away. */
  bot: z.nullable(z.string()),
  /** Gave up, or ran out of time: a bot plays on for them. */
  gone: z.nullable(z.enum(['resigned', 'late', 'replaced'])),
  /** Milliseconds the seat has left in all, move and bank; counted from `turn.since` while it is waited for. */
  left: z.nullable(z.int()),
  /** Has a window open at this table. */
  here: z.boolean(),
  /** A bot, or somebody whose device has added its part to chance: the game begins by itself when everybody is. */
  ready: z.boolean(),
  vacation: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const Status = z.enum(['waiting', 'playing', 'over', 'closed']);

/** A table as lists and its own page show it; nothing in it that not everybody may know. */
export const TableInfo = z.object({
  id: Id,
  rev: count,
  game: z.string(),
  title: z.string(),
  status: Status,
  by: Id,
  seats: z.array(SeatInfo),
  options: z.record(z.string(), z.string()),
  pace: Pace,
  open: z.boolean(),
  spectators: z.boolean(),
  created: time,
  updated: time,
  started: z.nullable(time),
  ended: z.nullable(time),
  /** Who is waited for and since when; what the question is about. */
  turn: z.nullable(z.object({ seats: z.array(seat), since: time, kind, about: json })),
  /** Stopped by everybody's consent, or since when by whose wish it is about to be. */
  paused: z.nullable(z.object({ since: time })),
  pauseWish: z.array(seat),
  answers: count,
  scores: z.array(z.int()),
  outcome: z.nullable(Outcome),
  /** The hash of the house's secret, drawn before anybody added anything; never another. */
  commitment: z.string(),
  /** What each seat added to chance; empty for bots, and until it has. */
  contributions: z.array(z.string()),
  /** The table everybody went on to. */
  rematch: z.nullable(Id),
  watching: count,
});
export type TableInfo = z.infer<typeof TableInfo>;

export const Join = z.strictObject({ seat: z.exactOptional(seat) });
export type Join = z.infer<typeof Join>;

export const QuickStart = z.strictObject({ game: word(40, 1), players: z.exactOptional(z.int()) });
export type QuickStart = z.infer<typeof QuickStart>;

/** What a seat adds to chance, and the commitment its device holds: nobody adds anything before they have seen that one. */
export const AddChance = z.strictObject({ commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)), contribution });
export type AddChance = z.infer<typeof AddChance>;

/** What the house shows once the game is over, so that every roll can be made again. */
export const Proof = z.object({
  commitment: z.string(),
  secret: z.string(),
  contributions: z.array(z.string()),
});
export type Proof = z.infer<typeof Proof>;

/** What went wrong, by a name programs can tell apart, and in words. */
export const Failure = z.object({ error: z.string(), message: z.string() });
export type Failure = z.infer<typeof Failure>;
