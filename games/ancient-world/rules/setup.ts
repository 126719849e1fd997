import type { TableInfo } from '@edubba/kernel';
import { CITIZENS, SPACE_TABLE, START_CITIZENS, START_COINS } from '../content/board.ts';
import { ARMY_IDS, DISTRICT_IDS, EMPIRE_IDS, TITAN_IDS } from '../content/decks.ts';
import type { State } from './state.ts';
import { NOBODY, READY, SOURCES, SUPPLY } from './state.ts';

const fill = <T>(n: number, value: T): T[] => Array<T>(n).fill(value);
const lists = <T>(n: number, make: (at: number) => T[] = () => []): T[][] => {
  const out: T[][] = [];
  for (let i = 0; i < n; i++) out.push(make(i));
  return out;
};
const begin =
  (letters: string) =>
  (id: string): boolean =>
    id.startsWith(letters);

/** AW-2 The table before anybody has a board and anything is dealt; what unused colours would have is out of the game (AW-2.20). */
export function setup(table: TableInfo): State {
  const { seats } = table;
  const mine = (seat: number, kinds: readonly string[]): string[] => kinds.map((kind) => `${kind}#${seat + 1}`);
  const unused = [2, 3].filter((seat) => seat >= seats);
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
    coins: fill(seats, START_COINS),
    knowledge: fill(seats, 0),
    ambrosia: fill(seats, 0),
    citizens: lists(seats, () => Array.from({ length: CITIZENS }, (_, i) => (i < START_CITIZENS ? READY : SUPPLY))),
    draft: fill(seats, 0),
    passed: fill(seats, false),
    damaged: EMPIRE_IDS.map(() => false),
    used: EMPIRE_IDS.map(() => false),
    // AW-2.11 City Guard in the first slot, Militia in the second
    slot: ARMY_IDS.map((id) => (id.startsWith('SM02') ? 1 : 0)),
    retired: ARMY_IDS.map(() => false),
    coinsOn: ARMY_IDS.map(() => 0),
    spent: ARMY_IDS.map(() => false),
    dice: [],
    ledger: lists(seats, () => SOURCES.map(() => 0)),
    vp: fill(seats, 0),
    districtTop: [],
    districtDeck: [...DISTRICT_IDS],
    districtBottom: [],
    titanTop: lists(3),
    titanDeck: lists(3, (stars) => TITAN_IDS.filter(begin(`T${stars + 1}`))),
    laidOut: [],
    empireRow: [],
    deckA: EMPIRE_IDS.filter(begin('EA')),
    discardA: [],
    deckB: EMPIRE_IDS.filter(begin('EB')),
    discardB: [],
    pileC: EMPIRE_IDS.filter(begin('EC')),
    militaryRow: [],
    militaryDeck: ARMY_IDS.filter(begin('M')),
    militaryDiscard: [],
    // Starting titans lie aside until the boards they belong to are chosen.
    removed: [
      ...TITAN_IDS.filter(begin('ST')),
      ...unused.flatMap((seat) => mine(seat, ['SE1', 'SE2', 'SM01', 'SM02'])),
    ],
    removedDeck: [],
    tableau: lists(seats, (seat) => mine(seat, ['SE1', 'SE2'])),
    districts: lists(seats),
    titans: lists(seats),
    threat: lists(seats),
    army: lists(seats, (seat) => mine(seat, ['SM01', 'SM02'])),
    stored: lists(seats),
    seen: lists(seats),
  };
}
