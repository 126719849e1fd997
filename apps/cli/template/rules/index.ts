import type { Game, Outcome } from '@edubba/kernel';
import { defineGame, ranked } from '@edubba/kernel';
import type { State } from './state.ts';
import { onTurn, R, setup, worthOf } from './state.ts';
import { main } from './turn.ts';

export type { State } from './state.ts';
export { cardOf } from './state.ts';

/** FG-3.01 Grain and cards count; most wins. */
function outcome(s: State): Outcome {
  return ranked(s.built.map((_, seat) => worthOf(s, seat)));
}

/** First Game: its rules. */
export const game: Game<State> = defineGame<State>({
  id: 'first-game',
  version: 1,
  players: { min: 2, max: 4 },
  rules: R,
  main,
  setup,
  visibility: {
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    built: { zone: 'each', sees: 'all' },
    grain: 'all',
    turns: 'all',
  },
  outcome,
  turn: (s) => `${onTurn(s)}`,
  laws: [
    {
      name: 'nobody owes grain',
      broken: (s) => (s.grain.every((n) => n >= 0) ? undefined : `grain is ${s.grain.join(', ')}`),
    },
  ],
});
