import type { Observation } from '@edubba/kernel';
import { copy } from '../rules/copy.ts';
import type { State } from '../rules/index.ts';

const known = new WeakMap<Observation<State>, State>();

/** What the seat may know, in the shape the rules write it: plans change positions all the time, and that is how they are fast to copy. */
export function position(observation: Observation<State>): State {
  const found = known.get(observation);
  if (found !== undefined) return found;
  const s = copy(observation.view.s);
  known.set(observation, s);
  return s;
}
