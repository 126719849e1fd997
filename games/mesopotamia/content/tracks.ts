import type { Source } from '@edubba/kernel';

/** MES-28.01 Both tracks go from 1 to 9 (MES-A.50). */
export const TOP = 9;

export interface LimitRow {
  readonly population: number;
  readonly units: number;
  readonly source: Source;
}

/** C7, MES-28.13 Units on the board by Population position. */
export const UNIT_LIMITS: readonly LimitRow[] = [2, 4, 5, 6, 7, 8, 10, 12, 15].map((units, i) => ({
  population: i + 1,
  units,
  source: i < 2 ? ('rulebook' as const) : ('reconstructed' as const),
}));

/** MES-30.02, MES-30.03 VP for the first three of a track. */
export const RANK_VP: readonly number[] = [9, 6, 3];
