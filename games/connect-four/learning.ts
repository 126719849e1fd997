import type { Learning } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';
import type { State } from './rules/index.ts';
import { COLUMNS, cellAt, EMPTY, KEYS, ROWS } from './rules/index.ts';

/**
 * The 42 cells, column after column from the left and each from the bottom: 1 for a disc of whoever looks, −1 for one of
 * the other, 0 for none. Action 0 is the column on the left.
 */
export const learning: Learning<State> = {
  layout: [{ name: 'cells', length: COLUMNS * ROWS }],
  vector: ({ seat, view }) => {
    const { cells } = view.s;
    return Array.from({ length: COLUMNS * ROWS }, (_, i) =>
      sign(cells[cellAt(Math.floor(i / ROWS), i % ROWS)] ?? EMPTY, seat),
    );
  },
  actions: KEYS,
};

function sign(disc: Seat, seat: Seat): number {
  if (disc === EMPTY) return 0;
  return disc === seat ? 1 : -1;
}
