import type { Amounts, BaseState, Effects, ItemId, Seat } from '@edubba/kernel';
import { rules } from '@edubba/kernel';

export const ROUNDS = 3;

export type Role = 'merchant' | 'builder' | 'priest' | 'scribe';
export const ROLES: readonly Role[] = ['merchant', 'builder', 'priest', 'scribe'];

export type Good = 'grain' | 'gold';
export const GOODS: readonly Good[] = ['grain', 'gold'];

export type State = BaseState & {
  goods: { [G in Good]: number[] };
  points: number[];
  market: ItemId[];
  built: ItemId[][];
  bag: ItemId[];
  hand: ItemId[][];
  /** Roles taken this round, in the order taken; the last one is running. */
  taken: Role[];
  round: number;
  first: Seat;
};

export const BUILDINGS: readonly ItemId[] = ['granary#1', 'granary#2', 'kiln#1', 'kiln#2', 'temple#1', 'temple#2'];
export const TABLETS: readonly ItemId[] = [1, 1, 2, 2, 3, 3, 4, 4].map((worth, i) => `tablet-${worth}#${i + 1}`);
const COSTS: { readonly [name: string]: Amounts } = {
  granary: { grain: 1, any: 1 },
  kiln: { grain: 2, any: 0 },
  temple: { grain: 1, any: 2 },
};

export const nameOf = (item: ItemId): string => item.slice(0, item.indexOf('#'));
export const worthOf = (tablet: ItemId): number => Number(tablet.slice('tablet-'.length, tablet.indexOf('#')));
export const covers = (need: string, means: string): boolean => need === 'any' || means === 'gold' || means === need;
export const purse = (s: State, seat: Seat): Amounts => ({
  grain: s.goods.grain[seat] ?? 0,
  gold: s.goods.gold[seat] ?? 0,
});

export function add(g: Effects<State>, seat: Seat, good: Good, n: number): void {
  g.s.goods[good][seat] = (g.s.goods[good][seat] ?? 0) + n;
}

export function score(g: Effects<State>, seat: Seat, n: number): void {
  g.s.points[seat] = (g.s.points[seat] ?? 0) + n;
}

/** ROL-4.02 What a building costs; a discount is taken off the part that any good can pay, then off the grain. */
export function costOf(building: ItemId, less: number): Amounts {
  const { grain = 0, any = 0 } = COSTS[nameOf(building)] ?? {};
  const off = Math.min(any, less);
  return { grain: Math.max(0, grain - (less - off)), any: any - off };
}

/** A seat and nothing else. */
export type One = { seat: Seat };

export const R = rules<State>();
