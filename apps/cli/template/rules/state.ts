import type { BaseState, ItemId, Seat, TableInfo } from '@edubba/kernel';
import { rules } from '@edubba/kernel';
import type { Card } from '../content/cards.ts';
import { cards } from '../content/cards.ts';
import type { Decided } from './decisions.ts';
import { decisions } from './decisions.ts';

/** FG-3.01 So many rounds are played. */
export const ROUNDS = 6;

/** Everything there is on the table. */
export type State = BaseState & {
  deck: ItemId[];
  hand: ItemId[][];
  built: ItemId[][];
  grain: number[];
  /** Turns that have been taken. */
  turns: number;
};

/** The game's procedures are made here, and every question is typed by its kind. */
export const R = rules<State, Decided>(decisions);

/** FG-1.01 All cards in the deck; they are dealt by chance, which has its own step. */
export function setup(table: TableInfo): State {
  const none = (): ItemId[][] => Array.from({ length: table.seats }, () => []);
  return {
    table,
    deck: cards.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`)),
    hand: none(),
    built: none(),
    grain: Array<number>(table.seats).fill(0),
    turns: 0,
  };
}

/** Whose turn it is. */
export function onTurn(s: State): Seat {
  return s.turns % s.table.seats;
}

/** The card that an item is a copy of. */
export function cardOf(item: ItemId): Card {
  const card = cards.find(({ id }) => item.startsWith(`${id}#`));
  if (card === undefined) throw new RangeError(`${item} is no card`);
  return card;
}

/** FG-3.01 What a city is worth: its grain, and the cards it has built. */
export function worthOf({ grain, built }: State, seat: Seat): number {
  return (built[seat] ?? []).reduce((sum, card) => sum + cardOf(card).worth, grain[seat] ?? 0);
}

/** Which round is played, from 1 on. */
export function roundOf({ turns, table }: State): number {
  return Math.min(ROUNDS, Math.floor(turns / table.seats) + 1);
}
