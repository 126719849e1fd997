import type { BaseState, DecisionKind, Key, Message, Observation, Random } from '@edubba/kernel';

/** One part of why a bot chose as it did: `+2 between the rivers`. */
export interface Reason {
  readonly why: Message;
  /** Whole points, in the bot's own measure of worth. */
  readonly points: number;
}

/** An option and what a bot thinks it is worth. */
export interface Weighed {
  readonly key: Key;
  readonly total: number;
}

/** An answer to a question of a kind. */
export interface Step {
  readonly kind: DecisionKind;
  readonly key: Key;
}

/** A bot's answer, with its reasons as data. */
export interface Choice {
  /** One of the options, or of the side offers: then the question stays open. */
  readonly key: Key;
  /** Where given, their points add up to what the answer is worth. */
  readonly reasons?: readonly Reason[];
  /** The next best it thought of, best first. */
  readonly others?: readonly Weighed[];
  /** What it expects to answer next, as long as neither chance nor anybody else has a say. */
  readonly line?: readonly Step[];
}

/** A policy: observation in, answer out. Holds no state of its own, so one bot can sit at many tables. */
export interface Bot<S extends BaseState> {
  readonly name: string;
  /** It plays ahead on positions that could be, which takes longer than a moment: whoever has others to serve lets it choose elsewhere. */
  readonly ahead?: boolean;
  choose(observation: Observation<S>, random: Random): Choice;
  /**
   * Nobody waits for this seat, but it may speak: take a side offer, propose something, change a sealed choice.
   * Nothing, if it would rather not. Heard once in every question that opens.
   */
  volunteer?(observation: Observation<S>, random: Random): Choice | undefined;
}
