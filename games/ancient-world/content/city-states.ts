import type { Source } from '@edubba/kernel';

/** The player boards, in the order of every list by board, and the city-state on the other side of each. */
export const BOARDS = ['umnok', 'merlume', 'amnite', 'zaltor'] as const;
export type BoardName = (typeof BOARDS)[number];

export const UMNOK = 0;
export const MERLUME = 1;
export const AMNITE = 2;
export const ZALTOR = 3;

interface BoardRow {
  readonly id: BoardName;
  readonly source: Source;
  readonly ours: readonly string[];
  /** Colour of its citizens. */
  readonly citizens: 'blue' | 'yellow' | 'green' | 'red';
  /** The titan that threatens it at the start (AW-2.13). */
  readonly titan: string;
}

const board = (id: BoardName, citizens: BoardRow['citizens'], titan: string): BoardRow => ({
  id,
  source: 'rulebook',
  ours: ['citizens', 'titan'],
  citizens,
  titan,
});

export const BOARD_TABLE: readonly BoardRow[] = [
  board('umnok', 'blue', 'ST01'),
  board('merlume', 'yellow', 'ST02'),
  board('amnite', 'red', 'ST04'),
  board('zaltor', 'green', 'ST03'),
];

/**
 * The titans of the boards at tables of rules version 1. A red banner to begin with, and armies that never rest, won Zaltor 1.5
 * times its share: since version 2 it and Amnite have each other's.
 */
export const FIRST_TITANS: readonly string[] = ['ST01', 'ST02', 'ST03', 'ST04'];

/** AW-16.02, AW-16.04, AW-16.08 */
export const UMNOK_KNOWLEDGE = 1;
export const MERLUME_COINS = 2;
export const AMNITE_CAPACITY = 2;
