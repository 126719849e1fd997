import type { GamePlay, Measures } from '@edubba/gamekit';
import { reviewer } from '@edubba/search';
import { advisor } from './bots/advisor.ts';
import { levels, OFFERED } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { referee } from './referee.ts';
import type { State } from './rules/index.ts';
import { pointsOf } from './rules/queries/score.ts';
import { ROW } from './rules/state.ts';
import { POINTS } from './content/table.ts';

const measures: Measures<State> = {
  rounds: { most: ROW, of: (s) => s.month },
  // SAM-29 What a Campaign would count of this Challenge: everybody's, for all win or lose together.
  sources: {
    names: Object.keys(POINTS),
    of: (s) => {
      const points = Object.values(pointsOf(s));
      return Array.from({ length: s.table.seats }, () => points);
    },
  },
  uses: (s, kind, key) => {
    if (kind === 'turn.act') return [['challenge', s.challenge]];
    return kind === 'advisor.choose' ? [['advisor', key]] : [];
  },
};

/** Sammu-ramat for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  ...referee,
  bots: { advisor, ...levels },
  levels: OFFERED,
  measured: MEASURED,
  // Games are played on to their end, and the advisor takes its time.
  review: reviewer({ thumbs: advisor, advisor: levels.scribe, games: 8, seed: 'review' }),
  measures,
};
