import type { BaseState, ItemId, Seat } from '@edubba/kernel';
import { rules } from '@edubba/kernel';

export const NOBODY = -1;
export const ROUNDS = 3;

export type City = 'kish' | 'ur' | 'eridu' | 'nippur' | 'mari';
export const CITIES: readonly City[] = ['kish', 'ur', 'eridu', 'nippur', 'mari'];

/** CMB-3.01, 4.01 */
export const ROADS: { readonly [P in City]: readonly City[] } = {
  kish: ['ur', 'nippur', 'mari'],
  ur: ['kish', 'eridu', 'nippur'],
  eridu: ['ur', 'nippur'],
  nippur: ['kish', 'ur', 'eridu', 'mari'],
  mari: ['kish', 'nippur'],
};

export type Unit = 'spear' | 'archer';
export const UNITS: readonly Unit[] = ['spear', 'archer'];
/** CMB-1.03 */
export const STOCK: { readonly [U in Unit]: number } = { spear: 12, archer: 6 };

export type Army = { spear: number; archer: number };

export type State = BaseState & {
  holder: { [P in City]: Seat };
  army: { [P in City]: Army };
  supply: Army;
  silver: number[];
  hand: ItemId[][];
  deck: ItemId[];
  discard: ItemId[];
  round: number;
  turn: Seat;
};

/** CMB-1.02 */
export const CARDS: readonly ItemId[] = [
  ...[1, 2, 3, 4, 5].map((n) => `miss#${n}`),
  ...[1, 2, 3, 4, 5].map((n) => `sabotage#${n}`),
  ...[1, 2].map((n) => `blank#${n}`),
];

export const size = ({ spear, archer }: Army): number => spear + archer;
export const heldBy = (s: State, seat: Seat): City[] => CITIES.filter((place) => s.holder[place] === seat);

export const R = rules<State>();
