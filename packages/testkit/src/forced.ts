import type { BaseState, Key, Machine } from '@edubba/kernel';
import { RulesError } from '@edubba/kernel';

/** The one answer a question leaves, where the kernel takes it without asking. */
export function forcedAnswer<S extends BaseState>(machine: Machine<S>): Key | undefined {
  const { step } = machine;
  if (step?.type !== 'ask' || !step.forced) return undefined;
  const options = machine.options(machine.toMove);
  return options.length === 1 ? options[0] : undefined;
}

/** More forced answers in a row than this: they go round in circles. */
const ENDLESS = 1_000;

/** Gives all answers that are forced, until somebody has to choose; a question without an answer is a dead end. */
export function playForced<S extends BaseState>(machine: Machine<S>): void {
  for (let n = 0; n < ENDLESS; n++) {
    const silent = machine.asked().find((seat) => machine.options(seat).length === 0);
    if (silent !== undefined) throw new RulesError(`dead end: ${machine.kind} has no options for seat ${silent}`);
    const key = forcedAnswer(machine);
    if (key === undefined) return;
    machine.answer(machine.toMove, key);
  }
  throw new RulesError(`endless forced answers: ${machine.kind}`);
}
