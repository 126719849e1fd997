import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { SPACES, spaceOf } from '../../content/map.ts';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NAMES, PIECES } from '../../content/player-board.ts';
import { OFFERINGS } from '../../content/tracks.ts';
import { discardFavour, gainCamels, payCamels, turnPloughs } from '../effects/gains.ts';
import { returnLeader } from '../effects/leaders.ts';
import { buildHut, placeShip } from '../effects/map.ts';
import { HUT_KEYS, SHIP_KEYS } from '../geography.ts';
import { buildable, shipSpaces } from '../queries/adjacency.ts';
import {
  camelLimit,
  foundCost,
  foundSpaces,
  fullColumns,
  pieceAffordable,
  raises,
  roofable,
  roofAreas,
  tributes,
} from '../queries/costs.ts';
import { camelsLacking, feedOnly, hutObjection, shipObjection } from '../queries/objections.ts';
import { foundNowhere, raiseNone, roofNone } from '../queries/ziggurat-objections.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { favourRefusals, playableFavours, playFavour } from './favours.ts';
import {
  CARD_TILE,
  exchanges,
  faceUpCards,
  GOLD_TILE,
  gainCard,
  gainGold,
  makeOfferings,
  OFFERINGS_TILE,
  PURCHASE_TILE,
  purchase,
  tileCost,
} from './tiles.ts';
import { makeTribute } from './tribute.ts';
import { buildRoof, foundZiggurat, raiseZiggurat } from './ziggurats.ts';

/** ASY-16 The Leader goes to the Turn Order track; then actions in any order and number. */
export const actionsTurn = R.proc<One>('actions.turn')({
  // ASY-16.02
  leader: (g, v) => {
    g.s.active = v.seat;
    returnLeader(g.s, v.seat);
    return g.goto('choose');
  },
  // ASY-16.03, ASY-16.04
  choose: {
    ask: 'action.choose',
    by: (_, v) => v.seat,
    options: (s, v) => actionKeys(s, v.seat),
    refusals: (s, v) => actionRefusals(s, v.seat),
    then: (g, v, key) => {
      const { seat } = v;
      const slash = key.indexOf('/');
      const name = key.slice(slash + 1);
      switch (slash < 0 ? key : key.slice(0, slash)) {
        case 'found':
          return g.call(foundZiggurat, { seat }, 'choose');
        case 'raise':
          return g.call(raiseZiggurat, { seat }, 'choose');
        case 'roof':
          return g.call(buildRoof, { seat }, 'choose');
        case 'offerings':
          return g.call(makeOfferings, { seat }, 'choose');
        case 'purchase':
          return g.call(purchase, { seat }, 'choose');
        case 'card':
          return g.call(gainCard, { seat }, 'choose');
        case 'gold':
          return g.call(gainGold, { seat }, 'choose');
        case 'tribute':
          return g.call(makeTribute, { seat, less: 0, not: -1 }, 'choose');
        case 'favour':
          return g.call(playFavour, { seat, item: name }, 'choose');
        case 'ploughs':
          // ASY-17.01, ASY-17.02
          payCamels(g, seat, PLOUGHS_COST);
          turnPloughs(g, seat, PIECES.ploughs, 'ASY-17.01');
          return g.goto('choose');
        case 'hut':
          buildHut(g, seat, spaceOf(name), 'ASY-25.01');
          return g.goto('choose');
        case 'ship':
          placeShip(g, seat, spaceOf(name), 'ASY-25.05');
          return g.goto('choose');
        case 'camel':
          // ASY-6.05
          discardFavour(g, seat, name);
          gainCamels(g, seat, 1, 'ASY-6.05');
          return g.goto('choose');
        default:
          return g.end();
      }
    },
  },
});

const PLOUGHS_COST = 3;

/** Why one of the plain actions is not possible now; `undefined` where it is. */
const GUARDS: { readonly [action: string]: (s: State, seat: Seat) => Objection | undefined } = {
  ploughs: (s, seat) => {
    if ((s.ploughs[seat] ?? 0) === PIECES.ploughs) return no('ASY-17.04', 'no.ploughs.up');
    return needCamels(s, seat, PLOUGHS_COST);
  },
  found: (s, seat) => {
    if (fullColumns(s, seat).length === 0) return no('ASY-18.10', 'no.found.pieces');
    if (foundSpaces(s, seat).length === 0) return foundNowhere(s, seat);
    const cost = foundCost(s, seat);
    return pieceAffordable(s, seat, cost) ? undefined : camelsLacking(s, seat, cost);
  },
  raise: (s, seat) => (raises(s, seat).length > 0 ? undefined : raiseNone(s, seat)),
  roof: (s, seat) => {
    if (!s.areaRoof.includes(true)) return no('ASY-31.04', 'no.roof.none', undefined, { id: 'fix.roof.offerings' });
    if (roofable(s, seat).length === 0) return roofNone(s, seat);
    if (roofAreas(s, seat).length > 0) return undefined;
    return no('ASY-19.07', 'no.roof.camels', { camels: s.camels[seat] ?? 0 }, { id: 'fix.camels' });
  },
  offerings: (s, seat) => {
    if ((s.offerings[seat] ?? 0) === OFFERINGS.top) return no('ASY-20.05', 'no.offerings.top');
    return (
      tileUsed(s, seat, OFFERINGS_TILE) ??
      (exchanges(s, seat, OFFERINGS_TILE).length > 0 ? undefined : camelsLacking(s, seat, 1))
    );
  },
  purchase: (s, seat) => tileUsed(s, seat, PURCHASE_TILE) ?? needCamels(s, seat, tileCost(s, seat, PURCHASE_TILE)),
  card: (s, seat) => {
    if (faceUpCards(s).length === 0) return no('ASY-22.04', 'no.card.none');
    return tileUsed(s, seat, CARD_TILE) ?? needCamels(s, seat, tileCost(s, seat, CARD_TILE));
  },
  gold: (s, seat) =>
    tileUsed(s, seat, GOLD_TILE) ?? (exchanges(s, seat, GOLD_TILE).length > 0 ? undefined : camelsLacking(s, seat, 1)),
  tribute: (s, seat) => {
    if (tributes(s, seat, 0, -1).length > 0) return undefined;
    if ((s.gold[seat] ?? 0) + (s.ships[seat] ?? 0) === 0)
      return no('ASY-24.03', 'no.tribute.token', undefined, { id: 'fix.gold.gain' });
    return (s.camels[seat] ?? 0) === 0 ? camelsLacking(s, seat, 1) : no('ASY-24.05', 'no.tribute.room');
  },
};

const PLAIN = Object.keys(GUARDS);

function tileUsed(s: State, seat: Seat, column: Column): Objection | undefined {
  if (s.used[seat]?.[column] !== true) return undefined;
  return no('ASY-16.05', 'no.tile.used', { tile: { id: `tile.${COLUMN_NAMES[column]}` } }, { id: 'fix.tile.refresh' });
}

function needCamels(s: State, seat: Seat, cost: number): Objection | undefined {
  return cost <= (s.camels[seat] ?? 0) ? undefined : camelsLacking(s, seat, cost);
}

function actionKeys(s: State, seat: Seat): Key[] {
  const keys: Key[] = PLAIN.filter((action) => GUARDS[action]?.(s, seat) === undefined);
  // ASY-25
  if ((s.personalHuts[seat] ?? 0) > 0) for (const space of buildable(s, seat)) keys.push(HUT_KEYS[space] as Key);
  if ((s.ships[seat] ?? 0) > 0) for (const space of shipSpaces(s)) keys.push(SHIP_KEYS[space] as Key);
  for (const item of playableFavours(s, seat, 'actions')) keys.push(`favour/${item}`);
  // ASY-6.05; ASY-A.44 a Camel beyond the limit would be lost
  if ((s.camels[seat] ?? 0) < camelLimit(s, seat)) for (const item of s.favours[seat] ?? []) keys.push(`camel/${item}`);
  // ASY-16.07
  keys.push('end');
  return keys;
}

function actionRefusals(s: State, seat: Seat): Refusal[] {
  const out: Refusal[] = [];
  for (const target of PLAIN) {
    const why = GUARDS[target]?.(s, seat);
    if (why !== undefined) out.push({ target, ...why });
  }
  SPACES.forEach((_, space) => {
    const hut = hutObjection(s, seat, space, s.personalHuts[seat] ?? 0);
    const ship = shipObjection(s, seat, space);
    if (hut !== undefined) out.push({ target: HUT_KEYS[space] as Key, ...hut });
    if (ship !== undefined) out.push({ target: SHIP_KEYS[space] as Key, ...ship });
  });
  const full = (s.camels[seat] ?? 0) >= camelLimit(s, seat);
  for (const item of s.favours[seat] ?? []) {
    if (full)
      out.push({ target: `camel/${item}`, ...no('ASY-A.44', 'no.camels.full', { limit: camelLimit(s, seat) }) });
  }
  return [...out, ...favourRefusals(s, seat, 'actions'), ...feedOnly(s, seat)];
}
