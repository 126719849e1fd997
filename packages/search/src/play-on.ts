import type { Bot } from '@edubba/bots';
import type { BaseState, Key, Machine, Random, Seat } from '@edubba/kernel';
import { CHANCE, draw, Observation } from '@edubba/kernel';

/** How to play on. */
export interface PlayingOn<S extends BaseState> {
  /** Answers for every seat. */
  readonly policy: Pick<Bot<S>, 'choose'>;
  readonly random: Random;
  /** Stops where this is so. */
  readonly until: (s: S) => boolean;
  /** Stops after so many answers of seats in any case. */
  readonly most: number;
}

/** Plays a position on, each seat by what it may know. Gives the number of seats' answers. */
export function playOn<S extends BaseState>(
  machine: Machine<S>,
  { policy, random, until, most }: PlayingOn<S>,
): number {
  let answers = 0;
  while (!machine.over && answers < most && !until(machine.pos.s)) {
    const only = machine.forced();
    if (only !== undefined) {
      // As tables give it: nothing is spent in between.
      if (only.seat !== CHANCE) answers++;
      machine.answer(only.seat, only.key);
      continue;
    }
    const asked = machine.asked();
    const seat = asked[asked.length === 1 ? 0 : random.below(asked.length)] as Seat;
    if (seat === CHANCE) {
      machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
      continue;
    }
    answers++;
    machine.answer(seat, answerBy(policy, machine, seat, random));
  }
  return answers;
}

/** What a bot answers. Where there is one answer it is given, as tables give it: nothing is spent in between. */
export function answerBy<S extends BaseState>(
  bot: Pick<Bot<S>, 'choose'>,
  machine: Machine<S>,
  seat: Seat,
  random: Random,
): Key {
  const [only, ...others] = machine.options(seat);
  return only !== undefined && others.length === 0 ? only : bot.choose(new Observation(machine, seat), random).key;
}
