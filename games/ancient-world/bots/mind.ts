import type { Thumb } from '@edubba/bots';
import type { Json, Key, Observation, Seat } from '@edubba/kernel';
import type { State } from '../rules/index.ts';

/** What a seat knows when it is asked, looked at once for a question. */
export class Mind {
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

  /** What the question is about, by name. */
  about(name: string): Json | undefined {
    const about = this.#observation.about as { readonly [name: string]: Json } | null;
    return about?.[name];
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

/** Something that is worked out once for a question. */
export function perMind<T>(make: (mind: Mind) => T): (mind: Mind) => T {
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

/** How an option of a kind of question is looked at. */
export type Look = (mind: Mind, key: Key) => Thumb[];

/** So much of a feature, in whole tenths of a point. */
export const part = (feature: string, amount: number): Thumb => ({ feature, amount: Math.round(amount) });

/** The points of several features together. */
export const sum = (parts: readonly Thumb[]): number => parts.reduce((total, { amount }) => total + amount, 0);

/** Only what counts for anything. */
export const telling = (parts: readonly Thumb[]): Thumb[] => parts.filter(({ amount }) => amount !== 0);
