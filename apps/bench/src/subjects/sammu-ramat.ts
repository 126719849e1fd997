import sammuRamat from '@edubba/sammu-ramat';
import type { Sizes } from '../random-games.ts';
import { measureRandomGames } from '../random-games.ts';
import type { Effort, Subject } from '../subject.ts';

const SIZES: { readonly [effort in Effort]: Sizes } = {
  full: { games: 60, theirs: 400, warmUp: 5, round: 0.25, rounds: 15, timed: 30 },
  tiny: { games: 1, theirs: 2, warmUp: 0, round: 0, rounds: 2, timed: 1 },
};

export const subject: Subject = {
  name: 'sammu-ramat',
  title: 'Random games of Sammu-ramat with four seats, against boardgame.io at connect four',
  measure: (effort, say) => measureRandomGames(sammuRamat.game, SIZES[effort], say),
};
