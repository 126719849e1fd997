import type { ItemId, Seat } from '@edubba/kernel';
import { CAPITAL, GROW, SPACE_TABLE } from '../../content/board.ts';
import type { Space } from '../../content/board.ts';
import type { Ability, SymbolName, Symbols } from '../../content/cards.ts';
import { AMNITE_CAPACITY } from '../../content/city-states.ts';
import { DISTRICTS } from '../../content/districts.ts';
import { districtNo, EMPIRE, empireNo, TITANS, titanNo } from '../../content/decks.ts';
import type { State } from '../state.ts';
import { NOBODY, SUPPLY } from '../state.ts';
import { isAmnite, isMerlume } from './options.ts';
import { numberOf } from './numbers.ts';

// AW-1.09 All of it is summed up from what lies there whenever it is asked for: damage changes it at any moment.

type Rows = readonly { readonly symbols?: Symbols }[];

/** So many symbols of one name are on each card, by number of the card. */
interface Column {
  readonly empire: readonly number[];
  readonly districts: readonly number[];
  readonly titans: readonly number[];
}

function columnOf(count: (symbols: Symbols | undefined) => number): Column {
  const on = (rows: Rows): readonly number[] => rows.map(({ symbols }) => count(symbols));
  return { empire: on(EMPIRE), districts: on(DISTRICTS), titans: on(TITANS) };
}
const column = (name: SymbolName): Column => columnOf((symbols) => symbols?.[name] ?? 0);

const INCOME = column('income');
const FOOD = column('food');
const KNOWLEDGE = column('knowledge');
const AMBROSIA = column('ambrosia');
const ARMIES = column('armies');
/** Swords, and arrows in the bits above them: both are needed for every attack, and one look adds up both. */
const SWORD_BITS = 10;
const ARROW = 1 << SWORD_BITS;
const FORCE = columnOf((symbols) => (symbols?.swords ?? 0) + (symbols?.arrows ?? 0) * ARROW);
const EXPLORE = column('explore');

const DISTRICT_CAPACITY = DISTRICTS.map(({ capacity }) => capacity);
const TITAN_CAPACITY = TITANS.map(({ capacity }) => capacity);
const ABILITY = EMPIRE.map(({ ability }) => ability);

/** AW-1.07 Symbols on undamaged empire cards, districts and defeated titans. */
function sumOf(s: State, seat: Seat, { empire, districts, titans }: Column): number {
  let sum = 0;
  const built = s.tableau[seat] as ItemId[];
  for (let i = 0; i < built.length; i++) {
    const no = empireNo(built[i] as ItemId);
    if (s.damaged[no] === false) sum += empire[no] as number;
  }
  const settled = s.districts[seat] as ItemId[];
  for (let i = 0; i < settled.length; i++) sum += districts[districtNo(settled[i] as ItemId)] as number;
  const defeated = s.titans[seat] as ItemId[];
  for (let i = 0; i < defeated.length; i++) sum += titans[titanNo(defeated[i] as ItemId)] as number;
  return sum;
}

/** Coins in each End of Round (AW-12.05). */
export const incomeOf = (s: State, seat: Seat): number => numberOf(s, 'city-income') + sumOf(s, seat, INCOME);
/** AW-12.06, AW-A.47 */
export const foodOf = (s: State, seat: Seat): number => CAPITAL.food + sumOf(s, seat, FOOD);
/** Would this empire card feed somebody, were it not damaged? */
export const feeds = (item: ItemId): boolean => (FOOD.empire[empireNo(item)] as number) > 0;
export const knowledgeIncome = (s: State, seat: Seat): number => sumOf(s, seat, KNOWLEDGE);
export const ambrosiaIncome = (s: State, seat: Seat): number => sumOf(s, seat, AMBROSIA);
/** AW-6.36 */
export const armyLimit = (s: State, seat: Seat): number => numberOf(s, 'city-armies') + sumOf(s, seat, ARMIES);
/** AW-8.13 Swords and arrows that count in every attack, without Draft, as one number. */
export const forceOn = (s: State, seat: Seat): number => sumOf(s, seat, FORCE);
export const swordsOn = (s: State, seat: Seat): number => swordsIn(forceOn(s, seat));
export const arrowsOn = (s: State, seat: Seat): number => arrowsIn(forceOn(s, seat));
export const swordsIn = (force: number): number => force & (ARROW - 1);
export const arrowsIn = (force: number): number => force >> SWORD_BITS;
/** AW-6.49 So many cards are drawn by Explore. */
export const exploreCards = (s: State, seat: Seat): number => numberOf(s, 'explore-cards') + sumOf(s, seat, EXPLORE);

/** AW-6.06, AW-16.08 */
export function capacityOf(s: State, seat: Seat): number {
  let sum = numberOf(s, 'city-capacity') + (isAmnite(s, seat) ? AMNITE_CAPACITY : 0);
  const districts = s.districts[seat] as ItemId[];
  for (let i = 0; i < districts.length; i++) sum += DISTRICT_CAPACITY[districtNo(districts[i] as ItemId)] as number;
  const titans = s.titans[seat] as ItemId[];
  for (let i = 0; i < titans.length; i++) sum += TITAN_CAPACITY[titanNo(titans[i] as ItemId)] as number;
  return sum;
}

/** AW-E.12 So much capacity is missing for one more card; 0 or less: there is room. */
export const capacityNeeded = (cards: number, capacity: number): number => cards + 1 - capacity;

/** Undamaged cards with this ability. */
export function abilities(s: State, seat: Seat, ability: Ability): number {
  const tableau = s.tableau[seat] as ItemId[];
  let n = 0;
  for (let i = 0; i < tableau.length; i++) {
    const no = empireNo(tableau[i] as ItemId);
    if (ABILITY[no] === ability && s.damaged[no] === false) n++;
  }
  return n;
}

export const isDamaged = (s: State, item: ItemId): boolean => s.damaged[empireNo(item)] === true;

/** The player's damaged empire cards. */
export const damagedCards = (s: State, seat: Seat): ItemId[] => cardsThat(s, seat, true);
export const intactCards = (s: State, seat: Seat): ItemId[] => cardsThat(s, seat, false);

function cardsThat(s: State, seat: Seat, damaged: boolean): ItemId[] {
  const tableau = s.tableau[seat] as ItemId[];
  const found: ItemId[] = [];
  for (let i = 0; i < tableau.length; i++) {
    const item = tableau[i] as ItemId;
    if (s.damaged[empireNo(item)] === damaged) found.push(item);
  }
  return found;
}
function any(s: State, seat: Seat, damaged: boolean): boolean {
  const tableau = s.tableau[seat] as ItemId[];
  for (let i = 0; i < tableau.length; i++) if (s.damaged[empireNo(tableau[i] as ItemId)] === damaged) return true;
  return false;
}
export const anyDamaged = (s: State, seat: Seat): boolean => any(s, seat, true);
export const anyIntact = (s: State, seat: Seat): boolean => any(s, seat, false);

/** Citizens in play, wherever they are. */
export function citizensOf(s: State, seat: Seat): number {
  let n = 0;
  const all = s.citizens[seat] as number[];
  for (let i = 0; i < all.length; i++) if (all[i] !== SUPPLY) n++;
  return n;
}

/** So many of the player's citizens are there. */
export function countAt(s: State, seat: Seat, where: number): number {
  let n = 0;
  const all = s.citizens[seat] as number[];
  for (let i = 0; i < all.length; i++) if (all[i] === where) n++;
  return n;
}

/** Skills of the player's citizens that are there. */
export function citizensAt(s: State, seat: Seat, where: number): number[] {
  const skills: number[] = [];
  const all = s.citizens[seat] as number[];
  for (let i = 0; i < all.length; i++) if (all[i] === where) skills.push(i + 1);
  return skills;
}

/** AW-6.58 The lowest unused skill above this one; 0 if there is none. */
export function lowestUnused(s: State, seat: Seat, above = 0): number {
  const all = s.citizens[seat] as number[];
  for (let i = above; i < all.length; i++) if (all[i] === SUPPLY) return i + 1;
  return 0;
}

const OPENS = SPACE_TABLE.map(({ opens }) => opens);

/** AW-2.05, AW-3.03, AW-3.04 Is the space still under its cover? */
export const isCovered = (s: State, space: Space): boolean => s.round < (OPENS[space] as number);

/** AW-5.16, AW-16.05, AW-16.06 May the player place there as far as covers go? */
export function isOpenTo(s: State, seat: Seat, space: Space): boolean {
  if (!isCovered(s, space)) return true;
  return space === GROW && s.round === 1 && isMerlume(s, seat);
}

/** AW-3.05 The deck in use. */
export const deckInUse = (s: State): 'deckA' | 'deckB' => (s.round >= 4 ? 'deckB' : 'deckA');
export const discardInUse = (s: State): 'discardA' | 'discardB' => (s.round >= 4 ? 'discardB' : 'discardA');
/** AW-3.12 Is there anything to draw, if need be from the discard pile? */
export const canDraw = (s: State): boolean => s[deckInUse(s)].length > 0 || s[discardInUse(s)].length > 0;

/** AW-6.22 Cards of the district deck, wherever in it they lie. */
export const districtsLeft = (s: State): number =>
  s.districtTop.length + s.districtDeck.length + s.districtBottom.length;

/** Who is threatened by a titan. */
export const threatOf = (s: State, seat: Seat): ItemId | undefined => s.threat[seat]?.[0];

/** AW-6.27, AW-6.28 Can the first-player token be claimed? */
export const claimable = (s: State): boolean => !s.hand && s.first !== NOBODY;
