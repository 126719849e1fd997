import type { Seat } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';

const MINUTE = 60_000;

/** A seat's clock at a moment. */
export interface Clock {
  /** Milliseconds left for what is asked now, with the bank; for those who wait, the bank alone. */
  readonly left: number;
  readonly running: boolean;
  /** `soon`: less than a tenth is left; `now`: less than a minute, or nothing. */
  readonly haste: 'none' | 'soon' | 'now';
}

/**
 * How a seat's clock stands; nothing where it has none: a bot's, a table without hurry. The house says what is left as
 * of `turn.since`, with the time for this answer.
 */
export function clockOf(info: TableInfo, seat: Seat, now: number): Clock | undefined {
  const { pace, turn, paused, status } = info;
  const at = info.seats[seat];
  if (pace.kind === 'free' || status !== 'playing' || at === undefined || at.left === null) return undefined;
  if (at.who !== 'person' || at.gone !== null) return undefined;
  const asked = turn?.seats.includes(seat) === true;
  const running = asked && paused === null && !at.vacation;
  const used = running && turn !== null ? Math.max(0, now - turn.since) : 0;
  const given = pace.kind === 'slow' ? pace.move : 0;
  const left = Math.max(0, at.left - used - (asked ? 0 : given));
  return { left, running, haste: asked ? hasteOf(info, left) : 'none' };
}

function hasteOf({ pace }: TableInfo, left: number): Clock['haste'] {
  if (pace.kind === 'free') return 'none';
  if (left < MINUTE) return 'now';
  return left < (pace.kind === 'live' ? pace.bank : pace.move) / 10 ? 'soon' : 'none';
}

/** How long until the shown time is another: seconds below five minutes, else minutes. */
export function ticksEvery(left: number): number {
  return left < 5 * MINUTE + 1000 ? 1000 : 15_000;
}
