import type { BaseState, DecisionKind, Key, Seat } from '@edubba/kernel';
import type { Environment } from './environment.ts';
import type { Part, Telling, Turn } from './turn.ts';

/**
 * A batch told in columns: a list for each member, all in the order in which the environments that go on were named. Half as
 * long as turn by turn, and quicker to read. Those that are over, and those where something was wrong, stand apart.
 */
export class Columns<S extends BaseState> {
  readonly env: number[] = [];
  readonly seat: Seat[] = [];
  readonly kind: DecisionKind[] = [];
  readonly options?: (readonly Key[])[];
  readonly vector?: (readonly number[])[];
  readonly mask?: (readonly number[])[];
  readonly over: Turn[] = [];
  readonly wrong: object[] = [];
  readonly #telling: Telling<S>;

  constructor(telling: Telling<S>, parts: readonly Part[]) {
    this.#telling = telling;
    if (parts.includes('options')) this.options = [];
    if (parts.includes('vector') && telling.learning !== undefined) this.vector = [];
    if (parts.includes('mask') && telling.index !== undefined) this.mask = [];
  }

  /** Somebody is asked, or it is over. */
  add(env: number, environment: Environment<S>): void {
    const { toMove: seat, kind } = environment;
    if (seat === undefined || kind === undefined) {
      this.over.push(this.#telling.turn(env, environment, []));
      return;
    }
    const { learning, index } = this.#telling;
    this.env.push(env);
    this.seat.push(seat);
    this.kind.push(kind);
    // Told in the state they are in now: the next step of this environment may change them where they lie.
    this.options?.push(environment.options(seat).slice());
    if (learning !== undefined) this.vector?.push(learning.vector(environment.observe(seat)));
    if (index !== undefined) this.mask?.push(index.mask(environment.options(seat)));
  }
}
