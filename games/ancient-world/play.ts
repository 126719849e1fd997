import type { GamePlay } from '@edubba/gamekit';
import { LEVELS, reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import type { State } from './rules/index.ts';
import { ancientWorld } from './rules/index.ts';
import { worthOf } from './rules/queries/scores.ts';
import { seatsOf } from './rules/state.ts';

/** The Ancient World for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  game: ancientWorld,
  bots: { thumbs, ...levels },
  levels: LEVELS,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  // The game counts only at its end: meanwhile what it would be worth.
  scores: (s) => seatsOf(s).map((seat) => worthOf(s, seat)),
};
