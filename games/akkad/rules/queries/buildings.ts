import type { Objection, Refusal, Seat } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import type { Building, BuildingAction } from '../../content/buildings.ts';
import { BUILDINGS, TEMPLE } from '../../content/buildings.ts';
import { SILVER, tokenOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { PRIEST, SPEARMAN, UNIT_TABLE } from '../../content/units.ts';
import { IDS, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { conversionTargets } from './conversion.ts';
import { hasCanal, isCity, isStorm, roomAt } from './map.ts';
import { goodsOf, hasBuilt, poolOf } from './players.ts';
import { affords, canalCost, unitCost, zigguratCost } from './prices.ts';

/** AKK-3.16 Units of a kind in a player's supply. */
export const inReserve = (s: State, seat: Seat, kind: Kind): number => s.reserve[seat]?.[kind] ?? 0;

/** AKK-14.02, AKK-14.06 Kinds the player can buy at the Palace there; `bought` so far in this RECRUIT TROOPS. */
export function recruits(s: State, seat: Seat, city: Space, bought: readonly string[] = []): Kind[] {
  if (roomAt(s, seat, city) === 0) return [];
  return PALACE_KINDS.filter(
    (kind) => inReserve(s, seat, kind) > 0 && affords(s, seat, unitCost(s, seat, kind, bought)),
  );
}

/** AKK-14.02 Kinds one recruits at the Palace. */
const PALACE_KINDS: readonly Kind[] = UNIT_TABLE.flatMap(({ from }, kind) => (from === 'palace' ? [kind] : []));

/** AKK-14.11 Mari's free spearman, if it fits. */
export const hordeComes = (s: State, seat: Seat, city: Space): boolean =>
  s.home[seat] === 'mari' && inReserve(s, seat, SPEARMAN) > 0 && roomAt(s, seat, city) > 0;

/** Would RECRUIT TROOPS bring anybody to this city? */
export const mayRecruit = (s: State, seat: Seat, city: Space): boolean =>
  hordeComes(s, seat, city) || recruits(s, seat, city).length > 0;

/** AKK-16.03 The activated city and what lies next to it. */
export const digSites = (city: Space): readonly Space[] => SITES[city] ?? [];
const SITES: readonly (readonly Space[])[] = NEIGHBOURS.map((around, city) => [city, ...around]);

/** AKK-16.04, AKK-A.3 Can a paid canal lie on a space? */
const mayLie = (s: State, seat: Seat, space: Space): boolean =>
  !isStorm(s, space) &&
  !hasCanal(s, seat, space) &&
  (option(s, 'canal-control') === 'free' || s.control[space] === seat);

/** AKK-16.04, AKK-A.3 Why no canal can lie on a space; nothing, if one can. The table may ask for control of the space. */
export function digObjection(s: State, seat: Seat, space: Space): Objection | undefined {
  if (mayLie(s, seat, space)) return undefined;
  const where = { space: { id: `space.${IDS[space] ?? ''}` } };
  if (isStorm(s, space)) return no('AKK-4.05', 'no.activate.storm', where);
  if (hasCanal(s, seat, space)) return no('AKK-16.04', 'no.canal.twice', where, { id: 'fix.other-space' });
  return no('AKK-16.03', 'no.canal.control', where, { id: 'fix.other-space' });
}

/** AKK-16.03, AKK-16.08 Spaces on which the activated city may dig, while grain and supply last. */
export function digPlaces(s: State, seat: Seat, city: Space): Space[] {
  if ((s.canalSupply[seat] ?? 0) === 0 || !affords(s, seat, canalCost(s, seat))) return [];
  return digSites(city).filter((space) => mayLie(s, seat, space));
}

const ALWAYS: readonly BuildingAction[] = ['collect', 'tax', 'trade'];

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
export function usable(s: State, seat: Seat, city: Space, building: Building): boolean {
  for (const action of EASIEST_FIRST[building] ?? []) if (possible(s, seat, city, action)) return true;
  return false;
}

/** What is always possible comes first, so that most often nothing else is looked at. */
const EASIEST_FIRST: readonly (readonly BuildingAction[])[] = BUILDINGS.map(({ actions }) =>
  actions.toSorted((a, b) => Number(ALWAYS.includes(b)) - Number(ALWAYS.includes(a))),
);

/** AKK-13.01, AKK-13.03, AKK-7.05, AKK-7.11 Why a space cannot be activated for a building; nothing, if it can. */
function buildingObjection(s: State, seat: Seat, space: Space, building: Building): Objection | undefined {
  const token = BUILDINGS[building]?.token ?? 'admin';
  if (!isCity(space) || s.control[space] !== seat)
    return no('AKK-13.01', 'no.building.city', undefined, { id: 'fix.building.city' });
  if (!hasBuilt(s, seat, building))
    return no('AKK-13.03', 'no.building.unbuilt', undefined, { id: 'fix.building.builder' });
  if (poolOf(s, seat, tokenOf(token)) === 0)
    return no('AKK-7.05', 'no.building.token', { token: { id: `token.${token}` } }, { id: 'fix.token' });
  return usable(s, seat, space, building) ? undefined : no('AKK-7.11', 'no.building.useless');
}

/** Buildings a space cannot be activated for, and why. */
export const buildingRefusals = (s: State, seat: Seat, space: Space): Refusal[] =>
  BUILDINGS.flatMap(({ id }, building) => {
    const objection = buildingObjection(s, seat, space, building);
    return objection === undefined ? [] : [{ target: `building/${id}`, ...objection }];
  });
