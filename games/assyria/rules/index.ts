import type { Game, Outcome, Seat } from '@edubba/kernel';
import { defineGame } from '@edubba/kernel';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main } from './main.ts';
import { R } from './rules.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, OPPONENT, visibility } from './state.ts';

/** ASY-30.07, ASY-36.03 Most VP; among equals whoever stands higher on the Turn Order track. */
export function winner(s: State): Seat {
  const best = Math.max(...s.vp);
  const tied = s.vp.flatMap((vp, seat) => (vp === best ? [seat] : []));
  return tied.sort((a, b) => s.order.indexOf(a) - s.order.indexOf(b))[0] ?? 0;
}

function outcome(s: State): Outcome {
  const first = winner(s);
  // In the solo game only the human has a seat: against the opponent one wins or nobody does.
  if (s.solo) return { scores: [s.vp[0] ?? 0], winners: first === OPPONENT ? [] : [0] };
  return { scores: [...s.vp], winners: [first] };
}

/** Assyria, second edition: huts, ziggurats and floods, for one to four. */
export const assyria: Game<State> = defineGame<State>({
  id: 'assyria',
  version: 1,
  players: { min: 1, max: 4 },
  options: {
    'blocked-top': { values: ['even', '0', '1', '2', '3', '4'], rule: 'ASY-3.04' },
    difficulty: { values: ['1', '2', '3', '4'], rule: 'ASY-32.08' },
  },
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
export { exchanges, tileCost } from './queries/tiles.ts';
export type { State } from './state.ts';
export { isOpponent } from './state.ts';
