import type { Message, Seat, View } from '@edubba/kernel';
import { influenceScores, offeringsVp } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { say, who } from '../../text/words.ts';

const ROUNDS = 6;

/**
 * Points if the game ended now: those on the track, and before the second Flood is over also what a Flood would bring at
 * this moment, for Influence by the markers face up and for Offerings by Wells and Ziggurats (ASY-29.03 to ASY-29.19).
 * Not counted: pieces and Huts that will still score, and the last feeding, since nobody knows who will be fed.
 */
export function estimate({ s, over }: View<State>): readonly number[] {
  const flooded = s.phase === 'end' || (s.phase === 'flood' && s.round === ROUNDS);
  if (over || flooded) return s.vp;
  const scores = influenceScores(s);
  return s.vp.map((vp, seat) => {
    const influence = scores.find((score) => score.seat === seat)?.vp ?? 0;
    return vp + influence + offeringsVp(s, seat);
  });
}

/** ASY-30.07, ASY-36.03 What decided a game that ended level at the top. */
export function tieBreak({ s, over }: View<State>): Message | undefined {
  if (!over) return undefined;
  const best = Math.max(...s.vp);
  const level = s.vp.flatMap((vp, seat) => (vp === best ? [seat] : []));
  if (level.length < 2) return undefined;
  const first = s.order.find((seat) => level.includes(seat)) ?? 0;
  return say('ui.tie', { vp: best, seat: who(s, first) });
}

/** "Round 5, expansion": for lists of games. */
export function moment({ s, over }: View<State>): Message {
  if (over) return say('ui.moment.over');
  if (s.round === 0) return say(s.phase === 'bidding' ? 'ui.moment.first-bid' : 'ui.moment.start');
  return say(`ui.moment.${s.phase}`, { round: s.round });
}

/**
 * Everybody in the order in which they act: Leaders in the rows from the top, after those whose Leader has gone back to
 * the Turn Order track in the Actions phase, before those who have still to bid. Before the Leaders are mixed by seat.
 */
export function playersInOrder({ s }: View<State>): readonly Seat[] {
  const onTrack = s.order.filter((seat) => seat !== NOBODY);
  const inRows = s.leaderRow
    .flatMap((row, seat) => (row >= 0 ? [seat] : []))
    .sort((a, b) => (s.leaderRow[a] ?? 0) - (s.leaderRow[b] ?? 0));
  const known = s.phase === 'actions' ? [...onTrack, ...inRows] : [...inRows, ...onTrack];
  const others = s.vp.map((_, seat) => seat).filter((seat) => !known.includes(seat));
  return [...known, ...others];
}
