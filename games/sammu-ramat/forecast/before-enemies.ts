import type { State } from '../rules/state.ts';
import type { Branch, Course } from './course.ts';
import { certain, follow } from './course.ts';
import { check, end, event, eventsOf, spread } from './stages.ts';

const likelier = (a: Branch, b: Branch): Branch => (b.chance.n * a.chance.of > a.chance.n * b.chance.of ? b : a);

/**
 * The board on which the Enemies of the next Month move if nobody acts any more: the likeliest one, after this Month's checks and
 * what spreads, and after the Event where somebody has seen it. Nothing where no other Month follows.
 */
export function beforeEnemies(s: State): State | undefined {
  if (s.challenge === '' || s.month === 0 || s.month >= s.months || s.ended !== '') return undefined;
  const seen = eventsOf(s, s.month + 1).length === 1;
  const stages: ((course: Course) => void)[] = [check, end, spread, ...(seen ? [event] : [])];
  let board = s;
  for (const stage of stages) {
    const after = follow(certain(board), stage, () => undefined);
    board = after.reduce(likelier).s;
    if (board.ended !== '') return undefined;
  }
  return board;
}
