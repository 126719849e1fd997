import type { Bot } from '@edubba/bots';
import type { BaseState, DecisionKind, Key, Machine, Random, Seat } from '@edubba/kernel';
import { CHANCE, draw, Observation } from '@edubba/kernel';

/** Told of each choice before it is made; of what is forced nobody is told. */
export type OnChoice = (seat: Seat, kind: DecisionKind, key: Key) => void;

/** How to play on. */
export interface PlayingOn<S extends BaseState> {
  /** Answers for every seat. */
  readonly policy: Pick<Bot<S>, 'choose'>;
  readonly random: Random;
  /** Stops where this is so. */
  readonly until: (s: S) => boolean;
  /** Stops after so many answers of seats in any case. */
  readonly most: number;
  readonly onChoice?: OnChoice;
}

/** Plays a position on, each seat by what it may know. Gives the number of seats' answers. */
export function playOn<S extends BaseState>(
  machine: Machine<S>,
  { policy, random, until, most, onChoice }: PlayingOn<S>,
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
      const drawn = draw(machine.options(CHANCE), machine.weights(), random);
      onChoice?.(CHANCE, machine.kind, drawn);
      machine.answer(CHANCE, drawn);
      continue;
    }
    answers++;
    const key = answerBy(policy, machine, seat, random);
    onChoice?.(seat, machine.kind, key);
    machine.answer(seat, key);
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
