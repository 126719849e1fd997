import type { GamePlay } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import type { State } from './rules/index.ts';
import { game } from './rules/index.ts';

/** First Game for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = { game, bots: { thumbs } };
