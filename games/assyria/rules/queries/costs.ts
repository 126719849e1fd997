import type { ItemId, Seat } from '@edubba/kernel';
import { civilisation } from '../../content/civilisations.ts';
import type { FavourEffect } from '../../content/favour-cards.ts';
import { favourCard } from '../../content/favour-cards.ts';
import type { Space } from '../../content/map.ts';
import type { Column } from '../../content/player-board.ts';
import { BUILD_COSTS, COLUMN_NUMBERS } from '../../content/player-board.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, TRIBUTE } from '../../content/tracks.ts';
import { isRiver, SITES_AT } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { numberOf } from './numbers.ts';

/** ASY-13.07, ASY-14.03 */
export function camelLimit(s: State, seat: Seat): number {
  return numberOf(s, 'camel-limit') + (s.wells[seat] ?? 0);
}

/** Held Favour cards with this effect. */
export function heldWith(s: State, seat: Seat, effect: FavourEffect): ItemId[] {
  return (s.favours[seat] ?? []).filter((item) => favourCard(item).effect === effect);
}

/** How many those are. */
export function countWith(s: State, seat: Seat, effect: FavourEffect): number {
  const held = s.favours[seat] as readonly ItemId[];
  let n = 0;
  for (let i = 0; i < held.length; i++) if (favourCard(held[i] as ItemId).effect === effect) n++;
  return n;
}

/** ASY-26.12, ASY-26.23, ASY-26.25 The cost with so many cards that take 2 Camels off, at least 0. */
export function discounted(cost: number, cards: number): number {
  return Math.max(0, cost - 2 * cards);
}

/** How many discount cards may be used on this cost: each must take something off, and the rest must be payable. */
export function discountChoices(cost: number, held: number, camels: number): number[] {
  const choices: number[] = [];
  for (let cards = 0; cards <= held; cards++) {
    // ASY-6.11 a card that would change nothing is not played
    if (cards > 0 && discounted(cost, cards - 1) === 0) break;
    if (discounted(cost, cards) <= camels) choices.push(cards);
  }
  return choices;
}

/** ASY-16.08 Can this be paid, with all the help the player holds? */
function payable(s: State, seat: Seat, cost: number, help: FavourEffect): boolean {
  const camels = s.camels[seat] ?? 0;
  return cost <= camels || discounted(cost, countWith(s, seat, help)) <= camels;
}

export function pieceAffordable(s: State, seat: Seat, cost: number): boolean {
  return payable(s, seat, cost, 'cheaper-piece');
}

export function tributeAffordable(s: State, seat: Seat, cost: number): boolean {
  return payable(s, seat, cost, 'cheaper-tribute');
}

/** ASY-18.06 */
export function foundCost(s: State, seat: Seat): number {
  return BUILD_COSTS.found[Math.min(3, s.ziggurats[seat]?.length ?? 0)] ?? 0;
}

/** ASY-18.02 to ASY-18.05 Own Huts that can make room for a Ziggurat. */
export function foundSpaces(s: State, seat: Seat): Space[] {
  return (s.huts[seat] ?? []).filter((space) => makesRoom(s, space));
}

/** Is there such a Hut? */
export function hasFoundSpace(s: State, seat: Seat): boolean {
  const huts = s.huts[seat] as readonly Space[];
  for (let i = 0; i < huts.length; i++) if (makesRoom(s, huts[i] as Space)) return true;
  return false;
}

function makesRoom(s: State, space: Space): boolean {
  return isRiver[space] !== true && !adjoinsWell(s, space);
}

/** Is there a large piece left? (ASY-18.10) */
export function hasFullColumn(s: State, seat: Seat): boolean {
  return s.taken[seat]?.includes(0) === true;
}

/** ASY-18.04 */
export function adjoinsWell(s: State, space: Space): boolean {
  for (const site of SITES_AT[space] ?? []) if (s.well[site] !== NOBODY) return true;
  return false;
}

/** Columns whose large piece is still there (ASY-18.07). */
export function fullColumns(s: State, seat: Seat): Column[] {
  return COLUMN_NUMBERS.filter((column) => s.taken[seat]?.[column] === 0);
}

/** ASY-19.05, ASY-19.06 What adding this level costs. */
export function levelCost(s: State, seat: Seat, level: 2 | 3): number {
  if (level === 3) return numberOf(s, 'third-level');
  const own = s.ziggurats[seat] as readonly Space[];
  let built = 0;
  for (let i = 0; i < own.length; i++) if ((s.levels[own[i] as Space] as number) >= 2) built++;
  return BUILD_COSTS.second[Math.min(3, built)] ?? 0;
}

/** ASY-19.07 */
export function roofCost(s: State, area: Area): number {
  const board = s.civilisation[area]?.[0];
  return board === undefined ? 0 : civilisation(board).roofCost;
}

/** One way to raise a Ziggurat: which one, from which column, and whether it takes the card that lifts the limits. */
export interface Raise {
  readonly space: Space;
  readonly column: Column;
  readonly twice: boolean;
}

/** ASY-19.02 to ASY-19.08, ASY-26.16 Every raise to level 2 or 3 that is possible and payable. */
export function raises(s: State, seat: Seat): Raise[] {
  const corvee = countWith(s, seat, 'twice') > 0;
  const out: Raise[] = [];
  for (const space of s.ziggurats[seat] ?? []) {
    const level = (s.levels[space] ?? 0) + 1;
    if (level > 3 || !pieceAffordable(s, seat, levelCost(s, seat, level as 2 | 3))) continue;
    for (const column of COLUMN_NUMBERS) {
      if (s.taken[seat]?.[column] !== level - 1) continue;
      const twice = s.raised[space] === true || s.columnUsed[seat]?.[column] === true;
      if (!twice || corvee) out.push({ space, column, twice });
    }
  }
  return out;
}

/** The least that any raise costs: without it nobody needs to look further. */
const CHEAPEST_RAISE = 1;

/** Is any raise possible and payable? */
export function canRaise(s: State, seat: Seat): boolean {
  return pieceAffordable(s, seat, CHEAPEST_RAISE) && raises(s, seat).length > 0;
}

/** Is any Roof possible and payable? */
export function canRoof(s: State, seat: Seat): boolean {
  return (
    s.areaRoof.includes(true) && highZiggurat(s, seat) && roofable(s, seat).length > 0 && roofAreas(s, seat).length > 0
  );
}

/** Has any own Ziggurat all its levels? Few have, so this is looked at first. */
function highZiggurat(s: State, seat: Seat): boolean {
  const own = s.ziggurats[seat] as readonly Space[];
  for (let i = 0; i < own.length; i++) if (s.levels[own[i] as Space] === 3) return true;
  return false;
}

/** ASY-19.01, ASY-19.03 Own Ziggurats that could take a Roof now; the card lifts the limit. */
export function roofable(s: State, seat: Seat): Space[] {
  const corvee = countWith(s, seat, 'twice') > 0;
  return (s.ziggurats[seat] ?? []).filter(
    (space) => s.levels[space] === 3 && s.roofed[space] !== true && (s.raised[space] !== true || corvee),
  );
}

/** ASY-19.14 Tribute areas whose Roof can be taken and paid for. */
export function roofAreas(s: State, seat: Seat): Area[] {
  return AREA_NUMBERS.filter((area) => s.areaRoof[area] === true && pieceAffordable(s, seat, roofCost(s, area)));
}

/** Camels that a Tribute to this area costs (ASY-24.02, ASY-27.14). */
export function tributeCost(area: Area, less: number): number {
  return Math.max(0, (TRIBUTE.camels[area] ?? 0) - less);
}

export type Token = 'gold' | 'ship';

/** ASY-24.03, ASY-24.04 Is there an empty space for this token? */
export function hasRoom(s: State, area: Area, token: Token): boolean {
  return token === 'gold' ? (s.areaGold[area] ?? 0) < numberOf(s, 'gold-places') : s.areaShip[area] !== true;
}

/** ASY-24.01 to ASY-24.05 Tributes possible and payable: area and token. */
export function tributes(s: State, seat: Seat, less: number, not: number): (readonly [Area, Token])[] {
  const out: (readonly [Area, Token])[] = [];
  for (const area of AREA_NUMBERS) {
    if (area === not || !tributeAffordable(s, seat, tributeCost(area, less))) continue;
    if (canLay(s, seat, area, 'gold')) out.push([area, 'gold']);
    if (canLay(s, seat, area, 'ship')) out.push([area, 'ship']);
  }
  return out;
}

/** Is such a token held, and is there room for it? */
function canLay(s: State, seat: Seat, area: Area, token: Token): boolean {
  return ((token === 'gold' ? s.gold : s.ships)[seat] as number) > 0 && hasRoom(s, area, token);
}

/** Is any Tribute possible and payable? */
export function hasTribute(s: State, seat: Seat, less: number, not: number): boolean {
  // Without a token there is nothing to lay.
  if ((s.gold[seat] as number) === 0 && (s.ships[seat] as number) === 0) return false;
  for (let i = 0; i < AREA_NUMBERS.length; i++) {
    const area = AREA_NUMBERS[i] as Area;
    if (area === not || !(canLay(s, seat, area, 'gold') || canLay(s, seat, area, 'ship'))) continue;
    if (tributeAffordable(s, seat, tributeCost(area, less))) return true;
  }
  return false;
}

/** ASY-16.10 Strength of a column's Action tile: 0, 1 or 2. */
export function strength(s: State, seat: Seat, column: Column): 0 | 1 | 2 {
  return Math.min(2, s.taken[seat]?.[column] ?? 0) as 0 | 1 | 2;
}
