import type { Outcome, Seat } from '@edubba/kernel';
import { ranked } from '@edubba/kernel';
import type { State } from './board.ts';
import { EMPTY, STRIDE } from './board.ts';

/** C4-3.01 Four of one seat in a line, through the disc dropped last. Nothing lies above it. */
export function makesFour(cells: readonly Seat[], cell: number, seat: Seat): boolean {
  return (
    (cells[cell - 1] === seat && cells[cell - 2] === seat && cells[cell - 3] === seat) ||
    inLine(cells, cell, STRIDE, seat) ||
    inLine(cells, cell, STRIDE + 1, seat) ||
    inLine(cells, cell, STRIDE - 1, seat)
  );
}

/** Are there three more of this seat in a row to either side of a cell? */
function inLine(cells: readonly Seat[], cell: number, step: number, seat: Seat): boolean {
  let n = 0;
  for (let at = cell + step; cells[at] === seat; at += step) n++;
  // Down from the lowest cell on the left the list has ended.
  for (let at = cell - step; at >= 0 && cells[at] === seat; at -= step) n++;
  return n >= 3;
}

/** C4-3.02 A full board without four in a line is a draw. A win counts 2, so that a draw can count 1 each. */
export function outcome({ winner }: State): Outcome {
  if (winner === EMPTY) return ranked([1, 1]);
  return ranked(winner === 0 ? [2, 0] : [0, 2]);
}
