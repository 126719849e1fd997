import type { Referee } from '@edubba/gamekit';
import type { State } from './rules/index.ts';
import { sammuRamat } from './rules/index.ts';

/** Sammu-ramat for whoever runs a table of it: the rules, without a bot. */
export const referee: Referee<State> = {
  game: sammuRamat,
  // SAM-2.22 All play on one side; a turn that does nothing more is ended.
  suggesting: { idle: (kind) => (kind === 'turn.act' ? 'end' : undefined) },
};
