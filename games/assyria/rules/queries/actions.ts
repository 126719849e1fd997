import type { Key, Seat } from '@edubba/kernel';
import type { Column } from '../../content/player-board.ts';
import { PIECES } from '../../content/player-board.ts';
import { OFFERINGS } from '../../content/tracks.ts';
import type { Action } from '../decisions.ts';
import { ACTIONS } from '../decisions.ts';
import type { State } from '../state.ts';
import { hasCardLeft } from './cards.ts';
import { canRaise, canRoof, foundCost, hasFoundSpace, hasFullColumn, hasTribute, pieceAffordable } from './costs.ts';
import { numberOf } from './numbers.ts';
import { CARD_TILE, GOLD_TILE, OFFERINGS_TILE, PURCHASE_TILE, tileCost } from './tiles.ts';

/** ASY-17.01 */
export const ploughsCost = (s: State): number => numberOf(s, 'plough-cost');

const camels = (s: State, seat: Seat): number => s.camels[seat] ?? 0;
const isUsed = (s: State, seat: Seat, column: Column): boolean => s.used[seat]?.[column] === true;

const CAN: { readonly [action in Action]: (s: State, seat: Seat) => boolean } = {
  ploughs: (s, seat) => camels(s, seat) >= ploughsCost(s) && (s.ploughs[seat] ?? 0) < PIECES.ploughs,
  found: (s, seat) => pieceAffordable(s, seat, foundCost(s, seat)) && hasFullColumn(s, seat) && hasFoundSpace(s, seat),
  raise: canRaise,
  roof: canRoof,
  // One Camel buys one step, whatever the column's strength.
  offerings: (s, seat) =>
    camels(s, seat) >= 1 && !isUsed(s, seat, OFFERINGS_TILE) && (s.offerings[seat] ?? 0) < OFFERINGS.top,
  purchase: (s, seat) => !isUsed(s, seat, PURCHASE_TILE) && camels(s, seat) >= tileCost(s, seat, PURCHASE_TILE),
  card: (s, seat) => !isUsed(s, seat, CARD_TILE) && camels(s, seat) >= tileCost(s, seat, CARD_TILE) && hasCardLeft(s),
  gold: (s, seat) => camels(s, seat) >= 1 && !isUsed(s, seat, GOLD_TILE),
  tribute: (s, seat) => hasTribute(s, seat, 0, -1),
};

/** The same by place in the list: looked up by number, not by name. */
const CAN_LIST = ACTIONS.map((action) => CAN[action]);

/** Could this player take the action in an Actions turn now? */
export function canTake(s: State, seat: Seat, action: Action): boolean {
  return CAN[action](s, seat);
}

/** All of them that are possible, in the order of the rulebook, added to a list of options. */
export function addPossibleActions(s: State, seat: Seat, keys: Key[]): void {
  for (let i = 0; i < ACTIONS.length; i++) {
    const action = ACTIONS[i] as Action;
    if (CAN_LIST[i]?.(s, seat) === true) keys.push(action);
  }
}

/** All of them that are possible. */
export function possibleActions(s: State, seat: Seat): Action[] {
  return ACTIONS.filter((action) => CAN[action](s, seat));
}
