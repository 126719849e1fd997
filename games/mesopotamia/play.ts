import type { GamePlay } from '@edubba/gamekit';
import { levels, OFFERED } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
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

/** Mesopotamia for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  game: mesopotamia,
  bots: { thumbs, ...levels },
  levels: OFFERED,
  measured: MEASURED,
  scores,
};
