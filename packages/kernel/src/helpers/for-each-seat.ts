import type { AnyRules, Proc } from '../proc.ts';
import type { BaseState, Seat } from '../types.ts';

export type EachSeat = { seats: Seat[]; next: number };

/** Locals for {@link forEachSeat}: these seats, in this order. Whoever is called copies its locals, so they need no copy here. */
export function inOrder(seats: readonly Seat[]): EachSeat {
  return { seats: seats as Seat[], next: 0 };
}

/** Seats from `first` on, clockwise round the table. */
export function clockwise(seats: number, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

const always = (): boolean => true;

/**
 * One seat after another goes through a procedure: `g.call(growAll, inOrder(order), 'bidding')`. With `needs`, whoever has nothing
 * to do there when it is its turn is passed over.
 */
export function forEachSeat<S extends BaseState>(
  R: AnyRules<S>,
  name: string,
  each: Proc<S, { seat: Seat }>,
  needs: (s: S, seat: Seat) => boolean = always,
): Proc<S, EachSeat> {
  return R.untold<EachSeat>(name, { copy: ({ seats, next }) => ({ seats: seats.slice(), next }) })({
    next: (g, v) => {
      while (v.next < v.seats.length) {
        const seat = v.seats[v.next++] as Seat;
        if (needs(g.s, seat)) return g.call(each, { seat }, 'next');
      }
      return g.end();
    },
  });
}
