import type { BaseState, ItemId, Seat, Visibility } from '@edubba/kernel';
import { partsOf } from '@edubba/kernel';
import type { Icon } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';

export const NOBODY: Seat = -1;

/** In the solo game the automated opponent stands in every list as player 1, but has no seat at the table (ASY-32.01). */
export const OPPONENT: Seat = 1;

/** ASY-1.02 */
export type Phase = 'start' | 'growth' | 'bidding' | 'expansion' | 'actions' | 'clean-up' | 'flood' | 'end';

/** Where VP come from, for the score sheet. */
export const SOURCES = ['start', 'huts', 'ziggurats', 'influence', 'offerings', 'marks', 'bonuses', 'bids'] as const;
export type VpSource = (typeof SOURCES)[number];

/** What a Hut is fed by. */
export type FedBy = Icon | 'plough' | 'token';

/** Everything on the table. Lists are by player, by space, by Tribute area (from the top) or by card row (from the top). */
export type State = BaseState & {
  players: number;
  solo: boolean;
  blockedTop: number;
  blockedBottom: number;
  /** 0 before round 1 (ASY-1.01). */
  round: number;
  phase: Phase;
  /** Who is taking a turn. */
  active: Seat;

  // The map, by space.
  hut: Seat[];
  ziggurat: Seat[];
  /** Own pieces of the Ziggurat there: 1 to 3. */
  levels: number[];
  roofed: boolean[];
  /** A piece was added here in this Actions phase (ASY-19.03). */
  raised: boolean[];
  farmer: boolean[];
  ship: boolean[];
  /** Whose Well, by site. */
  well: Seat[];
  /** The same by player, in the order placed. */
  huts: Space[][];
  ziggurats: Space[][];

  // Players.
  vp: number[];
  /** VP by player and source: the score sheet. */
  ledger: number[][];
  camels: number[];
  wells: number[];
  mainHuts: number[];
  growthHuts: number[];
  personalHuts: number[];
  gold: number[];
  ships: number[];
  farmers: number[];
  tokens: number[];
  /** Ploughs face up. */
  ploughs: number[];
  /** Used Action tiles, by player and column. */
  used: boolean[][];
  /** Pieces taken from each column, by player. */
  taken: number[][];
  /** A piece left this column in this Actions phase (ASY-19.04). */
  columnUsed: boolean[][];
  influence: number[];
  /** Grows with every arrival: who stands lower in a stack arrived earlier (ASY-24.10). */
  arrival: number[];
  arrivals: number;
  offerings: number[];

  // The feeding that is going on (ASY-37.05).
  fed: Space[];
  /** What fed each of them, in the same order. Since rules version 2, which gives icons anew (ASY-11.19); older tables lack it. */
  fedBy?: FedBy[];
  /** Icons of cards already discarded, still usable (ASY-11.22). */
  loose: Icon[];

  // The main board.
  /** The Turn Order track from the top. */
  order: Seat[];
  leaderRow: number[];
  /** 0 high, 1 middle, 2 low. */
  leaderSpace: number[];
  /** Food tokens on the Influence track, by outlined space; Roofs on the Offerings track likewise. */
  tokensOn: boolean[];
  roofsOn: boolean[];
  areaGold: number[];
  areaShip: boolean[];
  areaRoof: boolean[];
  tokenSupply: number;
  roofSupply: number;

  // Cards, boards and markers.
  foodDeck: ItemId[];
  foodDiscard: ItemId[];
  favourDeck: ItemId[];
  favourDiscard: ItemId[];
  food: ItemId[][];
  favours: ItemId[][];
  rowLeft: ItemId[][];
  rowMiddle: ItemId[][];
  rowFavour: ItemId[][];
  /** Drawn face up, about to be sorted or chosen from. */
  drawn: ItemId[];
  civilisations: ItemId[];
  civilisation: ItemId[][];
  civilisationDiscard: ItemId[];
  green: ItemId[];
  brown: ItemId[];
  /** Markers of this half of the game that are face up. */
  markers: ItemId[];
  spentMarkers: ItemId[];
  schemes: ItemId[];
  schemeDiscard: ItemId[];
};

// With the way to each: more moves here than in most games.
const bag = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', bag: true, of }) as const;
const open = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'all', of }) as const;
const openEach = (of: (s: State) => ItemId[][]) => ({ zone: 'each', sees: 'all', of }) as const;

/** ASY-37.02 Only the piles hide anything, and they hide it from everybody alike. */
export const visibility: Visibility<State> = {
  players: 'all',
  solo: 'all',
  blockedTop: 'all',
  blockedBottom: 'all',
  round: 'all',
  phase: 'all',
  active: 'all',
  hut: 'all',
  ziggurat: 'all',
  levels: 'all',
  roofed: 'all',
  raised: 'all',
  farmer: 'all',
  ship: 'all',
  well: 'all',
  huts: 'all',
  ziggurats: 'all',
  vp: 'all',
  ledger: 'all',
  camels: 'all',
  wells: 'all',
  mainHuts: 'all',
  growthHuts: 'all',
  personalHuts: 'all',
  gold: 'all',
  ships: 'all',
  farmers: 'all',
  tokens: 'all',
  ploughs: 'all',
  used: 'all',
  taken: 'all',
  columnUsed: 'all',
  influence: 'all',
  arrival: 'all',
  arrivals: 'all',
  offerings: 'all',
  fed: 'all',
  fedBy: 'all',
  loose: 'all',
  order: 'all',
  leaderRow: 'all',
  leaderSpace: 'all',
  tokensOn: 'all',
  roofsOn: 'all',
  areaGold: 'all',
  areaShip: 'all',
  areaRoof: 'all',
  tokenSupply: 'all',
  roofSupply: 'all',
  foodDeck: bag((s) => s.foodDeck),
  foodDiscard: open((s) => s.foodDiscard),
  favourDeck: bag((s) => s.favourDeck),
  favourDiscard: open((s) => s.favourDiscard),
  food: openEach((s) => s.food),
  favours: openEach((s) => s.favours),
  rowLeft: openEach((s) => s.rowLeft),
  rowMiddle: openEach((s) => s.rowMiddle),
  rowFavour: openEach((s) => s.rowFavour),
  drawn: open((s) => s.drawn),
  civilisations: bag((s) => s.civilisations),
  civilisation: openEach((s) => s.civilisation),
  civilisationDiscard: open((s) => s.civilisationDiscard),
  green: bag((s) => s.green),
  brown: bag((s) => s.brown),
  markers: open((s) => s.markers),
  spentMarkers: open((s) => s.spentMarkers),
  schemes: bag((s) => s.schemes),
  schemeDiscard: open((s) => s.schemeDiscard),
};

/** The places that each player or card row has one of. */
export const at = {
  food: partsOf('food'),
  favours: partsOf('favours'),
  rowLeft: partsOf('rowLeft'),
  rowMiddle: partsOf('rowMiddle'),
  rowFavour: partsOf('rowFavour'),
};

/** What the back of a card, board or marker shows. */
export function backOf(item: ItemId): string {
  if (item.startsWith('FD')) return 'food';
  if (item.startsWith('FV')) return 'favour';
  if (item.startsWith('CV')) return 'civilisation';
  if (item.startsWith('S')) return 'scheme';
  return item.startsWith('EM-G') ? 'green' : 'brown';
}

/** ASY-3.06 Gold that covers a space of each Tribute area for the whole game. */
export function coveredGold(players: number): number {
  return players === 4 ? 0 : players === 3 ? 1 : 2;
}

/** Used card rows: one more than players (ASY-2.03). */
export function cardRows(s: State): number {
  return s.players + 1;
}

export const isOpponent = (s: State, seat: Seat): boolean => s.solo && seat === OPPONENT;
