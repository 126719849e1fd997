import type { Effects, RuleId, Seat } from '@edubba/kernel';
import type { Amounts } from '../../content/goods.ts';
import { GOODS } from '../../content/goods.ts';
import { add, row } from '../lists.ts';
import { available } from '../queries/goods.ts';
import type { State } from '../state.ts';

/** What is told of goods: only those there are any of, by name. */
export function told(amounts: Amounts): { [name: string]: number } {
  const data: { [name: string]: number } = {};
  GOODS.forEach((name, good) => {
    const n = amounts[good] ?? 0;
    if (n !== 0) data[name] = n;
  });
  return data;
}

/** From the supply, as far as it goes; says how much came. */
export function gain(g: Effects<State>, seat: Seat, amounts: Amounts, rule: RuleId): number[] {
  const got = available(g.s, amounts);
  const own = row(g.s.goods, seat);
  got.forEach((n, good) => {
    add(own, good, n);
    add(g.s.supply, good, -n);
  });
  if (got.some((n) => n > 0)) g.emit({ type: 'goods.gained', seat, rule, data: told(got) });
  return got;
}

/** To the supply. */
export function pay(g: Effects<State>, seat: Seat, amounts: Amounts, rule: RuleId): void {
  const own = row(g.s.goods, seat);
  amounts.forEach((n, good) => {
    add(own, good, -n);
    add(g.s.supply, good, n);
  });
  if (amounts.some((n) => n > 0)) g.emit({ type: 'goods.paid', seat, rule, data: told(amounts) });
}
