import { fingerprintOf } from './fingerprint.ts';
import type { Machine } from './machine.ts';
import type { BaseState, DecisionKind, Json, Key, Seat } from './types.ts';

/** "Do not ask me": answers on behalf of a seat, and the answer is recorded like any other, with a mark. */
export interface Order {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly key: Key;
  /** Only where the question is about just this: `{ window: 'hit.before', on: 2 }`. */
  readonly when?: { readonly [name: string]: Json };
  /** Only while this turn lasts, by the game's own name for it. */
  readonly turn?: string;
}

/** What a standing order answers for this seat now, if one does. */
export function orderedAnswer<S extends BaseState>(
  orders: readonly Order[],
  machine: Machine<S>,
  seat: Seat,
): Key | undefined {
  const { pos, game, kind } = machine;
  const found = orders.find(
    (order) =>
      order.seat === seat &&
      order.kind === kind &&
      (order.turn === undefined || order.turn === game.turn(pos.s)) &&
      (order.when === undefined || matches(order.when, machine.about())),
  );
  return found !== undefined && machine.options(seat).includes(found.key) ? found.key : undefined;
}

/** Is it about the same question? Then the later order stands in the earlier one's place. */
export function sameQuestion(a: Order, b: Order): boolean {
  return a.seat === b.seat && a.kind === b.kind && fingerprintOf(a.when ?? null) === fingerprintOf(b.when ?? null);
}

function matches(when: { readonly [name: string]: Json }, about: Json): boolean {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return false;
  const members = about as { readonly [name: string]: Json | undefined };
  return Object.entries(when).every(([name, value]) => members[name] === value);
}
