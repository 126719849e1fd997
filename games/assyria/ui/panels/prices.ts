import type { Seat } from '@edubba/kernel';
import type { Column } from '../../content/player-board.ts';
import { GOLD_EXCHANGES, OFFERINGS_EXCHANGES } from '../../content/player-board.ts';
import { AREA_NUMBERS, TRIBUTE } from '../../content/tracks.ts';
import { ploughsCost } from '../../rules/queries/actions.ts';
import { foundCost, hasFullColumn, levelCost, roofCost, strength } from '../../rules/queries/costs.ts';
import { OFFERINGS_TILE, PURCHASE_TILE, CARD_TILE, tileCost } from '../../rules/queries/tiles.ts';
import type { State } from '../../rules/state.ts';

/** The actions without a tile, in the order of the rules. */
export const PLAIN_ACTIONS = ['found', 'raise', 'roof', 'tribute', 'ploughs'] as const;
export type PlainAction = (typeof PLAIN_ACTIONS)[number];

/** Camels an action would cost now, before Favour cards: one price, several, or none where there is nothing to pay for. */
export function prices(s: State, seat: Seat, action: PlainAction): readonly number[] {
  switch (action) {
    case 'found':
      return hasFullColumn(s, seat) ? [foundCost(s, seat)] : [];
    case 'raise':
      return (s.ziggurats[seat] ?? []).flatMap((space) => {
        const level = (s.levels[space] ?? 0) + 1;
        return level === 2 || level === 3 ? [levelCost(s, seat, level)] : [];
      });
    case 'roof':
      return AREA_NUMBERS.flatMap((area) => (s.areaRoof[area] === true ? [roofCost(s, area)] : []));
    case 'tribute':
      return TRIBUTE.camels;
    case 'ploughs':
      return [ploughsCost(s)];
  }
}

/** Camels for a tile's action, and what they bring: the best exchange its column allows. */
export function tilePrice(s: State, seat: Seat, column: Column): { readonly camels: number; readonly gain: number } {
  if (column === PURCHASE_TILE || column === CARD_TILE) return { camels: tileCost(s, seat, column), gain: 1 };
  return (column === OFFERINGS_TILE ? OFFERINGS_EXCHANGES : GOLD_EXCHANGES)[strength(s, seat, column)];
}
