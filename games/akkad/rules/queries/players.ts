import type { Seat } from '@edubba/kernel';
import { clockwise } from '@edubba/kernel';
import type { Building, Upgrade } from '../../content/buildings.ts';
import { BUILDING_OF, BUILDINGS, UPGRADES } from '../../content/buildings.ts';
import type { EventId } from '../../content/events.ts';
import type { GodName } from '../../content/gods.ts';
import { GOD_NAMES } from '../../content/gods.ts';
import { TOKENS } from '../../content/goods.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import type { CityCardName } from '../../content/special-cities.ts';
import { CITY_CARD_NAMES } from '../../content/special-cities.ts';
import type { State } from '../state.ts';

/** Clockwise from the Crown holder (AKK-5.13, AKK-19.33). */
export const fromCrown = (s: State): Seat[] => clockwise(s.table.seats, Math.max(0, s.crown));

/** The others, clockwise after a player. */
export const othersAfter = (s: State, seat: Seat): Seat[] => clockwise(s.table.seats, seat).slice(1);

export const goodsOf = (s: State, seat: Seat, good: number): number => s.goods[seat]?.[good] ?? 0;
export const poolOf = (s: State, seat: Seat, token: number): number => s.pool[seat]?.[token] ?? 0;
export const supplyOf = (s: State, seat: Seat, token: number): number => s.supply[seat]?.[token] ?? 0;

/** Token types of which the pool holds any, by list position. */
export const poolTypes = (s: State, seat: Seat): number[] =>
  TOKENS.flatMap((_, token) => (poolOf(s, seat, token) > 0 ? [token] : []));
/** Is any token left in the pool? */
export function hasPool(s: State, seat: Seat): boolean {
  const pool = s.pool[seat] ?? [];
  for (let token = 0; token < pool.length; token++) if ((pool[token] ?? 0) > 0) return true;
  return false;
}

export const supplyTypes = (s: State, seat: Seat): number[] =>
  TOKENS.flatMap((_, token) => (supplyOf(s, seat, token) > 0 ? [token] : []));

export const hasBuilt = (s: State, seat: Seat, building: Building): boolean => s.built[seat]?.[building] === true;
export const hasUpgrade = (s: State, seat: Seat, upgrade: Upgrade): boolean => s.upgraded[seat]?.[upgrade] === true;

/** AKK-13.05 Buildings a player has not built yet. */
export const buildable = (s: State, seat: Seat): Building[] =>
  BUILDINGS.flatMap((_, building) => (hasBuilt(s, seat, building) ? [] : [building]));

/** AKK-13.03 Upgrades of built buildings a player does not have yet. */
export const upgradable = (s: State, seat: Seat): Upgrade[] =>
  UPGRADES.flatMap((_, upgrade) =>
    !hasUpgrade(s, seat, upgrade) && hasBuilt(s, seat, BUILDING_OF[upgrade] ?? 0) ? [upgrade] : [],
  );

/** AKK-4.01 Does this player worship this god this round? */
export const worships = (s: State, seat: Seat, god: GodName): boolean => s.godOf[GOD_NAMES.indexOf(god)] === seat;

/** Does this player hold this special-city card? */
export const holdsCard = (s: State, seat: Seat, city: CityCardName): boolean =>
  s.cityCard[CITY_CARD_NAMES.indexOf(city)] === seat;

export const cardsHeld = (s: State, seat: Seat): number => s.cityCard.filter((holder) => holder === seat).length;

/** Role cards a player has and has not used, by list position. */
export const unusedRoles = (s: State, seat: Seat): number[] =>
  ROLE_NAMES.flatMap((_, role) => (s.roleOf[role] === seat && s.roleUsed[role] !== true ? [role] : []));

/** Is this the event of the round (AKK-5.03)? */
export const eventIs = (s: State, event: EventId): boolean => s.eventNow[0] === event;

/** How many role cards each player takes (AKK-2.04, AKK-2.05). */
export const rolesEach = (s: State): number => (s.table.seats <= 4 ? 2 : 1);

/** Champions a player has in the game, whatever their state; Taram-Akkad has both figures (AKK-A.52). */
export const championsOf = (s: State, seat: Seat): number => (s.character[seat] === 'taram-akkad' ? 2 : 1);
