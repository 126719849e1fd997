import type { Game, Outcome } from '@edubba/kernel';
import { defineGame, ranked } from '@edubba/kernel';
import { TUNABLES } from '../content/tunables.ts';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main, ROUNDS } from './main.ts';
import { R } from './rules.ts';
import { possible, setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, visibility } from './state.ts';

/** ASY-30.07, ASY-36.03 Most VP; among equals whoever stands higher on the Turn Order track. */
function outcome(s: State): Outcome {
  return ranked([...s.vp], [s.vp, s.vp.map((_, player) => -s.order.indexOf(player))]);
}

/** Assyria, second edition: huts, ziggurats and floods, for one to four. */
export const assyria: Game<State> = defineGame<State>({
  id: 'assyria',
  // 2: ASY-11.19 no Hut starves to save a Food card that icons given anew could make room for.
  version: 2,
  players: { min: 1, max: 4 },
  // ASY-32.01 Alone one plays against the automated opponent.
  automata: ({ seats }) => (seats === 1 ? ['opponent'] : []),
  options: {
    'blocked-top': { values: ['even', '0', '1', '2', '3', '4'], rule: 'ASY-3.04' },
    difficulty: { values: ['1', '2', '3', '4'], rule: 'ASY-32.08' },
  },
  tunables: TUNABLES,
  possible,
  rules: R,
  main,
  setup,
  copy,
  visibility,
  outcome,
  backOf,
  turn: (s) => `${s.round}.${s.phase}.${s.active}`,
  laws,
});

export { ROUNDS };
export { isBetween, isOutside, isRiver, layout, SITES_AT } from './geography.ts';
export { buildable } from './queries/adjacency.ts';
export {
  camelLimit,
  foundCost,
  levelCost,
  raises,
  roofAreas,
  roofCost,
  strength,
  tributeCost,
  tributes,
} from './queries/costs.ts';
export { feeds, unfed } from './queries/feeding.ts';
export { bidCost, numberOf } from './queries/numbers.ts';
export { exchanges, tileCost } from './queries/tiles.ts';
export type { State } from './state.ts';
export { isOpponent, NOBODY, SOURCES } from './state.ts';
