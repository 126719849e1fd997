import type { Referee } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { mesopotamia } from './rules/index.ts';
import { sum } from './rules/lists.ts';
import { points } from './rules/queries/scoring.ts';

/** Points as everybody may count them: Quests are secret until the end (MES-29.02). */
function scores(s: State): number[] {
  if (s.phase === 'start') return s.vp.map(() => 0);
  return s.vp.map((vp, player) =>
    s.phase === 'end' ? vp : sum(points({ ...s, quests: s.quests.map(() => []) }, player)),
  );
}

/** Mesopotamia for whoever runs a table of it: the rules, without a bot. */
export const referee: Referee<State> = { game: mesopotamia, scores };
