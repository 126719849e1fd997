import type { BaseState, ItemId, Seat, Visibility } from '@edubba/kernel';
import { partsOf } from '@edubba/kernel';

export const NOBODY: Seat = -1;

/** SAM-2.02 Where in the Month the game is. */
export type Stage =
  | 'setup'
  | 'spread'
  | 'event'
  | 'enemies'
  | 'effect'
  | 'cards'
  | 'taxes'
  | 'consult'
  | 'actions'
  | 'check'
  | 'end';

/** How a Challenge ended: won, or the reason why it was lost (SAM-18). */
export type Ending =
  | ''
  | 'won'
  | 'queen-killed'
  | 'no-medicine'
  | 'no-supplies'
  | 'no-diviners'
  | 'no-military'
  | 'no-gate'
  | 'assassinated'
  | 'time';

/** What becomes of a Character (SAM-27). */
export const [OUT, IN_PLAY, ASIDE, DEAD] = [0, 1, 2, 3] as const;

/** Places in the Event row: as many as the longest game has Months. */
export const ROW = 8;

/**
 * Everything on the table. Lists are by Location, by Area, by pool (Areas, then Damascus and Sardes), by Character, by
 * token, by marker or by Technology, as their comments say; Goods and Technologies of a Character lie one after another.
 */
export type State = BaseState & {
  stage: Stage;
  month: number;
  months: number;
  ended: Ending;
  challenge: string;
  /** SAM-28.03 Drawn early; empty until then. */
  nextChallenge: string;
  /** SAM-A.7 Whoever confirms what the table decides. */
  lead: Seat;
  /** Which Challenge of a Campaign this is, from 0; points and wins before it. */
  chapter: number;
  score: number;
  wins: number;
  /** SAM-28.07 A Technology may be bought before this Challenge. */
  prize: boolean;

  // The map.
  military: number[];
  diviners: number[];
  enemies: number[];
  /** By pool. */
  supplies: number[];
  medicine: number[];
  /** By Area. */
  gate: boolean[];
  unrest: boolean[];
  plague: boolean[];
  /** A Technology marker by Location; -1 for none. */
  techAt: number[];

  // Green markers, each by what it was placed for.
  diplomacyRaid: number[];
  diplomacyAttack: number[];
  karuAt: number[];
  karuArea: number[];
  karuRoute: number[];
  religionQueen: number;
  religionCapital: number[];
  /** By place in the Event row. */
  religionEvent: number[];
  healthAt: number[];
  healthArea: number[];

  // The Empire board, the supply, the bag.
  /** Tokens on their tracks. */
  track: number[];
  supply: number[];
  bag: number[];
  enemySupply: number;
  techSupply: number[];
  assassinations: number;

  // Characters.
  fate: number[];
  at: number[];
  owner: Seat[];
  goods: number[];
  tech: number[];
  /** Whose Consult disk lies on the card. */
  disk: Seat[];
  /** SAM-25.02 */
  baileetSide: '' | 'A' | 'B';
  /** The Month in which an Event brought or moved her: she does nothing else in it (SAM-25.12). */
  baileetMoved: number;

  // The turn.
  /** Players who found nobody to Consult (SAM-8.05). */
  passed: boolean[];
  /** Who acts, with which Character, and what is left. */
  seat: Seat;
  actor: number;
  actions: number;
  free: number;
  /** Whose Sun the actor acts by; -1 for none. */
  sunOf: number;
  sunsUsed: number;
  /** Tokens that are being Carried or ordered about: on no track and in no place. */
  carried: number[];
  /** Players who have made a Move this Month. */
  moved: boolean[];
  /** Once a Month: the Queen's card without cost on her Solo side, Amenirdis' help. */
  decreed: boolean;
  helped: boolean;

  // Events.
  event: ItemId;
  previousEvent: ItemId;
  /** SAM-4.19 */
  eventCancelled: boolean;
  ashurDeck: ItemId[];
  ashurDiscard: ItemId[];
  hand: ItemId[][];
  /** The card whose effect is going on. */
  played: ItemId[];
  eventPile: ItemId[];
  /** The top card of the pile, once somebody has looked at it. */
  eventTop: ItemId[];
  eventRow: ItemId[][];
  flipped: ItemId[];
  /** Baileet Events that are not used at all. */
  laidAside: ItemId[];
  /** SAM-25.18 Baileet Events that came up in her Challenge: under the Event pile. */
  underPile: ItemId[];
  /** SAM-A.60 Discarded unseen. */
  unseen: ItemId[];
};

const bag = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', bag: true, of }) as const;
const open = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'all', of }) as const;

/** SAM-A.65 Decks and face-down Events are hidden from everybody, hands only where the table wants it. */
export const visibility: Visibility<State> = {
  stage: 'all',
  month: 'all',
  months: 'all',
  ended: 'all',
  challenge: 'all',
  nextChallenge: 'all',
  lead: 'all',
  chapter: 'all',
  score: 'all',
  wins: 'all',
  prize: 'all',
  military: 'all',
  diviners: 'all',
  enemies: 'all',
  supplies: 'all',
  medicine: 'all',
  gate: 'all',
  unrest: 'all',
  plague: 'all',
  techAt: 'all',
  diplomacyRaid: 'all',
  diplomacyAttack: 'all',
  karuAt: 'all',
  karuArea: 'all',
  karuRoute: 'all',
  religionQueen: 'all',
  religionCapital: 'all',
  religionEvent: 'all',
  healthAt: 'all',
  healthArea: 'all',
  track: 'all',
  supply: 'all',
  bag: 'all',
  enemySupply: 'all',
  techSupply: 'all',
  assassinations: 'all',
  fate: 'all',
  at: 'all',
  owner: 'all',
  goods: 'all',
  tech: 'all',
  disk: 'all',
  baileetSide: 'all',
  baileetMoved: 'all',
  passed: 'all',
  seat: 'all',
  actor: 'all',
  actions: 'all',
  free: 'all',
  sunOf: 'all',
  sunsUsed: 'all',
  carried: 'all',
  moved: 'all',
  decreed: 'all',
  helped: 'all',
  event: 'all',
  previousEvent: 'all',
  eventCancelled: 'all',
  ashurDeck: bag((s) => s.ashurDeck),
  ashurDiscard: open((s) => s.ashurDiscard),
  hand: {
    zone: 'each',
    sees: (table, seat, owner) => seat === owner || table.options['hands'] === 'open',
    of: (s: State) => s.hand,
  },
  played: open((s) => s.played),
  eventPile: bag((s) => s.eventPile),
  eventTop: { zone: 'shared', sees: 'none', of: (s: State) => s.eventTop },
  eventRow: { zone: 'each', sees: 'none', of: (s: State) => s.eventRow },
  flipped: open((s) => s.flipped),
  laidAside: open((s) => s.laidAside),
  underPile: open((s) => s.underPile),
  unseen: bag((s) => s.unseen),
};

/** Parts of the zones that have several. */
export const at = { hand: partsOf('hand'), eventRow: partsOf('eventRow') };

/** What the back of a card shows. */
export const backOf = (item: ItemId): string => (item.startsWith('EV') ? 'event' : 'ashur');

/** The solo game: section 30. */
export const isSolo = (s: State): boolean => s.table.seats === 1;
