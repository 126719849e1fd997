import type { GamePlay } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { sammuRamat } from './rules/index.ts';

/** Sammu-ramat for whoever runs it: the rules, without a word of text; a bot of its own is still to come. */
export const play: GamePlay<State> = { game: sammuRamat, bots: {} };
