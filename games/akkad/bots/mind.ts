import type { Thumb } from '@edubba/bots';
import type { Json, Key, Observation, Seat } from '@edubba/kernel';
import type { State } from '../rules/index.ts';

/** What a seat knows when it is asked, looked at once for a question. */
export class Mind<A = unknown> {
  readonly seat: Seat;
  readonly options: readonly Key[];
  readonly #observation: Observation<State>;

  constructor(observation: Observation<State>) {
    this.#observation = observation;
    this.seat = observation.seat;
    this.options = observation.options;
  }

  /** The table as far as the seat may know it. */
  get s(): State {
    return this.#observation.view.s;
  }

  /** What the question is about, as it is typed where it is asked. */
  get about(): A {
    return this.#observation.about as A;
  }

  /** What only this seat knows of the question. */
  get aside(): Json {
    return this.#observation.aside;
  }
}

const minds = new WeakMap<Observation<State>, Mind>();

/** The mind of an observation: the same for every option of the question. */
export function mindOf(observation: Observation<State>): Mind {
  let mind = minds.get(observation);
  if (mind === undefined) {
    mind = new Mind(observation);
    minds.set(observation, mind);
  }
  return mind;
}

/** A question about a space. */
export interface At {
  readonly space: string;
}

/** Something that is worked out once for a question. */
export function perMind<T, A = unknown>(make: (mind: Mind<A>) => T): (mind: Mind<A>) => T {
  const seen = new WeakMap<Mind, { readonly it: T }>();
  return (mind) => {
    let known = seen.get(mind);
    if (known === undefined) {
      known = { it: make(mind) };
      seen.set(mind, known);
    }
    return known.it;
  };
}

/** How an answer `T` to a question about `A` is looked at. */
export type Look<T = Key, A = unknown> = (mind: Mind<A>, answer: T, key: Key) => Thumb[];

/** So much of a feature, in whole points. */
export const part = (feature: string, amount: number): Thumb => ({ feature, amount: Math.round(amount) });

/** The points of several features together. */
export function sum(parts: readonly Thumb[]): number {
  let total = 0;
  for (const { amount } of parts) total += amount;
  return total;
}

/** Only what counts for anything. */
export const telling = (parts: readonly Thumb[]): Thumb[] => parts.filter(({ amount }) => amount !== 0);
