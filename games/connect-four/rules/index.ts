import type { Game } from '@edubba/kernel';
import { defineGame } from '@edubba/kernel';
import type { State } from './board.ts';
import { copy, R, setup } from './board.ts';
import { game } from './dropping.ts';
import { laws } from './laws.ts';
import { outcome } from './winning.ts';

export type { State } from './board.ts';
export { COLUMNS, cellAt, EMPTY, ROWS } from './board.ts';
export { columnOf, KEYS } from './dropping.ts';
export { makesFour } from './winning.ts';

/** Connect four: the smallest game in the house, and the one the benchmark plays. */
export const connectFour: Game<State> = defineGame<State>({
  id: 'connect-four',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main: game,
  setup,
  visibility: { cells: 'all', heights: 'all', full: 'all', discs: 'all', turn: 'all', winner: 'all', last: 'all' },
  copy,
  outcome,
  turn: (s) => `${s.turn}`,
  laws,
});
