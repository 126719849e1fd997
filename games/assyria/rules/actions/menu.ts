import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { SPACES } from '../../content/map.ts';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NAMES, PIECES } from '../../content/player-board.ts';
import { OFFERINGS } from '../../content/tracks.ts';
import { CAMEL_KEYS, HUT_KEYS, SHIP_KEYS } from '../keys.ts';
import type { Action } from '../decisions.ts';
import { ACTIONS } from '../decisions.ts';
import { addPossibleActions, canTake, ploughsCost } from '../queries/actions.ts';
import { addBuildable, shipSpaces } from '../queries/adjacency.ts';
import { hasCardLeft } from '../queries/cards.ts';
import { camelLimit, foundCost, hasFoundSpace, hasFullColumn, roofable } from '../queries/costs.ts';
import { addPlayableFavours } from '../queries/favours.ts';
import { camelsLacking, feedOnly, hutObjection, shipObjection } from '../queries/objections.ts';
import { CARD_TILE, GOLD_TILE, OFFERINGS_TILE, PURCHASE_TILE, tileCost } from '../queries/tiles.ts';
import { foundNowhere, raiseNone, roofNone } from '../queries/ziggurat-objections.ts';
import type { State } from '../state.ts';
import { favourRefusals } from './favours.ts';

const camels = (s: State, seat: Seat): number => s.camels[seat] ?? 0;

/** ASY-16.05 The tile is used, or else Camels are lacking. */
function tileObjection(s: State, seat: Seat, column: Column, cost: number): Objection {
  if (s.used[seat]?.[column] !== true) return camelsLacking(s, seat, cost);
  return no('ASY-16.05', 'no.tile.used', { tile: { id: `tile.${COLUMN_NAMES[column]}` } }, { id: 'fix.tile.refresh' });
}

/** Why an action is not possible: asked only where it is not. */
const WHY: { readonly [action in Action]: (s: State, seat: Seat) => Objection } = {
  ploughs: (s, seat) =>
    (s.ploughs[seat] ?? 0) === PIECES.ploughs
      ? no('ASY-17.04', 'no.ploughs.up')
      : camelsLacking(s, seat, ploughsCost(s)),
  found: (s, seat) => {
    if (!hasFullColumn(s, seat)) return no('ASY-18.10', 'no.found.pieces');
    return hasFoundSpace(s, seat) ? camelsLacking(s, seat, foundCost(s, seat)) : foundNowhere(s, seat);
  },
  raise: raiseNone,
  roof: (s, seat) => {
    if (!s.areaRoof.includes(true)) return no('ASY-31.04', 'no.roof.none', undefined, { id: 'fix.roof.offerings' });
    if (roofable(s, seat).length === 0) return roofNone(s, seat);
    return no('ASY-19.07', 'no.roof.camels', { camels: camels(s, seat) }, { id: 'fix.camels' });
  },
  offerings: (s, seat) =>
    (s.offerings[seat] ?? 0) === OFFERINGS.top
      ? no('ASY-20.05', 'no.offerings.top')
      : tileObjection(s, seat, OFFERINGS_TILE, 1),
  purchase: (s, seat) => tileObjection(s, seat, PURCHASE_TILE, tileCost(s, seat, PURCHASE_TILE)),
  card: (s, seat) =>
    hasCardLeft(s) ? tileObjection(s, seat, CARD_TILE, tileCost(s, seat, CARD_TILE)) : no('ASY-22.04', 'no.card.none'),
  gold: (s, seat) => tileObjection(s, seat, GOLD_TILE, 1),
  tribute: (s, seat) => {
    if ((s.gold[seat] ?? 0) + (s.ships[seat] ?? 0) === 0) {
      return no('ASY-24.03', 'no.tribute.token', undefined, { id: 'fix.gold.gain' });
    }
    return camels(s, seat) === 0 ? camelsLacking(s, seat, 1) : no('ASY-24.05', 'no.tribute.room');
  },
};

/** Everything a player may do in the Actions turn. */
export function actionKeys(s: State, seat: Seat): Key[] {
  const keys: Key[] = [];
  addPossibleActions(s, seat, keys);
  // ASY-25
  if ((s.personalHuts[seat] ?? 0) > 0) addBuildable(s, seat, HUT_KEYS, keys);
  if ((s.ships[seat] ?? 0) > 0) for (const space of shipSpaces(s)) keys.push(SHIP_KEYS[space] as Key);
  addPlayableFavours(s, seat, 'actions', keys);
  // ASY-6.05; ASY-A.44 a Camel beyond the limit would be lost
  if (camels(s, seat) < camelLimit(s, seat))
    for (const item of s.favours[seat] ?? []) keys.push(CAMEL_KEYS.get(item) as Key);
  // ASY-16.07
  keys.push('end');
  return keys;
}

/** What one might try there and may not. */
export function actionRefusals(s: State, seat: Seat): Refusal[] {
  const out: Refusal[] = [];
  for (const action of ACTIONS) if (!canTake(s, seat, action)) out.push({ target: action, ...WHY[action](s, seat) });
  SPACES.forEach((_, space) => {
    const hut = hutObjection(s, seat, space, s.personalHuts[seat] ?? 0);
    const ship = shipObjection(s, seat, space);
    if (hut !== undefined) out.push({ target: HUT_KEYS[space] as Key, ...hut });
    if (ship !== undefined) out.push({ target: SHIP_KEYS[space] as Key, ...ship });
  });
  if (camels(s, seat) >= camelLimit(s, seat)) {
    const full = no('ASY-A.44', 'no.camels.full', { limit: camelLimit(s, seat) });
    for (const item of s.favours[seat] ?? []) out.push({ target: CAMEL_KEYS.get(item) as Key, ...full });
  }
  return [...out, ...favourRefusals(s, seat, 'actions'), ...feedOnly(s, seat)];
}
