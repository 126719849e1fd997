import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { FAVOUR_DECK } from '../../content/favour-cards.ts';
import { SPACES } from '../../content/map.ts';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NAMES, PIECES } from '../../content/player-board.ts';
import { OFFERINGS } from '../../content/tracks.ts';
import { cardKeys, HUT_KEYS, SHIP_KEYS } from '../keys.ts';
import { addBuildable, shipSpaces } from '../queries/adjacency.ts';
import {
  camelLimit,
  canRaise,
  canRoof,
  foundCost,
  hasFoundSpace,
  hasFullColumn,
  hasTribute,
  pieceAffordable,
  roofable,
} from '../queries/costs.ts';
import { camelsLacking, feedOnly, hutObjection, shipObjection } from '../queries/objections.ts';
import { foundNowhere, raiseNone, roofNone } from '../queries/ziggurat-objections.ts';
import type { State } from '../state.ts';
import { addPlayableFavours, favourRefusals } from './favours.ts';
import { CARD_TILE, GOLD_TILE, hasCardLeft, OFFERINGS_TILE, PURCHASE_TILE, tileCost } from './tiles.ts';

export const PLOUGHS_COST = 3;

const CAMEL_KEYS = cardKeys('camel', FAVOUR_DECK);

/** An action without a place: when it is possible, and why it is not. The second is asked only when the first says no. */
interface Action {
  readonly name: Key;
  readonly can: (s: State, seat: Seat) => boolean;
  readonly why: (s: State, seat: Seat) => Objection;
}

const camels = (s: State, seat: Seat): number => s.camels[seat] ?? 0;
const isUsed = (s: State, seat: Seat, column: Column): boolean => s.used[seat]?.[column] === true;

/** ASY-16.05 The tile is used, or else Camels are lacking. */
function tileObjection(s: State, seat: Seat, column: Column, cost: number): Objection {
  if (!isUsed(s, seat, column)) return camelsLacking(s, seat, cost);
  return no('ASY-16.05', 'no.tile.used', { tile: { id: `tile.${COLUMN_NAMES[column]}` } }, { id: 'fix.tile.refresh' });
}

/** ASY-16.04 */
const ACTIONS: readonly Action[] = [
  {
    name: 'ploughs',
    can: (s, seat) => camels(s, seat) >= PLOUGHS_COST && (s.ploughs[seat] ?? 0) < PIECES.ploughs,
    why: (s, seat) =>
      (s.ploughs[seat] ?? 0) === PIECES.ploughs
        ? no('ASY-17.04', 'no.ploughs.up')
        : camelsLacking(s, seat, PLOUGHS_COST),
  },
  {
    name: 'found',
    can: (s, seat) => pieceAffordable(s, seat, foundCost(s, seat)) && hasFullColumn(s, seat) && hasFoundSpace(s, seat),
    why: (s, seat) => {
      if (!hasFullColumn(s, seat)) return no('ASY-18.10', 'no.found.pieces');
      return hasFoundSpace(s, seat) ? camelsLacking(s, seat, foundCost(s, seat)) : foundNowhere(s, seat);
    },
  },
  { name: 'raise', can: canRaise, why: raiseNone },
  {
    name: 'roof',
    can: canRoof,
    why: (s, seat) => {
      if (!s.areaRoof.includes(true)) return no('ASY-31.04', 'no.roof.none', undefined, { id: 'fix.roof.offerings' });
      if (roofable(s, seat).length === 0) return roofNone(s, seat);
      return no('ASY-19.07', 'no.roof.camels', { camels: camels(s, seat) }, { id: 'fix.camels' });
    },
  },
  {
    // One Camel buys one step, whatever the column's strength.
    name: 'offerings',
    can: (s, seat) =>
      camels(s, seat) >= 1 && !isUsed(s, seat, OFFERINGS_TILE) && (s.offerings[seat] ?? 0) < OFFERINGS.top,
    why: (s, seat) =>
      (s.offerings[seat] ?? 0) === OFFERINGS.top
        ? no('ASY-20.05', 'no.offerings.top')
        : tileObjection(s, seat, OFFERINGS_TILE, 1),
  },
  {
    name: 'purchase',
    can: (s, seat) => !isUsed(s, seat, PURCHASE_TILE) && camels(s, seat) >= tileCost(s, seat, PURCHASE_TILE),
    why: (s, seat) => tileObjection(s, seat, PURCHASE_TILE, tileCost(s, seat, PURCHASE_TILE)),
  },
  {
    name: 'card',
    can: (s, seat) => !isUsed(s, seat, CARD_TILE) && camels(s, seat) >= tileCost(s, seat, CARD_TILE) && hasCardLeft(s),
    why: (s, seat) =>
      hasCardLeft(s)
        ? tileObjection(s, seat, CARD_TILE, tileCost(s, seat, CARD_TILE))
        : no('ASY-22.04', 'no.card.none'),
  },
  {
    name: 'gold',
    can: (s, seat) => camels(s, seat) >= 1 && !isUsed(s, seat, GOLD_TILE),
    why: (s, seat) => tileObjection(s, seat, GOLD_TILE, 1),
  },
  {
    name: 'tribute',
    can: (s, seat) => hasTribute(s, seat, 0, -1),
    why: (s, seat) => {
      if ((s.gold[seat] ?? 0) + (s.ships[seat] ?? 0) === 0) {
        return no('ASY-24.03', 'no.tribute.token', undefined, { id: 'fix.gold.gain' });
      }
      return camels(s, seat) === 0 ? camelsLacking(s, seat, 1) : no('ASY-24.05', 'no.tribute.room');
    },
  },
];

/** Everything a player may do in the Actions turn. */
export function actionKeys(s: State, seat: Seat): Key[] {
  const keys: Key[] = [];
  for (let i = 0; i < ACTIONS.length; i++) {
    const { name, can } = ACTIONS[i] as Action;
    if (can(s, seat)) keys.push(name);
  }
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
  for (const { name, can, why } of ACTIONS) if (!can(s, seat)) out.push({ target: name, ...why(s, seat) });
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
