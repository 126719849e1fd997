import type { Seat } from '@edubba/kernel';
import type { Building, BuildingAction } from '../../content/buildings.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import type { Goods } from '../../content/goods.ts';
import { SILVER } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { PRIEST, UNIT_TABLE } from '../../content/units.ts';
import { NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { conversionTargets } from './conversion.ts';
import { mayDig, roomAt } from './map.ts';
import { goodsOf } from './players.ts';

const affords = (s: State, seat: Seat, cost: Goods): boolean => cost.every((n, good) => goodsOf(s, seat, good) >= n);

/** AKK-14.13 What one purchase of a kind costs this player. Not there yet: Epirmupi, Nagar, Kish. */
export function unitCost(_s: State, _seat: Seat, kind: Kind): Goods {
  return UNIT_TABLE[kind]?.cost ?? [0, 0, 0, 0];
}

/** AKK-15.03 Not there yet: Tuta-napshum. */
export const zigguratCost = (_s: State, _seat: Seat): Goods => [3, 3, 0, 0];

/** AKK-16.03 Not there yet: Adab. */
export const canalCost = (_s: State, _seat: Seat): Goods => [2, 0, 0, 0];

/** AKK-14.02, AKK-14.06 Kinds the player can buy at the Palace there. */
export function recruits(s: State, seat: Seat, city: Space): Kind[] {
  if (roomAt(s, seat, city) === 0) return [];
  return UNIT_TABLE.flatMap(({ from }, kind) =>
    from === 'palace' && (s.reserve[seat]?.[kind] ?? 0) > 0 && affords(s, seat, unitCost(s, seat, kind)) ? [kind] : [],
  );
}

/** AKK-16.03 Spaces on which the activated city may dig. */
export const digPlaces = (s: State, seat: Seat, city: Space): Space[] =>
  affords(s, seat, canalCost(s, seat))
    ? [city, ...(NEIGHBOURS[city] ?? [])].filter((space) => mayDig(s, seat, space))
    : [];

const POSSIBLE: { readonly [action in BuildingAction]: (s: State, seat: Seat, city: Space) => boolean } = {
  collect: () => true,
  hire: (s, seat) => goodsOf(s, seat, SILVER) >= 1,
  recruit: (s, seat, city) => recruits(s, seat, city).length > 0,
  tax: () => true,
  train: (s, seat, city) =>
    roomAt(s, seat, city) > 0 && (s.reserve[seat]?.[PRIEST] ?? 0) > 0 && affords(s, seat, unitCost(s, seat, PRIEST)),
  convert: (s, seat, city) => conversionTargets(s, seat, city).length > 0,
  ziggurat: (s, seat, city) =>
    s.ziggurat[city] === NOBODY && (s.zigguratSupply[seat] ?? 0) > 0 && affords(s, seat, zigguratCost(s, seat)),
  canals: (s, seat, city) => digPlaces(s, seat, city).length > 0,
  trade: () => true,
};

/** Can this action of a building be done in that city now? */
export const possible = (s: State, seat: Seat, city: Space, action: BuildingAction): boolean =>
  POSSIBLE[action](s, seat, city);

/** AKK-7.11 A building may be activated only if one of its actions can be done. */
export const usable = (s: State, seat: Seat, city: Space, building: Building): boolean =>
  (BUILDINGS[building]?.actions ?? []).some((action) => possible(s, seat, city, action));
