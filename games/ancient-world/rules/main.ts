import { clockwise, inOrder } from '@edubba/kernel';
import { endOfRound } from './phases/end-of-round.ts';
import { prepare } from './phases/prepare.ts';
import { lastSpends, score } from './phases/scoring.ts';
import { start } from './phases/start.ts';
import { turns } from './phases/turn.ts';
import type { G } from './rules.ts';
import { R } from './rules.ts';
import type { Phase } from './state.ts';
import { numberOf } from './queries/numbers.ts';

function enter(g: G, phase: Phase): void {
  g.s.phase = phase;
  g.emit({ type: `phase.${phase}`, data: { round: g.s.round } });
}

/** AW-1.01, AW-13.20 Six rounds of three phases; then the last spends and the scoring. */
export const main = R.proc<null>('game')({
  start: (g) => g.call(start, { seat: 0, deck: 0 }, 'prepare'),
  // AW-3.01 the marker first
  prepare: (g) => {
    g.s.round++;
    enter(g, 'prepare');
    return g.call(prepare, null, 'actions');
  },
  actions: (g) => {
    enter(g, 'actions');
    return g.call(turns, { next: g.s.starter }, 'end');
  },
  end: (g) => {
    enter(g, 'end');
    return g.call(endOfRound, null, 'next');
  },
  next: (g) => g.goto(g.s.round < numberOf(g.s, 'rounds') ? 'prepare' : 'last'),
  // AW-13.22
  last: (g) => {
    enter(g, 'scoring');
    return g.call(lastSpends, inOrder(clockwise(g.s.table.seats, g.s.first)), 'score');
  },
  score: (g) => {
    score(g);
    enter(g, 'over');
    return g.end();
  },
});
