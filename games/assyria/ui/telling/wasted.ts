import type { Seat } from '@edubba/kernel';
import type { Fact, ToldEvent } from '@edubba/ui';
import { INFLUENCE, OFFERINGS } from '../../content/tracks.ts';
import { OFFERINGS_TILE } from '../../rules/queries/tiles.ts';
import type { State } from '../../rules/state.ts';
import { fact } from '../fact.ts';
import { say } from '../../text/words.ts';

/** What an option would pay for nothing. */
export function wasted(before: State, after: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  return [...dearBid(before, events, me), ...stepsLost(before, after, me), ...noInfluence(before, events, me)];
}

/** ASY-4.04 More VP than the row asks for. */
function dearBid(s: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  const bid = events.find(({ type, seat }) => type === 'bid.placed' && seat === me);
  const row = Number(bid?.data?.['row'] ?? 0);
  const space = bid?.data?.['space'];
  if (row === 0 || space === 'high') return [];
  const rival = s.leaderRow.findIndex((at, other) => at === row - 1 && other !== me);
  if (rival < 0) return [fact('ui-warning', say('ui.then.free-row', { row }), 'warn')];
  if (s.leaderSpace[rival] !== 0 || space !== 'low') return [];
  return [fact('ui-warning', say('ui.then.middle-row', { row }), 'warn')];
}

/** ASY-20.05 Steps beyond the top are paid and lost. */
function stepsLost(before: State, after: State, me: Seat): Fact[] {
  const offered = before.used[me]?.[OFFERINGS_TILE] === false && after.used[me]?.[OFFERINGS_TILE] === true;
  if (!offered || after.offerings[me] !== OFFERINGS.top) return [];
  const paid = (before.camels[me] ?? 0) - (after.camels[me] ?? 0);
  const n = paid - ((after.offerings[me] ?? 0) - (before.offerings[me] ?? 0));
  return n > 0 ? [fact('ui-warning', say('ui.then.steps-lost', { n }), 'warn')] : [];
}

/** ASY-24.15 A Tribute from the top of the track. */
function noInfluence(before: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  const paid = events.some(({ type, seat }) => type.startsWith('tribute.') && seat === me);
  if (!paid || before.influence[me] !== INFLUENCE.top) return [];
  return [fact('res-influence', say('ui.then.no-influence'), 'warn')];
}
