import type { Seat } from '@edubba/kernel';
import type { Goods } from '../../content/goods.ts';
import type { Kind } from '../../content/units.ts';
import { CHARIOT, SPEARMAN, UNIT_TABLE } from '../../content/units.ts';
import type { State } from '../state.ts';
import { numberOf } from './numbers.ts';
import { goodsOf, holdsCard } from './players.ts';

const FREE: Goods = [0, 0, 0, 0];

/** AKK-14.13 Price cuts add up; no part of a price falls below 0. */
function less(price: Goods, ...cuts: readonly Goods[]): Goods {
  const part = (good: 0 | 1 | 2 | 3): number =>
    Math.max(
      0,
      cuts.reduce((left, cut) => left - cut[good], price[good]),
    );
  return [part(0), part(1), part(2), part(3)];
}

/** What Epirmupi takes off a chariot (C4), Nagar too (C7), and Kish off one pair of spearmen in each recruiting (C7). */
const EPIRMUPI: Goods = [1, 1, 0, 0];
const NAGAR: Goods = [1, 1, 0, 0];
const KISH: Goods = [0, 0, 1, 0];

/** AKK-14.13 What one purchase of a kind costs this player; `bought`: names of what this RECRUIT TROOPS has brought so far. */
export function unitCost(s: State, seat: Seat, kind: Kind, bought: readonly string[] = []): Goods {
  const price = UNIT_TABLE[kind]?.cost ?? FREE;
  if (kind === SPEARMAN && holdsCard(s, seat, 'kish') && !bought.includes('spearman')) return less(price, KISH);
  if (kind !== CHARIOT) return price;
  const cuts = [
    ...(s.character[seat] === 'epirmupi' ? [EPIRMUPI] : []),
    ...(holdsCard(s, seat, 'nagar') ? [NAGAR] : []),
  ];
  return cuts.length === 0 ? price : less(price, ...cuts);
}

/** AKK-15.03, C4 Tuta-napshum builds for less. */
export function zigguratCost(s: State, seat: Seat): Goods {
  const n = numberOf(s, 'ziggurat-cost') - (s.character[seat] === 'tuta-napshum' ? 1 : 0);
  return [n, n, 0, 0];
}

/** AKK-16.03, C7 Adab digs for less. */
export const canalCost = (s: State, seat: Seat): Goods => [
  numberOf(s, 'canal-cost') - (holdsCard(s, seat, 'adab') ? 1 : 0),
  0,
  0,
  0,
];

/** Can a player pay all of this? */
export function affords(s: State, seat: Seat, cost: Goods): boolean {
  for (let good = 0; good < cost.length; good++) if (goodsOf(s, seat, good) < (cost[good] ?? 0)) return false;
  return true;
}
