import type { Key, Seat } from '@edubba/kernel';
import { clockwise } from '@edubba/kernel';
import type { Building, Upgrade } from '../../content/buildings.ts';
import { BUILDING_OF, BUILDINGS, UPGRADES } from '../../content/buildings.ts';
import type { EventId } from '../../content/events.ts';
import type { GodName } from '../../content/gods.ts';
import { GOD_PLACE } from '../../content/gods.ts';
import { TOKENS } from '../../content/goods.ts';
import type { CityCardName } from '../../content/special-cities.ts';
import { CITY_CARD_PLACE } from '../../content/special-cities.ts';
import type { State } from '../state.ts';

/** Clockwise from the Crown holder (AKK-5.13, AKK-19.33). */
export const fromCrown = (s: State): Seat[] => clockwise(s.table.seats, Math.max(0, s.crown));

/** The others, clockwise after a player. */
export function othersAfter(s: State, seat: Seat): Seat[] {
  const { seats } = s.table;
  const others: Seat[] = [];
  for (let i = 1; i < seats; i++) others.push((seat + i) % seats);
  return others;
}

export const goodsOf = (s: State, seat: Seat, good: number): number => s.goods[seat]?.[good] ?? 0;
export const poolOf = (s: State, seat: Seat, token: number): number => s.pool[seat]?.[token] ?? 0;
export const supplyOf = (s: State, seat: Seat, token: number): number => s.supply[seat]?.[token] ?? 0;

/** Token types of which the pool holds any, by list position. */
export const poolTypes = (s: State, seat: Seat): number[] => whereAny(s.pool[seat] ?? []);
export const supplyTypes = (s: State, seat: Seat): number[] => whereAny(s.supply[seat] ?? []);

function whereAny(stock: readonly number[]): number[] {
  const found: number[] = [];
  for (let token = 0; token < stock.length; token++) if ((stock[token] ?? 0) > 0) found.push(token);
  return found;
}

/** The same by name, ready for option lists. */
export const poolKeys = (s: State, seat: Seat): Key[] => namesWhereAny(s.pool[seat] ?? []);
export const supplyKeys = (s: State, seat: Seat): Key[] => namesWhereAny(s.supply[seat] ?? []);

function namesWhereAny(stock: readonly number[]): Key[] {
  const found: Key[] = [];
  for (let token = 0; token < stock.length; token++) if ((stock[token] ?? 0) > 0) found.push(TOKENS[token] as Key);
  return found;
}

/** Is any token left in the pool, or in the supply? */
export const hasPool = (s: State, seat: Seat): boolean => holdsAny(s.pool[seat] ?? []);
export const hasSupply = (s: State, seat: Seat): boolean => holdsAny(s.supply[seat] ?? []);

function holdsAny(stock: readonly number[]): boolean {
  for (let token = 0; token < stock.length; token++) if ((stock[token] ?? 0) > 0) return true;
  return false;
}

export const hasBuilt = (s: State, seat: Seat, building: Building): boolean => s.built[seat]?.[building] === true;
export const hasUpgrade = (s: State, seat: Seat, upgrade: Upgrade): boolean => s.upgraded[seat]?.[upgrade] === true;

/** AKK-13.05 Buildings a player has not built yet. */
export function buildable(s: State, seat: Seat): Building[] {
  const found: Building[] = [];
  for (let building = 0; building < BUILDINGS.length; building++)
    if (!hasBuilt(s, seat, building)) found.push(building);
  return found;
}

/** AKK-13.03 Upgrades of built buildings a player does not have yet. */
export function upgradable(s: State, seat: Seat): Upgrade[] {
  const found: Upgrade[] = [];
  for (let upgrade = 0; upgrade < UPGRADES.length; upgrade++)
    if (!hasUpgrade(s, seat, upgrade) && hasBuilt(s, seat, BUILDING_OF[upgrade] ?? 0)) found.push(upgrade);
  return found;
}

/** AKK-4.01 Does this player worship this god this round? */
export const worships = (s: State, seat: Seat, god: GodName): boolean => s.godOf[GOD_PLACE[god]] === seat;

/** Does this player hold this special-city card? */
export const holdsCard = (s: State, seat: Seat, city: CityCardName): boolean =>
  s.cityCard[CITY_CARD_PLACE[city]] === seat;

export function cardsHeld(s: State, seat: Seat): number {
  let n = 0;
  for (let card = 0; card < s.cityCard.length; card++) if (s.cityCard[card] === seat) n++;
  return n;
}

/** Role cards a player has and has not used, by list position. */
export function unusedRoles(s: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let role = 0; role < s.roleOf.length; role++)
    if (s.roleOf[role] === seat && s.roleUsed[role] !== true) found.push(role);
  return found;
}

/** Is this the event of the round (AKK-5.03)? */
export const eventIs = (s: State, event: EventId): boolean => s.eventNow[0] === event;

/** How many role cards each player takes (AKK-2.04, AKK-2.05). */
export const rolesEach = (s: State): number => (s.table.seats <= 4 ? 2 : 1);

/** Champions a player has in the game, whatever their state; Taram-Akkad has both figures (AKK-A.52). */
export const championsOf = (s: State, seat: Seat): number => (s.character[seat] === 'taram-akkad' ? 2 : 1);
