import type { Bot } from '@edubba/bots';
import type { BaseState, Machine, Random, Seat } from '@edubba/kernel';
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
    const asked = machine.asked();
    const seat = asked[asked.length === 1 ? 0 : random.below(asked.length)] as Seat;
    if (seat === CHANCE) {
      machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
      continue;
    }
    answers++;
    machine.answer(seat, policy.choose(new Observation(machine, seat), random).key);
  }
  return answers;
}
