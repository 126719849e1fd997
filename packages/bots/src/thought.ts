import type { BaseState, Observation, Random } from '@edubba/kernel';
import type { Bot, Choice } from './bot.ts';
import type { Clock } from './clock.ts';

/** Somebody thinking: a little at a time, for as long as they may, and always with an answer. */
export interface Thought {
  /** Looks a little further, for some milliseconds; false when there is nothing more to be learned or nothing left of the budget. */
  go(): boolean;
  /** What it would answer now. */
  choice(): Choice;
  /** Of the budget, in the same measure on every machine. */
  readonly spent: number;
  readonly budget: number;
}

/** A bot that can think a little at a time. */
export interface Thinker<S extends BaseState> extends Bot<S> {
  /** That of each of its thoughts. */
  readonly budget: number;
  /** The same with another budget, and called by it: `ensi:2000`. */
  within(budget: number): Thinker<S>;
  /** With the same chance it comes to the same answer as `choose`. */
  ponder(observation: Observation<S>, random: Random): Thought;
}

export function isThinker<S extends BaseState>(bot: Bot<S>): bot is Thinker<S> {
  return 'ponder' in bot;
}

/** Thinks to the end. */
export function finish(thought: Thought): Choice {
  while (thought.go());
  return thought.choice();
}

/** When thinking has to end besides at its budget. */
export interface Limits {
  readonly clock: Clock;
  /** Not longer than so many milliseconds. */
  readonly milliseconds?: number;
  readonly signal?: { readonly aborted: boolean };
}

/** Thinks until its budget is spent, time is up, or somebody says stop, whichever comes first. */
export function thinkWithin(
  thought: Thought,
  { clock, milliseconds = Number.POSITIVE_INFINITY, signal }: Limits,
): Choice {
  const end = clock() + milliseconds;
  // The longest stretch so far: what would likely end too late is not begun.
  let longest = 0;
  for (let now = clock(); now + longest < end; ) {
    if (signal?.aborted === true || !thought.go()) break;
    const then = clock();
    longest = Math.max(longest, then - now);
    now = then;
  }
  return thought.choice();
}
