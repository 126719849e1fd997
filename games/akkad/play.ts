import type { GamePlay } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { akkad } from './rules/index.ts';

/** Akkad for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = { game: akkad, bots: {}, scores: (s) => s.vp };
