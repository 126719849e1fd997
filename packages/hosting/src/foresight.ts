import type { BaseState, Random, Seat } from '@edubba/kernel';
import { CHANCE, draw, Machine, Observation } from '@edubba/kernel';
import type { AnyPlay } from './sitter.ts';

/** Nobody foresees more answers than this. */
const FAR = 60;

/**
 * A position in which a seat that is not asked now will likely be asked next, as far as it can know: those before it answer by
 * the rules of thumb, on what the seat may know. Nothing where it has a question already, or will have none.
 */
export function foreseen(
  { bots }: Pick<AnyPlay, 'bots'>,
  machine: Machine<BaseState>,
  seat: Seat,
  random: Random,
): Machine<BaseState> | undefined {
  const usual = bots['scribe'] ?? Object.values(bots)[0];
  if (usual === undefined || machine.asked().includes(seat)) return undefined;
  const ahead = new Observation(machine, seat).sample(random);
  for (let n = 0; n < FAR && !ahead.over; n++) {
    const only = ahead.forced();
    if (only !== undefined) {
      ahead.answer(only.seat, only.key);
      continue;
    }
    const asked = ahead.asked();
    if (asked.includes(seat)) return ahead;
    const next = asked[0] as Seat;
    const key =
      next === CHANCE
        ? draw(ahead.options(CHANCE), ahead.weights(), random)
        : usual.choose(new Observation(ahead, next), random).key;
    ahead.answer(next, key);
  }
  return undefined;
}
