import type { GamePlay, Measures } from '@edubba/gamekit';
import { clockwise } from '@edubba/kernel';
import { LEVELS, reviewer } from '@edubba/search';
import { evaluation } from './bots/evaluation.ts';
import { levels } from './bots/levels.ts';
import { MEASURED } from './bots/levels-measured.ts';
import { thumbs } from './bots/thumbs.ts';
import { ROUNDS } from './content/board.ts';
import { BOARDS } from './content/city-states.ts';
import { referee } from './referee.ts';
import { ASK } from './rules/decisions.ts';
import type { State } from './rules/index.ts';
import { scoreSheet } from './rules/queries/scores.ts';
import { seatsOf, SOURCES } from './rules/state.ts';

const measures: Measures<State> = {
  rounds: { most: ROUNDS, of: (s) => s.round },
  sources: {
    names: SOURCES,
    of: (s) => (s.phase === 'over' ? s.ledger : seatsOf(s).map((seat) => scoreSheet(s, seat))),
  },
  order: (s) => (s.round === 1 ? clockwise(s.table.seats, s.starter) : undefined),
  uses: (s, kind, _key, seat) => (kind === ASK.turn ? [['board', BOARDS[s.board[seat] ?? 0] ?? '']] : []),
};

/** The Ancient World for whoever runs it: rules and bots, without a word of text. */
export const play: GamePlay<State> = {
  ...referee,
  bots: { thumbs, ...levels },
  levels: LEVELS,
  measured: MEASURED,
  review: reviewer({ thumbs, evaluation, advisor: levels.master, games: 16, seed: 'review' }),
  measures,
};
