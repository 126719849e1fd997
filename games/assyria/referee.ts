import type { Referee } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { assyria } from './rules/index.ts';

/** Assyria for whoever runs a table of it: the rules, without a bot. */
export const referee: Referee<State> = { game: assyria, scores: (s) => s.vp };
