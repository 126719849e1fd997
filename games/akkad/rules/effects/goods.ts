import type { RuleId, Seat } from '@edubba/kernel';
import type { Goods } from '../../content/goods.ts';
import { GOODS } from '../../content/goods.ts';
import type { G } from '../rules.ts';

/** AKK-1.13 Goods come from the treasury, which never runs out. */
export function gainGoods(g: G, seat: Seat, good: number, n: number, rule: RuleId): void {
  const mine = g.s.goods[seat];
  if (mine === undefined || n <= 0) return;
  mine[good] = (mine[good] ?? 0) + n;
  g.emit({ type: 'goods.gained', seat, rule, data: { good: GOODS[good] ?? '', n } });
}

/** Goods go to the treasury (AKK-1.13, AKK-5.09). Whoever calls has made sure that they are there. */
export function payGoods(g: G, seat: Seat, good: number, n: number, rule: RuleId): void {
  const mine = g.s.goods[seat];
  if (mine === undefined || n <= 0) return;
  mine[good] = (mine[good] ?? 0) - n;
  g.emit({ type: 'goods.paid', seat, rule, data: { good: GOODS[good] ?? '', n } });
}

/** Goods change hands. */
export function giveGoods(g: G, from: Seat, to: Seat, good: number, n: number, rule: RuleId): void {
  const giver = g.s.goods[from];
  const taker = g.s.goods[to];
  if (giver === undefined || taker === undefined || n <= 0) return;
  giver[good] = (giver[good] ?? 0) - n;
  taker[good] = (taker[good] ?? 0) + n;
  g.emit({ type: 'goods.given', seat: from, rule, data: { good: GOODS[good] ?? '', n, to } });
}

/** Pays a whole price. */
export function payAll(g: G, seat: Seat, cost: Goods, rule: RuleId): void {
  cost.forEach((n, good) => payGoods(g, seat, good, n, rule));
}
