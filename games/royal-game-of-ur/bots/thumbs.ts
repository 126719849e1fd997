import type { Thumb } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { Key, Message, Observation, Seat } from '@edubba/kernel';
import { seats } from '../content/seats.ts';
import type { State } from '../rules/index.ts';
import { count, endOf, HAND, HOME, isSafe, isShared, other, startOf, throwsAgain, WEIGHTS } from '../rules/index.ts';

/** Weighs what a move gains, what it puts at risk and what it saves. One point is about a square of the way. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: { 'piece.move': look },
  weights: {
    home: 6,
    capture: 2,
    rosette: 5,
    'hold-middle': 5,
    'leave-middle': -4,
    danger: -1,
    escape: 1,
    enter: 2,
    advance: 1,
  },
  others: 2,
});

function look({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const { s } = view;
  const from = startOf(key);
  const to = endOf(s, from);
  return [...gains(s, seat, from, to), ...risks(s, seat, from, to)];
}

function name(seat: Seat): Message | string {
  return seats[seat] ?? '';
}

function gains(s: State, seat: Seat, from: number, to: number): Thumb[] {
  const seen: Thumb[] = [];
  const gain = (feature: string, amount = 1): void => void seen.push({ feature, amount });
  if (to === HOME) gain('home');
  if (isShared(to) && count(s, other(seat), to) > 0) {
    const why = { id: 'thumb.capture', params: { amount: to, other: name(other(seat)) } };
    seen.push({ feature: 'capture', amount: to, why });
  }
  if (throwsAgain(s, to)) gain('rosette');
  if (isSafe(s, to)) gain('hold-middle');
  if (isSafe(s, from)) gain('leave-middle');
  if (from === HAND) gain('enter');
  // A piece past the middle is worth getting out of the row.
  if (from > 8) gain('advance');
  return seen;
}

/** What a piece may lose, in squares, is how far it has come times the chance in sixteen that the other throws what it takes. */
function risks(s: State, seat: Seat, from: number, to: number): Thumb[] {
  const seen: Thumb[] = [];
  const named = name(other(seat));
  // A piece that is about to be captured does not strike back.
  const struck = isShared(to) && count(s, other(seat), to) > 0 ? to : HAND;
  const before = reach(s, seat, from, HAND);
  const after = reach(s, seat, to, struck);
  if (after > 0) {
    const why = { id: 'thumb.danger', params: { other: named, to, chances: after } };
    seen.push({ feature: 'danger', amount: Math.trunc((to * after) / 8), why });
  }
  if (before > 0) {
    const why = { id: 'thumb.escape', params: { other: named, from, chances: before } };
    seen.push({ feature: 'escape', amount: Math.trunc((from * before) / 8), why });
  }
  return seen;
}

/** In how many of sixteen throws the other player could capture a piece here. `gone`: where a piece of theirs has just been captured. */
function reach(s: State, seat: Seat, at: number, gone: number): number {
  if (!isShared(at) || isSafe(s, at)) return 0;
  let chances = 0;
  for (let throws = 1; throws < WEIGHTS.length; throws++) {
    const start = at - throws;
    if (start < HAND || (start === gone && gone !== HAND)) continue;
    if (count(s, other(seat), start) > 0) chances += WEIGHTS[throws] ?? 0;
  }
  return chances;
}
