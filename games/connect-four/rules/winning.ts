import type { Outcome, Seat } from '@edubba/kernel';
import type { State } from './board.ts';
import { COLUMNS, EMPTY, ROWS } from './board.ts';

/** C4-3.01 Four of one seat in a line, through the disc dropped last. */
export function makesFour(cells: readonly Seat[], column: number, row: number, seat: Seat): boolean {
  return (
    1 + run(cells, column, row, 0, -1, seat) >= 4 ||
    1 + run(cells, column, row, 1, 0, seat) + run(cells, column, row, -1, 0, seat) >= 4 ||
    1 + run(cells, column, row, 1, 1, seat) + run(cells, column, row, -1, -1, seat) >= 4 ||
    1 + run(cells, column, row, 1, -1, seat) + run(cells, column, row, -1, 1, seat) >= 4
  );
}

/** Discs of this seat in a row beyond a cell. */
function run(cells: readonly Seat[], column: number, row: number, right: number, up: number, seat: Seat): number {
  let n = 0;
  let x = column + right;
  let y = row + up;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[x * ROWS + y] === seat) {
    n++;
    x += right;
    y += up;
  }
  return n;
}

/** C4-3.02 A full board without four in a line is a draw. A win counts 2, so that a draw can count 1 each. */
export function outcome({ winner }: State): Outcome {
  if (winner === EMPTY) return { scores: [1, 1], winners: [0, 1] };
  return { scores: winner === 0 ? [2, 0] : [0, 2], winners: [winner] };
}
