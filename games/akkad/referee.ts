import type { Referee } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { akkad } from './rules/index.ts';

/** Akkad for whoever runs a table of it: the rules, without a bot. */
export const referee: Referee<State> = { game: akkad, scores: (s) => s.vp };
