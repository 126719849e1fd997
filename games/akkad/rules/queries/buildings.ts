import type { Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import type { Building, BuildingAction } from '../../content/buildings.ts';
import { BUILDINGS, TEMPLE } from '../../content/buildings.ts';
import { SILVER } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { PRIEST, SPEARMAN, UNIT_TABLE } from '../../content/units.ts';
import { NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { conversionTargets } from './conversion.ts';
import { mayDig, roomAt } from './map.ts';
import { goodsOf } from './players.ts';
import { affords, canalCost, unitCost, zigguratCost } from './prices.ts';

/** AKK-3.16 Units of a kind in a player's supply. */
export const inReserve = (s: State, seat: Seat, kind: Kind): number => s.reserve[seat]?.[kind] ?? 0;

/** AKK-14.02, AKK-14.06 Kinds the player can buy at the Palace there; `bought` so far in this RECRUIT TROOPS. */
export function recruits(s: State, seat: Seat, city: Space, bought: readonly string[] = []): Kind[] {
  if (roomAt(s, seat, city) === 0) return [];
  return UNIT_TABLE.flatMap(({ from }, kind) =>
    from === 'palace' && inReserve(s, seat, kind) > 0 && affords(s, seat, unitCost(s, seat, kind, bought))
      ? [kind]
      : [],
  );
}

/** AKK-14.11 Mari's free spearman, if it fits. */
export const hordeComes = (s: State, seat: Seat, city: Space): boolean =>
  s.home[seat] === 'mari' && inReserve(s, seat, SPEARMAN) > 0 && roomAt(s, seat, city) > 0;

/** Would RECRUIT TROOPS bring anybody to this city? */
export const mayRecruit = (s: State, seat: Seat, city: Space): boolean =>
  hordeComes(s, seat, city) || recruits(s, seat, city).length > 0;

/** AKK-16.03, AKK-A.3 Spaces on which the activated city may dig; the table may ask for control of the adjacent one. */
export function digPlaces(s: State, seat: Seat, city: Space): Space[] {
  if (!affords(s, seat, canalCost(s, seat))) return [];
  const anywhere = option(s, 'canal-control') === 'free';
  return [city, ...(NEIGHBOURS[city] ?? [])].filter(
    (space) => mayDig(s, seat, space) && (anywhere || s.control[space] === seat),
  );
}

const POSSIBLE: { readonly [action in BuildingAction]: (s: State, seat: Seat, city: Space) => boolean } = {
  collect: () => true,
  hire: (s, seat) => goodsOf(s, seat, SILVER) >= 1,
  recruit: mayRecruit,
  tax: () => true,
  train: (s, seat, city) =>
    roomAt(s, seat, city) > 0 && inReserve(s, seat, PRIEST) > 0 && affords(s, seat, unitCost(s, seat, PRIEST)),
  convert: (s, seat, city) => conversionTargets(s, seat, city).length > 0,
  ziggurat: (s, seat, city) =>
    s.ziggurat[city] === NOBODY && (s.zigguratSupply[seat] ?? 0) > 0 && affords(s, seat, zigguratCost(s, seat)),
  canals: (s, seat, city) => digPlaces(s, seat, city).length > 0,
  trade: () => true,
};

/** Can this action of a building be done in that city now? */
export const possible = (s: State, seat: Seat, city: Space, action: BuildingAction): boolean =>
  POSSIBLE[action](s, seat, city);

const ZIGGURAT_FIRST: readonly BuildingAction[] = ['ziggurat', 'train', 'convert'];

/** AKK-13.02, AKK-A.2 The actions of a building in order; the table may have the Temple's begin with the ziggurat. */
export function actionsOf(s: State, building: Building): readonly BuildingAction[] {
  if (building === TEMPLE && option(s, 'temple-order') === 'ziggurat-first') return ZIGGURAT_FIRST;
  return BUILDINGS[building]?.actions ?? [];
}

/** AKK-7.11 A building may be activated only if one of its actions can be done. */
export const usable = (s: State, seat: Seat, city: Space, building: Building): boolean =>
  (BUILDINGS[building]?.actions ?? []).some((action) => possible(s, seat, city, action));
