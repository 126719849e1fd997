import akkad from '@edubba/akkad';
import type { Sizes } from '../random-games.ts';
import { measureRandomGames } from '../random-games.ts';
import type { Effort, Subject } from '../subject.ts';

/** Its games are long: a few are as many decisions as a hundred of others. */
const SIZES: { readonly [effort in Effort]: Sizes } = {
  full: { games: 40, theirs: 400, warmUp: 5, round: 0.25, rounds: 15, timed: 20 },
  tiny: { games: 1, theirs: 2, warmUp: 0, round: 0, rounds: 2, timed: 1 },
};

export const subject: Subject = {
  name: 'akkad',
  title: 'Random games of Akkad with four seats, against boardgame.io at connect four',
  measure: (effort, say) => measureRandomGames(akkad.game, SIZES[effort], say),
};
