import type { Outcome, Seat } from '@edubba/kernel';
import { ranked } from '@edubba/kernel';
import type { State } from '../state.ts';
import { territoriesOf } from './map.ts';

const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((total, n) => total + n, 0);

/** AKK-20.05 Resources and command tokens in the pool together. */
export const wealth = (s: State, seat: Seat): number => sum(s.goods[seat]) + sum(s.pool[seat]);

/** AKK-20.01 to AKK-20.06 Who reached 9 VP; otherwise most VP, the Crown, territories, wealth, or a shared victory. */
export function outcome(s: State): Outcome {
  const by = (worth: (seat: Seat) => number): number[] => s.vp.map((_, seat) => worth(seat));
  return ranked(
    [...s.vp],
    [
      by((seat) => (seat === s.winner ? 1 : 0)),
      s.vp,
      by((seat) => (seat === s.crown ? 1 : 0)),
      by((seat) => territoriesOf(s, seat)),
      by((seat) => wealth(s, seat)),
    ],
  );
}
