import type { GamePlay } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import type { State } from './rules/index.ts';
import { assyria } from './rules/index.ts';

/** Assyria for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = { game: assyria, bots: { thumbs }, scores: (s) => s.vp };
