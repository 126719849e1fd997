import type { Json, Seat } from '@edubba/kernel';
import type { Pace } from '@edubba/protocol';
import type { SeatHead, TableHead } from './head.ts';
import { sittersOf, withSeats } from './head.ts';

/** A bot that has not answered by then has lost its process: another one takes over. */
const BOT_LATE = 3000;

/** What the bank holds at the beginning. */
export function bankOf(pace: Pace): number | null {
  return pace.kind === 'free' ? null : pace.bank;
}

/** Milliseconds between two moments that count for a seat. */
function counted({ vacation }: SeatHead, from: number, until: number): number {
  const whole = Math.max(0, until - from);
  if (vacation === null) return whole;
  return whole - Math.max(0, Math.min(until, vacation.until) - Math.max(from, vacation.from));
}

/** How long a seat that is waited for still has, as of `turn.since`; `null` without a clock. */
export function remaining(pace: Pace, { left, used }: SeatHead): number | null {
  if (pace.kind === 'free' || left === null) return null;
  return pace.kind === 'live' ? left : Math.max(0, pace.move - used) + left - Math.max(0, used - pace.move);
}

/** Takes the time since the clocks were last looked at from those who were waited for. */
export function elapse(head: TableHead, now: number): TableHead {
  const { turn, pace, paused } = head;
  if (turn === null || pace.kind === 'free') return head;
  const running = paused === null;
  const seats = withSeats(head, (at, seat) => {
    if (!running || at.left === null || !turn.seats.includes(seat)) return at;
    const time = counted(at, turn.since, now);
    return pace.kind === 'live' ? { ...at, left: at.left - time } : { ...at, used: at.used + time };
  });
  return { ...seats, turn: { ...turn, since: Math.max(now, turn.since) } };
}

/**
 * Turns to those who are waited for now: whoever no longer is gets what their turn has earned. Where somebody took their own
 * answer back nobody has earned anything: else a clock would be filled by answering and taking back.
 */
export function turnTo(
  head: TableHead,
  asked: readonly Seat[],
  question: { readonly kind: string; readonly about: Json; readonly numbers: readonly number[] },
  now: number,
  takenBack = false,
): TableHead {
  const spent = elapse(head, now);
  const { pace, turn } = spent;
  const settled = withSeats(spent, (at, seat) => {
    const [was, is] = [turn?.seats.includes(seat) === true, asked.includes(seat)];
    const { left, used } = at;
    if (left === null || was === is) return at;
    if (takenBack || is) return takenBack && is ? { ...at, ...at.ended } : at;
    const ended = { left, used };
    if (pace.kind === 'live') return { ...at, ended, left: left + pace.increment };
    if (pace.kind === 'slow') return { ...at, ended, left: left - Math.max(0, used - pace.move), used: 0 };
    return at;
  });
  return { ...settled, turn: asked.length === 0 ? null : { seats: asked, since: now, ...question } };
}

/** When somebody has to look at the table again, though nobody answers: a time is up, or a bot has fallen silent. */
export function dueAt(head: TableHead): number | null {
  const { turn, pace, status, paused } = head;
  if (status !== 'playing' || turn === null) return null;
  const sitters = sittersOf(head);
  const times = turn.seats.flatMap((seat) => {
    const at = head.seats[seat];
    if (at === undefined) return [];
    if (sitters[seat]?.who === 'bot') return [turn.since + BOT_LATE];
    const left = remaining(pace, at);
    if (left === null || paused !== null) return [];
    const away =
      at.vacation === null
        ? 0
        : counted({ ...at, vacation: null }, Math.max(turn.since, at.vacation.from), at.vacation.until);
    return [turn.since + left + away];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** The seats of people whose time is up. */
export function late(head: TableHead, now: number): Seat[] {
  const spent = elapse(head, now);
  const sitters = sittersOf(spent);
  return (spent.turn?.seats ?? []).filter((seat) => {
    const at = spent.seats[seat];
    if (at === undefined || sitters[seat]?.who !== 'person' || spent.paused !== null) return false;
    const left = remaining(spent.pace, at);
    return left !== null && left <= 0;
  });
}
