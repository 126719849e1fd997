import type { Law } from '@edubba/kernel';
import type { State } from './board.ts';
import { COLUMNS, cellAt, EMPTY, ROWS } from './board.ts';

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'discs lie on one another, as high as the heights say',
    broken: ({ cells, heights }) => {
      for (let column = 0; column < COLUMNS; column++) {
        const height = heights[column] ?? 0;
        for (let row = 0; row < ROWS; row++) {
          if ((cells[cellAt(column, row)] !== EMPTY) !== row < height)
            return `column ${column}, row ${row}, height ${height}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'nobody drops twice in a row',
    broken: ({ cells, turn, winner }) => {
      const count = (seat: number): number => cells.filter((cell) => cell === seat).length;
      const ahead = count(0) - count(1);
      // Until somebody has won, the seat on turn has dropped as many as the other, or one less if it is the second.
      const due = winner === EMPTY ? turn : 1 - winner;
      return ahead === due ? undefined : `${count(0)} discs against ${count(1)} when it is seat ${turn}'s turn`;
    },
  },
];
