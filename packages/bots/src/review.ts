import type { DecisionKind, Key, Seat } from '@edubba/kernel';
import type { Choice } from './bot.ts';

/** Something estimated, in hundredths of a win, with its standard error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** The expected result at a moment, by player. */
export interface Moment {
  /** Answers that stood then. */
  readonly step: number;
  readonly chances: readonly Estimate[];
}

/** An answer that changed much. */
export interface Swing {
  /** The position before it: so many answers stood. */
  readonly step: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly key: Key;
  /** What it brought, against what the rules of thumb would have answered: by player. */
  readonly gains: readonly Estimate[];
  /** What the advisor would have answered, and why; the same key where nothing was better. */
  readonly better: Choice;
}

/** Where a player's result came from, from what was to be expected at the beginning to what it was. */
export interface Sources {
  readonly expected: Estimate;
  readonly chance: Estimate;
  readonly others: Estimate;
  readonly own: Estimate;
  readonly result: number;
}

/** A game looked back at. */
export interface Review {
  readonly moments: readonly Moment[];
  /** By player: the answers that changed most for them, the biggest first. */
  readonly swings: readonly (readonly Swing[])[];
  readonly sources: readonly Sources[];
  /** So many games were played on from each position. */
  readonly games: number;
  /** Who says what would have been better: a bot's name. */
  readonly by: string;
}

/** How far a review has come. */
export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}
