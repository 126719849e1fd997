import type { Sitter, Suggestion } from '@edubba/hosting';
import type { Json, Order, Outcome, RewindWish, Seat } from '@edubba/kernel';
import type { Pace, Status } from '@edubba/protocol';
import type * as z from 'zod/mini';

/** Log length, and the fingerprint of the position there. */
export type Print = readonly [number, string];

/** Why somebody's seat is played by a bot now. */
export type Gone = 'resigned' | 'late' | 'replaced';

/** A place at a table. */
export interface SeatHead {
  readonly who: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  /** The bot that sits here, or the one that stands in for a person who is gone. */
  readonly bot: string | null;
  readonly gone: Gone | null;
  /** The number of the question whose time ran out: that one is the bot's, whenever the person comes back. */
  readonly lateAt?: number;
  /** What the person added to chance; empty until they have. */
  readonly contribution: string;
  /** Milliseconds in the bank; `null` without a clock. */
  readonly left: number | null;
  /** Milliseconds this question has taken so far, up to `turn.since`. */
  readonly used: number;
  /** As the clock stood when their turn ended last, before that earned anything: a turn that is taken back goes on from there. */
  readonly ended?: { readonly left: number; readonly used: number };
  /** How many events the person had been told when they last answered. */
  readonly seen: number;
  /** Time that is not counted. */
  readonly vacation: { readonly from: number; readonly until: number } | null;
}

/** Everything about a table but its log: kept as one, changed as one. Holds no secret of the game. */
export interface TableHead {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  /** Version of the rules it began with. */
  readonly version: number;
  readonly title: string;
  readonly options: { readonly [name: string]: string };
  readonly by: string;
  readonly status: z.infer<typeof Status>;
  readonly seats: readonly SeatHead[];
  readonly pace: Pace;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly created: number;
  readonly updated: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly commitment: string;
  readonly orders: readonly Order[];
  readonly rewind: RewindWish | null;
  /** What seats suggest to each other, where all play together. */
  readonly suggestions?: readonly Suggestion[];
  readonly paused: { readonly since: number } | null;
  readonly pauseWish: readonly Seat[];
  readonly turn: {
    readonly seats: readonly Seat[];
    readonly since: number;
    readonly kind: string;
    readonly about: Json;
    /** The number of each seat's question: by it a notice is told once. Tables from before it was kept lack it. */
    readonly numbers?: readonly number[];
  } | null;
  readonly answers: number;
  /** The end of the last outage whose time was given back to those who were waited for. */
  readonly givenBack?: number;
  /** Where the position was not long ago: whoever makes it again from the log compares. */
  readonly print?: Print;
  readonly scores: readonly number[];
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** It began where another game ended, whose record is kept with it. */
  readonly follows?: true;
}

/** Who plays where: a bot also where it stands in for somebody. */
export function sittersOf({ seats }: TableHead): Sitter[] {
  return seats.map((at) =>
    isPlayedByBot(at) && at.bot !== null ? { who: 'bot', bot: at.bot } : { who: 'person', name: at.name },
  );
}

/** A bot answers here, at its own seat or for somebody who is gone. */
export function isPlayedByBot({ who, bot, gone }: SeatHead): boolean {
  return (who === 'bot' || gone !== null) && bot !== null;
}

/** The seats that people hold, whether a bot plays for them just now or not. */
export function holdersOf({ seats }: TableHead): Seat[] {
  return seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
}

/** The seats that people hold and have not left to a bot. */
export function peopleOf({ seats }: TableHead): Seat[] {
  return seats.flatMap(({ who, gone }, seat) => (who === 'person' && gone === null ? [seat] : []));
}

/** Nothing is waited for before the game can begin: a bot, or somebody who has added their part to chance. */
export function isReady({ who, contribution }: SeatHead): boolean {
  return who === 'bot' || (who === 'person' && contribution !== '');
}

/** The seat of a person at a table. */
export function seatOf({ seats }: TableHead, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = seats.findIndex((at) => at.who === 'person' && at.person === person);
  return seat < 0 ? undefined : seat;
}

/** The number of the question a seat is waited for with, if it is. */
export function askedOf({ turn }: TableHead, seat: Seat): number | undefined {
  const at = turn?.seats.indexOf(seat) ?? -1;
  return at < 0 ? undefined : (turn?.numbers?.[at] ?? -1);
}

export const EMPTY: SeatHead = {
  who: 'open',
  person: null,
  name: '',
  bot: null,
  gone: null,
  contribution: '',
  left: null,
  used: 0,
  seen: 0,
  vacation: null,
};

/** The head with some seats changed. */
export function withSeats(head: TableHead, change: (at: SeatHead, seat: Seat) => SeatHead): TableHead {
  return { ...head, seats: head.seats.map(change) };
}

export function withSeat(head: TableHead, seat: Seat, change: Partial<SeatHead>): TableHead {
  return withSeats(head, (at, i) => (i === seat ? { ...at, ...change } : at));
}
