import type { BaseState, Seat, TableInfo } from '@edubba/kernel';
import { rules } from '@edubba/kernel';

export const COLUMNS = 7;
export const ROWS = 6;

/** Nobody's disc, nobody's win, no cell. */
export const EMPTY = -1;

/** C4-1.01 Seven columns of six cells, written column after column from the bottom. */
export type State = BaseState & {
  cells: Seat[];
  /** Discs in each column. */
  heights: number[];
  /** Columns that take no more discs. */
  full: number;
  turn: Seat;
  winner: Seat;
  /** The cell of the disc dropped last: for the picture. */
  last: number;
};

/** The game's procedures are made here. */
export const R = rules<State>();

/** C4-1.02 An empty board; the first seat begins. */
export function setup(table: TableInfo): State {
  return {
    table,
    cells: Array<Seat>(COLUMNS * ROWS).fill(EMPTY),
    heights: Array<number>(COLUMNS).fill(0),
    full: 0,
    turn: 0,
    winner: EMPTY,
    last: EMPTY,
  };
}

/** A deep copy, by hand: searches copy far more often than they drop. */
export function copy({ table, cells, heights, full, turn, winner, last }: State): State {
  return { table, cells: cells.slice(), heights: heights.slice(), full, turn, winner, last };
}
