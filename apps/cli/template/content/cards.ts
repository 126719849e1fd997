import type { Source } from '@edubba/kernel';

/** A card of the game. A new one is a new row here and its name in the catalogue. */
export interface Card {
  readonly id: string;
  /** `rulebook`: your own rules are the rulebook. The other two are for a game whose print is not all at hand. */
  readonly source: Source;
  readonly rule: string;
  /** How many of it there are. */
  readonly copies: number;
  /** What it takes to build it … */
  readonly cost: number;
  /** … and what it is worth at the end. */
  readonly worth: number;
}

/** FG-1.01 The cards. */
export const cards: readonly Card[] = [
  { id: 'granary', source: 'rulebook', rule: 'FG-2.02', copies: 12, cost: 2, worth: 4 },
];
