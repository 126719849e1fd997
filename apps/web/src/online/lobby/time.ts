import type { Message } from '@edubba/kernel';
import type { Pace } from '@edubba/protocol';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long, in the two largest units: "1 d 21 h", "40 min"; digits below five minutes: "4:05". */
export function spanMessage(ms: number): Message {
  const left = Math.max(0, ms);
  if (left < 5 * MINUTE) {
    const seconds = Math.floor(left / SECOND);
    const s = String(seconds % 60).padStart(2, '0');
    return { id: 'online.span.clock', params: { m: Math.floor(seconds / 60), s } };
  }
  const d = Math.floor(left / DAY);
  const h = Math.floor((left % DAY) / HOUR);
  const m = Math.floor((left % HOUR) / MINUTE);
  if (d > 0) return h > 0 ? { id: 'online.span.d-h', params: { d, h } } : { id: 'online.span.d', params: { d } };
  if (h > 0) return m > 0 ? { id: 'online.span.h-m', params: { h, m } } : { id: 'online.span.h', params: { h } };
  return { id: 'online.span.m', params: { m } };
}

/** A pace in a few words: "15 min and 30 s a turn". */
export function paceMessage(pace: Pace): Message {
  if (pace.kind === 'free') return { id: 'online.pace.free' };
  if (pace.kind === 'live') {
    const minutes = Math.round(pace.bank / MINUTE);
    return { id: 'online.pace.live', params: { minutes, seconds: Math.round(pace.increment / SECOND) } };
  }
  const span = { move: spanMessage(pace.move), bank: spanMessage(pace.bank) };
  return pace.bank === 0
    ? { id: 'online.pace.slow', params: { move: span.move } }
    : { id: 'online.pace.slow-bank', params: span };
}

/** The same for a list, where there is little room: "15 min + 30 s". */
export function shortPace(pace: Pace): Message {
  if (pace.kind === 'free') return { id: 'online.pace.free.short' };
  if (pace.kind === 'slow') return { id: 'online.pace.slow.short', params: { move: spanMessage(pace.move) } };
  const minutes = Math.round(pace.bank / MINUTE);
  return { id: 'online.pace.live.short', params: { minutes, seconds: Math.round(pace.increment / SECOND) } };
}
