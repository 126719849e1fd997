import type { BaseState, ItemId, Seat, Visibility } from '@edubba/kernel';
import { partsOf } from '@edubba/kernel';

export const NOBODY: Seat = -1;

/** AW-1.01 */
export type Phase = 'start' | 'prepare' | 'actions' | 'end' | 'scoring' | 'over';

/** Where a citizen is. A space of the main board is its number, an empire card {@link ON_CARD} and its number. */
export type Whereabouts = number;
export const READY: Whereabouts = -1;
export const SUPPLY: Whereabouts = -2;
/** The "starving/new" area, with the reason. */
export const NEW: Whereabouts = -3;
export const STARVING: Whereabouts = -4;
export const ON_CARD: Whereabouts = 16;

/** What the score sheet has rows for; the bonus cards one by one are told by queries/scores.ts. */
export const SOURCES = ['starving', 'damaged', 'red', 'blue', 'green', 'yellow', 'purple', 'bonus'] as const;

/** Everything on the table. Lists are by seat, by space, by deck of titans or by number of a card (content/decks.ts). */
export type State = BaseState & {
  /** 0 on the start space of the track (AW-2.01). */
  round: number;
  phase: Phase;
  /** Whose turn it is; nobody between turns. */
  active: Seat;

  // The first-player token.
  /** Who holds it. */
  first: Seat;
  /** AW-6.28 Its hand side is up: nobody may claim it any more this round. */
  hand: boolean;
  /** Who began this round (AW-4.10). */
  starter: Seat;
  /** AW-10.07 Who passed first this round. */
  firstPass: Seat;

  // The main board, by space.
  /** Citizens in the order of their placement, each as {@link standing}. */
  spaces: number[][];
  spaceAmbrosia: number[];

  // Players.
  /** Number of the player board. */
  board: number[];
  coins: number[];
  knowledge: number[];
  ambrosia: number[];
  /** Where each of the five citizens is, by skill less one. */
  citizens: Whereabouts[][];
  /** Swords from Draft (AW-6.12). */
  draft: number[];
  passed: boolean[];

  // Empire cards, by number.
  damaged: boolean[];
  /** Its action was used this round (AW-7.02). */
  used: boolean[];

  // Military cards, by number.
  /** Army slot it lies in. */
  slot: number[];
  retired: boolean[];
  coinsOn: number[];
  /** AW-A.19 Used this round: not the same as having coins on it. */
  spent: boolean[];

  /** Faces of the damage dice that have been rolled and not yet dealt with. */
  dice: number[];

  /** The score sheet, by player and {@link SOURCES}; all 0 before the end. */
  ledger: number[][];
  vp: number[];

  // Cards.
  districtTop: ItemId[];
  districtDeck: ItemId[];
  /** Under the shuffled part of the deck, the next first: those who put cards there know them. */
  districtBottom: ItemId[];
  /** By stars less one. */
  titanTop: ItemId[][];
  titanDeck: ItemId[][];
  /** AW-17.02 Laid out to be chosen from. */
  laidOut: ItemId[];
  empireRow: ItemId[];
  deckA: ItemId[];
  discardA: ItemId[];
  deckB: ItemId[];
  discardB: ItemId[];
  pileC: ItemId[];
  militaryRow: ItemId[];
  militaryDeck: ItemId[];
  militaryDiscard: ItemId[];
  /** Out of the game, face up and face down. */
  removed: ItemId[];
  removedDeck: ItemId[];
  tableau: ItemId[][];
  districts: ItemId[][];
  titans: ItemId[][];
  threat: ItemId[][];
  army: ItemId[][];
  stored: ItemId[][];
  /** Drawn by Explore or Expand, seen by one player only. */
  seen: ItemId[][];
};

const bag = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', bag: true, of }) as const;
const open = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'all', of }) as const;
const openEach = (of: (s: State) => ItemId[][]) => ({ zone: 'each', sees: 'all', of }) as const;

/** AW-A.53 Decks, stored cards and what a player looks at are hidden; all the rest is open. */
export const visibility: Visibility<State> = {
  round: 'all',
  phase: 'all',
  active: 'all',
  first: 'all',
  hand: 'all',
  starter: 'all',
  firstPass: 'all',
  spaces: 'all',
  spaceAmbrosia: 'all',
  board: 'all',
  coins: 'all',
  knowledge: 'all',
  ambrosia: 'all',
  citizens: 'all',
  draft: 'all',
  passed: 'all',
  damaged: 'all',
  used: 'all',
  slot: 'all',
  retired: 'all',
  coinsOn: 'all',
  spent: 'all',
  dice: 'all',
  ledger: 'all',
  vp: 'all',
  districtTop: open((s) => s.districtTop),
  districtDeck: bag((s) => s.districtDeck),
  districtBottom: { zone: 'shared', sees: 'none', of: (s: State) => s.districtBottom },
  titanTop: openEach((s) => s.titanTop),
  titanDeck: { zone: 'each', sees: 'none', bag: true, of: (s: State) => s.titanDeck },
  laidOut: open((s) => s.laidOut),
  empireRow: open((s) => s.empireRow),
  deckA: bag((s) => s.deckA),
  discardA: open((s) => s.discardA),
  deckB: bag((s) => s.deckB),
  discardB: open((s) => s.discardB),
  pileC: open((s) => s.pileC),
  militaryRow: open((s) => s.militaryRow),
  militaryDeck: bag((s) => s.militaryDeck),
  militaryDiscard: open((s) => s.militaryDiscard),
  removed: open((s) => s.removed),
  removedDeck: bag((s) => s.removedDeck),
  tableau: openEach((s) => s.tableau),
  districts: openEach((s) => s.districts),
  titans: openEach((s) => s.titans),
  threat: openEach((s) => s.threat),
  army: openEach((s) => s.army),
  // A bag: face down, even a card that lay in the open before shows the others only its back.
  stored: { zone: 'each', sees: 'owner', bag: true, of: (s: State) => s.stored },
  seen: { zone: 'each', sees: 'owner', of: (s: State) => s.seen },
};

/** The places that each player or deck of titans has one of. */
export const at = {
  titanTop: partsOf('titanTop'),
  titanDeck: partsOf('titanDeck'),
  tableau: partsOf('tableau'),
  districts: partsOf('districts'),
  titans: partsOf('titans'),
  threat: partsOf('threat'),
  army: partsOf('army'),
  stored: partsOf('stored'),
  seen: partsOf('seen'),
};

/** What the back of a card shows. */
export function backOf(item: ItemId): string {
  const kind = item.charAt(0);
  if (kind === 'E') return `empire-${item.charAt(1).toLowerCase()}`;
  if (kind === 'T') return `titan-${item.charAt(1)}`;
  if (kind === 'M') return 'military';
  return kind === 'D' ? 'district' : 'start';
}

/** A citizen on a space: whose, and which. */
export const standing = (seat: Seat, skill: number): number => seat * 8 + skill;
export const ownerOf = (citizen: number): Seat => citizen >> 3;
export const skillOf = (citizen: number): number => citizen & 7;

/** All seats in order. */
export function seatsOf(s: BaseState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.table.seats; seat++) seats.push(seat);
  return seats;
}
