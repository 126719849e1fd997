import type { Allotment } from './allotment.ts';
import { copyJson } from './copy.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Machine } from './machine.ts';
import type { Random } from './random.ts';
import { resample } from './resample.ts';
import type { BaseState, DecisionKind, Json, Key, Seat } from './types.ts';
import type { View } from './view.ts';
import { viewOf } from './view.ts';

/** What a bot gets to decide on: its question, what its seat may know, and positions that could be. Never the truth. */
export class Observation<S extends BaseState> {
  readonly #machine: Machine<S>;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  #options: readonly Key[] | undefined;
  #view: View<S> | undefined;

  constructor(machine: Machine<S>, seat: Seat) {
    this.#machine = machine;
    this.seat = seat;
    this.kind = machine.kind;
  }

  /** Everything it may answer, made when first looked at: where numbers are asked for that may be a long list. */
  get options(): readonly Key[] {
    // Rules may hand out lists and objects of the board itself: a bot gets copies only.
    this.#options ??= this.#machine.options(this.seat).slice();
    return this.#options;
  }

  /** The numbers to choose, where several are asked for within bounds. */
  get allotment(): Allotment | undefined {
    return copyJson(this.#machine.allotment(this.seat));
  }

  /** Side offers open to the seat, in anybody's question. */
  get offers(): readonly Key[] {
    return this.#machine.offers(this.seat);
  }

  /** Nobody waits for this seat: it may answer, or do something aside, or nothing. */
  get optional(): boolean {
    return !this.#machine.asked().includes(this.seat);
  }

  /** Made when first looked at. */
  get view(): View<S> {
    this.#view ??= viewOf(this.#machine, this.seat);
    return this.#view;
  }

  /** What everybody may know of the question. */
  get about(): Json {
    return copyJson(this.#machine.about());
  }

  /** What only this seat may know of the question. */
  get aside(): Json {
    return copyJson(this.#machine.aside(this.seat));
  }

  /** Stands for all that the seat knows: the same in positions that look the same to it. */
  get key(): string {
    const { view, aside, seat } = this;
    return fingerprintOf({ seat, aside, view: view as unknown as Json });
  }

  /** A position that looks just like this to the seat, with the unknown drawn anew: to search on. */
  sample(random: Random): Machine<S> {
    return resample(this.#machine, this.seat, random).machine;
  }
}
