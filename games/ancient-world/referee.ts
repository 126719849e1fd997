import type { Referee } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { ancientWorld } from './rules/index.ts';
import { worthOf } from './rules/queries/scores.ts';
import { seatsOf } from './rules/state.ts';

/** The Ancient World for whoever runs a table of it: the rules, without a bot. */
export const referee: Referee<State> = {
  game: ancientWorld,
  // The game counts only at its end: meanwhile what it would be worth.
  scores: (s) => seatsOf(s).map((seat) => worthOf(s, seat)),
};
