import type { Source } from '@edubba/kernel';

/** SAM-2.04 Months and actions by number of players. */
export interface TableSize {
  readonly players: number;
  readonly months: number;
  readonly personal: number;
  readonly open: number;
  readonly queen: number;
  readonly source: Source;
}

const size = (players: number, months: number, personal: number, open: number, queen: number): TableSize => ({
  players,
  months,
  personal,
  open,
  queen,
  source: 'rulebook',
});

export const TABLE_SIZES: readonly TableSize[] = [
  size(1, 7, 2, 2, 2),
  size(2, 8, 3, 3, 2),
  size(3, 6, 2, 3, 2),
  size(4, 6, 2, 2, 1),
  size(5, 5, 2, 1, 1),
];

/** Cards, disks and free actions; the second number is for the solo game (SAM-30). */
export const HANDS = {
  start: [3, 5],
  draw: [1, 2],
  limit: [5, 7],
  disks: [1, 3],
  free: 5,
} as const;

/** SAM-28.07 What a Technology costs after a won Challenge. */
export const PRIZE = 4;

/** SAM-29 What is worth how much after a Challenge of a Campaign. */
export const POINTS = {
  win: 5,
  event: 3,
  gate: 2,
  technology: 1,
  medicine: 1,
  military: 1,
  green: 1,
  enemy: -1,
  red: -1,
};

/** SAM-29.12 The least points of each result band, from the second on. */
export const BANDS = [61, 81, 96, 111] as const;
