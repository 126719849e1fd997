import type { Source } from '@edubba/kernel';

/** AW-6 The action spaces of the main board, in the order of every list by space. */
export const SPACES = ['labor', 'build', 'draft', 'expand', 'learn', 'rebuild', 'recruit', 'explore', 'grow'] as const;
export type SpaceName = (typeof SPACES)[number];

/** An action space by its place in {@link SPACES}; those that a rule names have names here. */
export type Space = number;
export const BUILD: Space = 1;
export const LEARN: Space = 4;
export const GROW: Space = 8;

interface SpaceRow {
  readonly id: SpaceName;
  readonly source: Source;
  /** Covered before this round (AW-2.05, AW-3.03, AW-3.04). */
  readonly opens: number;
  /** Ambrosia on it at the start (AW-2.06). */
  readonly ambrosia: number;
}

const space = (id: SpaceName, opens: number, ambrosia: number): SpaceRow => ({
  id,
  source: 'rulebook',
  opens,
  ambrosia,
});

export const SPACE_TABLE: readonly SpaceRow[] = [
  space('labor', 1, 1),
  space('build', 1, 1),
  space('draft', 1, 1),
  space('expand', 1, 1),
  space('learn', 1, 1),
  space('rebuild', 1, 1),
  space('recruit', 1, 1),
  space('explore', 2, 0),
  space('grow', 3, 0),
];

interface RoundRow {
  readonly id: string;
  readonly source: Source;
  /** Stars of the deck that threatening titans come from; 0: none is drawn (AW-3.15). */
  readonly stars: number;
  readonly deck: 'A' | 'B';
}

/** AW-3.02 to AW-3.06, AW-3.15 The circles of the round track. That the fourth is lettered B is reconstructed. */
export const ROUND_TABLE: readonly RoundRow[] = [
  { id: '1', source: 'rulebook', stars: 0, deck: 'A' },
  { id: '2', source: 'rulebook', stars: 1, deck: 'A' },
  { id: '3', source: 'rulebook', stars: 2, deck: 'A' },
  { id: '4', source: 'rulebook', stars: 2, deck: 'B' },
  { id: '5', source: 'rulebook', stars: 3, deck: 'B' },
  { id: '6', source: 'rulebook', stars: 3, deck: 'B' },
];

/** AW-1.01 */
export const ROUNDS = 6;

/** AW-1.05 What every capital city gives. */
export const CAPITAL = { food: 1, income: 5, armies: 2, capacity: 4 } as const;

/** AW-2.11, AW-2.19 Coins at the start, and more of them by place in the turn order. */
export const START_COINS = 6;
export const SEAT_COINS: readonly number[] = [0, 1, 2, 2];

/** AW-2.12 So many of the five citizens are there from the start. */
export const CITIZENS = 5;
export const START_CITIZENS = 3;

/** AW-2.08 Empire cards in the row are so many more than players. */
export const ROW_MORE = 2;

/** AW-13.09 New ambrosia comes where there are no more citizens than players less this. */
export const AMBROSIA_PLAYERS = 2;

/** Prices and gains of the actions (section 6). */
export const LABOR_COINS = 2;
export const EXPAND_COINS = 3;
export const EXPAND_KNOWLEDGE = 1;
export const EXPAND_CARDS = 3;
export const LEARN_COINS = 3;
export const REBUILD_CARDS = 2;
export const REBUILD_COINS = 1;
export const EXPLORE_CARDS = 5;
export const GROW_COINS = 3;

/** Prices in ambrosia (section 11). */
export const AMBROSIA = { reuse: 4, repair: 2, feed: 1, demanding: 2, food: 2, sword: 2, coin: 2 } as const;

/** AW-14.02, AW-14.03, AW-14.05 */
export const STARVING_VP = 4;
export const DAMAGED_VP = 1;
export const BANNER_VP: readonly number[] = [0, 2, 4, 7, 11, 16, 22];

/** AW-A.51 Citadel and its sisters: VP by banners of the colour. The rulebook has 5 for 7. */
export const PALACE_VP: readonly number[] = [0, 0, 1, 3, 5, 7, 9];
