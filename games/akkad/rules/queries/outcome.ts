import type { Outcome, Seat } from '@edubba/kernel';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { territoriesOf } from './map.ts';

const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((total, n) => total + n, 0);

/** AKK-20.05 Resources and command tokens in the pool together. */
export const wealth = (s: State, seat: Seat): number => sum(s.goods[seat]) + sum(s.pool[seat]);

const most = (seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] => {
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
};

/** AKK-20.01 to AKK-20.06 Who reached 9 VP; otherwise most VP, the Crown, territories, wealth, or a shared victory. */
export function winners(s: State): Seat[] {
  if (s.winner !== NOBODY) return [s.winner];
  let tied = most([...s.vp.keys()], (seat) => s.vp[seat] ?? 0);
  if (tied.includes(s.crown)) return [s.crown];
  tied = most(tied, (seat) => territoriesOf(s, seat));
  return most(tied, (seat) => wealth(s, seat));
}

export function outcome(s: State): Outcome {
  return { scores: [...s.vp], winners: winners(s) };
}
