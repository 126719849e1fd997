import type { Pace } from '@edubba/protocol';
import { DAY, MINUTE, SECOND } from './time.ts';

/** Paces that are a promise in a few words; anything else is custom. */
export const PRESETS = {
  evening: { kind: 'live', bank: 15 * MINUTE, increment: 30 * SECOND },
  calm: { kind: 'live', bank: 45 * MINUTE, increment: 60 * SECOND },
  day: { kind: 'slow', move: DAY, bank: 3 * DAY },
  days: { kind: 'slow', move: 3 * DAY, bank: 0 },
  free: { kind: 'free' },
} as const satisfies { readonly [name: string]: Pace };

export type Preset = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** A pace as it is typed in: whole numbers of what people count in. */
export interface Custom {
  readonly kind: 'live' | 'slow';
  /** Minutes for the whole game, or days in the bank. */
  readonly bank: number;
  /** Seconds with every answer, or days for each. */
  readonly each: number;
}

/** What can be typed in, by kind: from, to. */
export const LIMITS = {
  live: { bank: [1, 1440], each: [0, 600] },
  slow: { bank: [0, 60], each: [1, 30] },
} as const;

/** How custom begins. */
export const CUSTOM: Custom = { kind: 'live', bank: 30, each: 30 };

function within(value: number, [least, most]: readonly [number, number]): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** The pace of what was typed in; what is out of bounds is brought inside. */
export function customPace({ kind, bank, each }: Custom): Pace {
  const limits = LIMITS[kind];
  const [b, e] = [within(bank, limits.bank), within(each, limits.each)];
  return kind === 'live' ? { kind, bank: b * MINUTE, increment: e * SECOND } : { kind, move: e * DAY, bank: b * DAY };
}
