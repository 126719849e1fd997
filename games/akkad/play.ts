import type { GamePlay, Measures } from '@edubba/gamekit';
import { reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels, OFFERED } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import { ROUNDS } from './content/pieces.ts';
import { referee } from './referee.ts';
import type { State } from './rules/index.ts';
import { fromCrown } from './rules/queries/players.ts';
import { NOBODY, SOURCES } from './rules/state.ts';

const measures: Measures<State> = {
  rounds: { most: ROUNDS, of: (s) => s.round },
  sources: { names: SOURCES, of: (s) => s.ledger },
  order: (s) => (s.crown === NOBODY ? undefined : fromCrown(s)),
  uses: (s, kind, _key, seat) =>
    kind === 'select.role'
      ? [
          ['home', s.home[seat] ?? ''],
          ['character', s.character[seat] ?? ''],
        ]
      : [],
};

/** Akkad for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  ...referee,
  bots: { thumbs, ...levels },
  levels: OFFERED,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  measures,
};
