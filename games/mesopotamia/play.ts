import type { GamePlay, Measures } from '@edubba/gamekit';
import { reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels, OFFERED } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import { EMPIRE_NAMES } from './content/empires.ts';
import { referee } from './referee.ts';
import type { State } from './rules/index.ts';
import { points } from './rules/queries/scoring.ts';
import { SOURCES } from './rules/state.ts';

/** There is no last Round; games between bots that think are over by then, and later ones count as this one. */
const ROUNDS = 30;

const measures: Measures<State> = {
  rounds: { most: ROUNDS, of: (s) => Math.min(ROUNDS, s.round) },
  sources: {
    names: SOURCES,
    of: (s) => (s.phase === 'end' ? s.ledger : s.vp.map((_, player) => points(s, player))),
  },
  order: (s) => (s.round === 1 ? s.order : undefined),
  uses: (s, kind, _key, seat) => (kind === 'turn.action' ? [['empire', EMPIRE_NAMES[s.empire[seat] ?? 0] ?? '']] : []),
};

/** Mesopotamia for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  ...referee,
  bots: { thumbs, ...levels },
  levels: OFFERED,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  measures,
};
