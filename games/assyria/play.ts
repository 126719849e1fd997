import type { GamePlay, Measures } from '@edubba/gamekit';
import { LEVELS, reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import { AREAS, type AreaName } from './content/tracks.ts';
import { referee } from './referee.ts';
import type { State } from './rules/index.ts';
import { NOBODY, ROUNDS, SOURCES } from './rules/index.ts';

const measures: Measures<State> = {
  rounds: { most: ROUNDS, of: (s) => s.round },
  sources: { names: SOURCES, of: (s) => s.ledger },
  order: (s) => s.order.filter((player) => player !== NOBODY),
  // ASY-24.03 A Tribute goes to whoever sits beside the area.
  uses: (s, kind, key) => {
    if (kind !== 'tribute.place') return [];
    const [board] = s.civilisation[AREAS.indexOf(key.slice(0, key.indexOf('/')) as AreaName)] ?? [];
    return board === undefined ? [] : [['civilisation', board]];
  },
};

/** Assyria for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  ...referee,
  bots: { thumbs, ...levels },
  levels: LEVELS,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  measures,
};
