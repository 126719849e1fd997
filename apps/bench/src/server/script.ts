/** The columns, from 0, of a game of connect four that fills the whole board and that nobody wins: so that matches last. */
export const SCRIPT: readonly number[] = [
  0, 2, 0, 3, 1, 1, 6, 3, 2, 0, 4, 2, 0, 4, 6, 6, 3, 3, 2, 1, 1, 5, 6, 3, 6, 3, 4, 4, 6, 5, 1, 0, 1, 2, 2, 0, 5, 5, 5,
  5, 4, 4,
];
