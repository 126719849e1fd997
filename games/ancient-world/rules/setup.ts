import type { ItemId, TableInfo } from '@edubba/kernel';
import { fill, lists } from '@edubba/kernel';
import { CITIZENS, SPACE_TABLE, START_CITIZENS } from '../content/board.ts';
import { ARMY_IDS, DISTRICT_IDS, EMPIRE_IDS, TITAN_IDS } from '../content/decks.ts';
import type { State } from './state.ts';
import { NOBODY, READY, SOURCES, SUPPLY } from './state.ts';
import { numberOf } from './queries/numbers.ts';

/** An empty list for items. Made from one that held some: engines tell it from a list of numbers, and are quicker where all are alike. */
const NOTHING: ItemId[] = [''];
NOTHING.pop();
const nothing = (): ItemId[] => NOTHING.slice();

const starting = (ids: readonly ItemId[], letters: string): readonly ItemId[] =>
  ids.filter((id) => id.startsWith(letters));

/** AW-2.11 The starting cards by seat. */
const ofSeats = (ids: readonly ItemId[]): readonly (readonly ItemId[])[] =>
  [1, 2, 3, 4].map((copy) => ids.filter((id) => id.endsWith(`#${copy}`)));
const TABLEAUX = ofSeats(EMPIRE_IDS);
const GUARDS = ofSeats(ARMY_IDS);

/** The decks as they lie before anything is dealt. */
const DECK_A = starting(EMPIRE_IDS, 'EA');
const DECK_B = starting(EMPIRE_IDS, 'EB');
const PILE_C = starting(EMPIRE_IDS, 'EC');
const MILITARY_DECK = starting(ARMY_IDS, 'M');
const STARTING_TITANS = starting(TITAN_IDS, 'ST');
const TITAN_DECKS = ['T1', 'T2', 'T3'].map((letters) => starting(TITAN_IDS, letters));
/** AW-2.11 City Guard in the first slot, Militia in the second. */
const SLOTS = ARMY_IDS.map((id) => (id.startsWith('SM02') ? 1 : 0));
/** What holds for each card at the beginning: nothing is damaged, used, retired or has coins on it. */
const NO_CARD: readonly boolean[] = fill(EMPIRE_IDS.length, false);
const NO_ARMY: readonly boolean[] = fill(ARMY_IDS.length, false);
const NO_COINS: readonly number[] = fill(ARMY_IDS.length, 0);
const CITIZENS_AT_START = Array.from({ length: CITIZENS }, (_, i) => (i < START_CITIZENS ? READY : SUPPLY));

/** AW-2 The table before anybody has a board and anything is dealt; what unused colours would have is out of the game (AW-2.20). */
export function setup(table: TableInfo): State {
  const { seats } = table;
  return {
    table,
    round: 0,
    phase: 'start',
    active: NOBODY,
    first: NOBODY,
    hand: false,
    starter: NOBODY,
    firstPass: NOBODY,
    spaces: lists(SPACE_TABLE.length),
    spaceAmbrosia: SPACE_TABLE.map(({ ambrosia }) => ambrosia),
    board: fill(seats, NOBODY),
    coins: fill(seats, numberOf({ table }, 'start-coins')),
    knowledge: fill(seats, 0),
    ambrosia: fill(seats, 0),
    citizens: lists(seats, () => CITIZENS_AT_START.slice()),
    draft: fill(seats, 0),
    passed: fill(seats, false),
    damaged: NO_CARD.slice(),
    used: NO_CARD.slice(),
    slot: SLOTS.slice(),
    retired: NO_ARMY.slice(),
    coinsOn: NO_COINS.slice(),
    spent: NO_ARMY.slice(),
    dice: [],
    ledger: lists(seats, () => SOURCES.map(() => 0)),
    vp: fill(seats, 0),
    districtTop: nothing(),
    districtDeck: [...DISTRICT_IDS],
    districtBottom: nothing(),
    titanTop: lists(3, nothing),
    titanDeck: TITAN_DECKS.map((deck) => deck.slice()),
    laidOut: nothing(),
    empireRow: nothing(),
    deckA: DECK_A.slice(),
    discardA: nothing(),
    deckB: DECK_B.slice(),
    discardB: nothing(),
    pileC: PILE_C.slice(),
    militaryRow: nothing(),
    militaryDeck: MILITARY_DECK.slice(),
    militaryDiscard: nothing(),
    // Starting titans lie aside until the boards they belong to are chosen.
    removed: [
      ...STARTING_TITANS,
      ...TABLEAUX.flatMap((cards, seat) => (seat < seats ? [] : [...cards, ...(GUARDS[seat] ?? [])])),
    ],
    removedDeck: nothing(),
    tableau: TABLEAUX.slice(0, seats).map((cards) => cards.slice()),
    districts: lists(seats, nothing),
    titans: lists(seats, nothing),
    threat: lists(seats, nothing),
    army: GUARDS.slice(0, seats).map((cards) => cards.slice()),
    stored: lists(seats, nothing),
    seen: lists(seats, nothing),
  };
}
