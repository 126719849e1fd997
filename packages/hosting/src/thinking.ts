import type { Choice } from '@edubba/bots';
import { isThinker } from '@edubba/bots';
import type { BaseState, Position, Seat } from '@edubba/kernel';
import { Machine, Observation, Xoshiro } from '@edubba/kernel';
import { botNamed } from './named.ts';
import type { AnyPlay } from './sitter.ts';

/** A question to think about, as plain data: it can be thought about on another thread. */
export interface Pondering {
  readonly game: string;
  readonly bot: string;
  readonly position: Position<BaseState>;
  readonly seat: Seat;
  /** It answers after a moment: it does not wait for those that take their time. */
  readonly quick: boolean;
  /** The bot's own chance: with the same it comes to the same answer, wherever it thinks. */
  readonly seed: string;
  readonly at: number;
  /** Others are asked: it looks for the question it will likely have, and thinks of that. `known`: what it has foreseen already. */
  readonly early?: { readonly known: string };
}

/** What came of thinking. */
export interface Thoughts extends Choice {
  /** Thought of in advance: what the seat will know when it is asked that, and after how many answers more. */
  readonly early?: { readonly known: string; readonly after: number };
}

/** Somebody thinking, somewhere. */
export interface Thinking {
  /** What it comes to; nothing where nobody could think there, or where what was foreseen was not thought to its end. */
  readonly choice: Promise<Thoughts | undefined>;
  /** It answers with what it has found by then. */
  stop(): void;
}

/** Where bots think. */
export interface Thinkers {
  /** `payer`: on whose account; of several who wait, each payer's get their turn. */
  think(pondering: Pondering, payer: string): Thinking;
}

/** What a brain needs of the thread it is on. */
export interface Surroundings {
  readonly load: (game: string) => Promise<AnyPlay>;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** Lets others have the thread for a moment. */
  readonly rest: () => Promise<void>;
}

/** It thinks for so many milliseconds, then whoever else needs the thread gets it; a wish to stop is heard then. */
const SLICE = 12;

/** Thinks on the thread it is on, a moment at a time. */
export class Brain implements Thinkers {
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  think(pondering: Pondering): Thinking {
    const wish = { stopped: false };
    return {
      // One that breaks down has thought of nothing: it breaks down again where it is heard, and something is played for it.
      choice: this.goOn(pondering, wish).catch(() => undefined),
      stop: () => {
        wish.stopped = true;
      },
    };
  }

  private async goOn(
    { game, bot: name, position, seat, seed, at, early }: Pondering,
    wish: { readonly stopped: boolean },
  ): Promise<Thoughts | undefined> {
    const { load, clock, rest } = this.around;
    const play = await load(game);
    const bot = botNamed(play, name);
    if (bot === undefined) return undefined;
    const now = Machine.resume(play.game, position);
    let then: Machine<BaseState> | undefined = now;
    if (early !== undefined) {
      const { foreseen } = await import('./foresight.ts');
      then = foreseen(play, now, seat, new Xoshiro(`${seed}/early`, at));
    }
    if (then === undefined) return undefined;
    const observation = new Observation(then, seat);
    const after = then.seq - now.seq;
    const known = early === undefined ? '' : observation.key;
    if (known !== '' && known === early?.known) return undefined;
    const random = new Xoshiro(seed, at + after);
    if (!isThinker(bot)) return bot.choose(observation, random);
    const thought = bot.ponder(observation, random);
    for (let began = clock(); !wish.stopped && thought.go(); ) {
      if (clock() - began < SLICE) continue;
      await rest();
      began = clock();
    }
    if (early === undefined) return thought.choice();
    return wish.stopped ? undefined : { ...thought.choice(), early: { known, after } };
  }
}
