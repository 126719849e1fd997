import type { Thumb } from '@edubba/bots';
import type { Observation } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { prospects } from './menus.ts';
import { position } from './position.ts';

const known = new WeakMap<Observation<State>, number>();

/** What the Camels of the seat that is asked will bring at best, worked out once for a question. */
export function ahead(observation: Observation<State>): number {
  const found = known.get(observation);
  if (found !== undefined) return found;
  const worth = prospects(position(observation), observation.seat);
  known.set(observation, worth);
  return worth;
}

/** What the Camels would bring after a step more, or less, than now: the price of the step. */
export function camels(observation: Observation<State>, after: State): Thumb {
  return { feature: 'camels', amount: prospects(after, observation.seat) - ahead(observation) };
}
