import type { BaseState, Game, Key, Message } from '@edubba/kernel';
import type { Posed, QuizQuestion } from './quiz.ts';
import { poseQuestion } from './quiz.ts';

/** An answer to a puzzle, and by how much it was found to be worse than the best one. */
export interface PuzzleAnswer {
  readonly key: Key;
  /** What is lost on average against the best answer: 0 for that one. In tenths of a point, or of a hundredth of the win. */
  readonly loses: number;
  /** The standard error of that, in the same measure. */
  readonly error: number;
}

/** A position of a game of bots in which one answer is clearly best. */
export interface Puzzle {
  /** Which of the games, and how many of its answers lead to the position. */
  readonly game: number;
  readonly at: number;
  /** Every answer there is, the best first. */
  readonly answers: readonly PuzzleAnswer[];
  /** How the seat went on after the best answer when it was played on, as far as neither chance nor another seat was asked. */
  readonly then?: readonly Key[];
  /** Why, part by part, as the strongest level says it: tenths of a point more than the next best. */
  readonly why?: readonly { readonly why: Message; readonly points: number }[];
}

/**
 * Puzzles of a game. Each was verified by playing on from positions drawn from what the seat may know, after every answer
 * with the same luck, by rules of thumb to the end of the game.
 */
export interface Puzzles {
  /** What is counted: the lead in points at the end, or games won: by the seat, or by all together. */
  readonly measure: 'points' | 'wins';
  /** So often every answer was played on. */
  readonly worlds: number;
  /** The level that looked ahead and chose the same, where the game has one. */
  readonly level?: string;
  /** So many games of bots were looked through for them. */
  readonly searched: number;
  readonly games: readonly QuizQuestion[];
  readonly puzzles: readonly Puzzle[];
}

/** The question that leads to a puzzle's position. */
export function questionOf({ games }: Puzzles, { game, at }: Puzzle): QuizQuestion {
  const played = games[game];
  if (played === undefined || at > played.log.length)
    throw new RangeError(`there is no game ${game} with ${at} answers`);
  return { table: played.table, log: played.log.slice(0, at) };
}

/** Plays the answers that lead to a puzzle by the present rules; throws where they are no longer possible. */
export function posePuzzle<S extends BaseState>(game: Game<S>, puzzles: Puzzles, puzzle: Puzzle): Posed<S> {
  return poseQuestion(game, questionOf(puzzles, puzzle));
}

const DAY = 86_400_000;

/** The number of a day, written `2026-11-18`; nothing where that is no day. */
export function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / DAY);
}

/** The day that many days after another, as it is written. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Which of so many puzzles is a day's. After each round of all of them it goes on one further, so that whoever comes only
 * every fifth day meets all of them too.
 */
export function puzzleOfDay(day: number, count: number): number {
  return (day + Math.floor(day / count)) % count;
}
