import type { GamePlay } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import type { State } from './rules/index.ts';
import { akkad } from './rules/index.ts';

/** Akkad for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = { game: akkad, bots: { thumbs }, scores: (s) => s.vp };
