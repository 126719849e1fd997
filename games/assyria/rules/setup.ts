import type { Objection, TableInfo } from '@edubba/kernel';
import { fill, lists, no, option, since } from '@edubba/kernel';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { SPACES } from '../content/map.ts';
import { FOOD_TOKENS, PIECES } from '../content/player-board.ts';
import { SCHEME_CARDS } from '../content/scheme-cards.ts';
import { EXPANSION_MARKERS, INFLUENCE, TRIBUTE } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import { copy } from './copy.ts';
import { numberOf } from './queries/numbers.ts';
import type { FedBy, State } from './state.ts';
import { coveredGold, NOBODY, OPPONENT, SOURCES } from './state.ts';

/** An empty list that has held a name before: it and its copies are kept as lists of names, and need not become one with the first card. */
function pile<N extends string>(): N[] {
  const list = ['' as N];
  list.pop();
  return list;
}

/** ASY-3.02, ASY-3.03 Rows of the map that are blocked. */
function blockedRows(players: number): number {
  return players === 4 ? 0 : players === 3 ? 2 : 4;
}

/** ASY-3.04 No more rows can be blocked from the top than are blocked at all. */
export function possible(table: TableInfo): Objection | undefined {
  const blocked = blockedRows(table.seats === 1 ? 2 : table.seats);
  const wanted = option({ table }, 'blocked-top');
  if (wanted === 'even' || Number(wanted) <= blocked) return undefined;
  return no('ASY-3.04', 'asy.table-rows', { blocked, wanted: Number(wanted) }, { id: 'asy.table-rows.fix' });
}

/** A table is laid once and then copied: a simulation opens thousands alike. */
const LAID = new WeakMap<TableInfo, State>();

/** ASY-2, ASY-3, ASY-32: the table before anything is shuffled or revealed. */
export function setup(table: TableInfo): State {
  const laid = LAID.get(table) ?? lay(table);
  LAID.set(table, laid);
  return copy(laid);
}

function lay(table: TableInfo): State {
  const solo = table.seats === 1;
  const players = solo ? 2 : table.seats;
  const blocked = blockedRows(players);
  const wanted = option({ table }, 'blocked-top');
  const blockedTop = wanted === 'even' ? blocked >> 1 : Number(wanted);
  const spaces = SPACES.length;
  const startVp = numberOf({ table }, 'start-vp');
  const startGold = numberOf({ table }, 'start-gold');
  return {
    table,
    players,
    solo,
    blockedTop,
    blockedBottom: blocked - blockedTop,
    round: 0,
    phase: 'start',
    active: NOBODY,
    hut: fill(spaces, NOBODY),
    ziggurat: fill(spaces, NOBODY),
    levels: fill(spaces, 0),
    roofed: fill(spaces, false),
    raised: fill(spaces, false),
    farmer: fill(spaces, false),
    ship: fill(spaces, false),
    well: fill(WELL_SITES.length, NOBODY),
    huts: lists(players),
    ziggurats: lists(players),
    vp: fill(players, startVp),
    ledger: lists(players, () => SOURCES.map((source) => (source === 'start' ? startVp : 0))),
    camels: fill(players, 0),
    wells: fill(players, 0),
    mainHuts: fill(players, PIECES.huts - PIECES.startHuts),
    growthHuts: fill(players, 0),
    personalHuts: fill(players, PIECES.startHuts),
    // ASY-32.03 The opponent starts without Gold.
    gold: solo ? [startGold, 0] : fill(players, startGold),
    ships: fill(players, 0),
    farmers: fill(players, 0),
    tokens: fill(players, 0),
    ploughs: solo ? [1, 0] : fill(players, 1),
    used: lists(players, () => fill(4, false)),
    taken: lists(players, () => fill(4, 0)),
    columnUsed: lists(players, () => fill(4, false)),
    influence: fill(players, 0),
    arrival: fill(players, 0),
    arrivals: 0,
    offerings: fill(players, 0),
    fed: [],
    ...(since({ table }, 2) ? { fedBy: pile<FedBy>() } : {}),
    loose: pile(),
    order: solo ? [0, OPPONENT, NOBODY, NOBODY] : fill(4, NOBODY),
    leaderRow: fill(players, NOBODY),
    leaderSpace: fill(players, NOBODY),
    tokensOn: INFLUENCE.tokens.map(() => true),
    roofsOn: [true, true, true],
    areaGold: fill(3, coveredGold(players)),
    areaShip: fill(3, false),
    areaRoof: TRIBUTE.roofAtStart.map((roof) => roof === 1),
    tokenSupply: FOOD_TOKENS - INFLUENCE.tokens.length,
    roofSupply: 3,
    foodDeck: [...FOOD_DECK],
    foodDiscard: pile(),
    favourDeck: [...FAVOUR_DECK],
    favourDiscard: pile(),
    food: lists(players, pile),
    favours: lists(players, pile),
    rowLeft: lists(players + 1, pile),
    rowMiddle: lists(players + 1, pile),
    rowFavour: lists(players + 1, pile),
    drawn: pile(),
    civilisations: CIVILISATIONS.map(({ id }) => id),
    civilisation: lists(3, pile),
    civilisationDiscard: pile(),
    green: EXPANSION_MARKERS.flatMap(({ id }) => (id.startsWith('EM-G') ? [id] : [])),
    brown: EXPANSION_MARKERS.flatMap(({ id }) => (id.startsWith('EM-N') ? [id] : [])),
    markers: pile(),
    spentMarkers: pile(),
    schemes: solo ? SCHEME_CARDS.map(({ id }) => id) : [],
    schemeDiscard: [],
  };
}
