import type { GamePlay } from '@edubba/gamekit';
import { reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels, OFFERED } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import type { State } from './rules/index.ts';
import { akkad } from './rules/index.ts';

/** Akkad for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  game: akkad,
  bots: { thumbs, ...levels },
  levels: OFFERED,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  scores: (s) => s.vp,
};
