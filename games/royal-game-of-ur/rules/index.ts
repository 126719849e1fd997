import type { Game } from '@edubba/kernel';
import { defineGame, ranked } from '@edubba/kernel';
import type { State } from './board.ts';
import { copy, count, HOME, R, setup } from './board.ts';
import { laws } from './laws.ts';
import { game } from './turn.ts';

export type { State, Way } from './board.ts';
export { count, HAND, HOME, isRosette, isSafe, isShared, LAST, other, throwsAgain } from './board.ts';
export { endOf, startOf } from './moving.ts';
export { WEIGHTS } from './throwing.ts';

/** The Royal Game of Ur: two players race their pieces over a board of twenty squares. */
export const royalGameOfUr: Game<State> = defineGame<State>({
  id: 'royal-game-of-ur',
  version: 1,
  players: { min: 2, max: 2 },
  options: {
    pieces: { values: ['7', '5'], rule: 'UR-1.04' },
    'safe-rosette': { values: ['yes', 'no'], rule: 'UR-4.03' },
    'rosette-again': { values: ['yes', 'no'], rule: 'UR-5.01' },
  },
  rules: R,
  main: game,
  setup,
  visibility: { ways: 'all', turn: 'all', thrown: 'all', last: 'all' },
  copy,
  // UR-6.02 Pieces at home are the score; only one seat can have all of them.
  outcome: (s) => ranked([count(s, 0, HOME), count(s, 1, HOME)]),
  turn: (s) => `${s.turn}`,
  laws,
});
