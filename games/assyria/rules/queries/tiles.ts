import type { Seat } from '@edubba/kernel';
import type { Column } from '../../content/player-board.ts';
import { GOLD_EXCHANGES, OFFERINGS_EXCHANGES, TILE_COST } from '../../content/player-board.ts';
import type { State } from '../state.ts';
import { strength } from './costs.ts';

/** The four Action tiles by column. */
export const OFFERINGS_TILE: Column = 0;
export const PURCHASE_TILE: Column = 1;
export const CARD_TILE: Column = 2;
export const GOLD_TILE: Column = 3;

/** ASY-21.02, ASY-22.02 Camels for the Purchase or Card action. */
export function tileCost(s: State, seat: Seat, column: Column): number {
  return TILE_COST[strength(s, seat, column)];
}

/** Camels for something, with so many pieces off the column. */
export interface Exchange {
  readonly camels: number;
  readonly gain: number;
  readonly pieces: number;
}

/** ASY-20.02 to ASY-20.04, ASY-23.02 to ASY-23.04 Exchanges that the column and the Camels allow. */
export function exchanges(s: State, seat: Seat, column: Column): Exchange[] {
  const all: readonly Exchange[] = column === OFFERINGS_TILE ? OFFERINGS_EXCHANGES : GOLD_EXCHANGES;
  return all.filter(({ camels, pieces }) => camels <= (s.camels[seat] ?? 0) && pieces <= strength(s, seat, column));
}
