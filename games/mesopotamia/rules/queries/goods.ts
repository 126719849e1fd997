import type { Seat } from '@edubba/kernel';
import type { Amounts } from '../../content/goods.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';

/** MES-36.02 What of these the supply can give. */
export function available(s: State, amounts: Amounts): number[] {
  return amounts.map((n, good) => Math.min(n, s.supply[good] ?? 0));
}

/** One kind only. */
export function only(good: number, n: number): number[] {
  const amounts = [0, 0, 0, 0, 0, 0];
  amounts[good] = n;
  return amounts;
}

/** Can a player pay all of it? */
export function canPay(s: State, seat: Seat, amounts: Amounts): boolean {
  const own = row(s.goods, seat);
  for (let good = 0; good < amounts.length; good++) if ((amounts[good] ?? 0) > (own[good] ?? 0)) return false;
  return true;
}
