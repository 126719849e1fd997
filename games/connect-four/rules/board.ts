import type { BaseState, Seat, TableInfo } from '@edubba/kernel';
import { rules } from '@edubba/kernel';

export const COLUMNS = 7;
export const ROWS = 6;

/** Nobody's disc, nobody's win, no cell. */
export const EMPTY = -1;

/** From a cell to its neighbour on the right; one up is the next cell. */
export const STRIDE = ROWS + 1;

/** Where a cell stands in the list: column and row from 0. */
export function cellAt(column: number, row: number): number {
  return (column + 1) * STRIDE + row;
}

/** C4-1.01 Seven columns of six cells. */
export type State = BaseState & {
  /** Column after column from the bottom, with an empty cell above each and an empty column on either side: lines end there by themselves. */
  cells: Seat[];
  /** Discs in each column. */
  heights: number[];
  /** Columns that take no more discs: one bit each. */
  full: number;
  /** Discs on the board. */
  discs: number;
  turn: Seat;
  winner: Seat;
  /** The cell of the disc dropped last: for the picture. */
  last: number;
};

/** The game's procedures are made here. */
export const R = rules<State>();

/** Copied for every game: quicker than filling. */
const NO_DISCS: readonly Seat[] = Array.from({ length: (COLUMNS + 2) * STRIDE }, () => EMPTY);
const NO_HEIGHTS: readonly number[] = Array.from({ length: COLUMNS }, () => 0);

/** C4-1.02 An empty board; the first seat begins. */
export function setup(table: TableInfo): State {
  return {
    table,
    cells: NO_DISCS.slice(),
    heights: NO_HEIGHTS.slice(),
    full: 0,
    discs: 0,
    turn: 0,
    winner: EMPTY,
    last: EMPTY,
  };
}

/** A deep copy, by hand: searches copy far more often than they drop. */
export function copy({ table, cells, heights, full, discs, turn, winner, last }: State): State {
  return { table, cells: cells.slice(), heights: heights.slice(), full, discs, turn, winner, last };
}
