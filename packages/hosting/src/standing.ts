import type { Asked, BaseState, Json, Key, Order, Outcome, Seat, Table, UndoOffer, View } from '@edubba/kernel';
import { SPECTATOR, viewOf } from '@edubba/kernel';
import type { AnyReferee } from './sitter.ts';
import type { Suggested } from './suggestions.ts';

/** How things stand for the seat that looks. The same members as the protocol's. */
export interface Standing {
  readonly version: number;
  readonly view: View<BaseState>;
  readonly number: number;
  readonly question: Asked | null;
  /** What is closed to the seat. Why is asked for when somebody wants to know: reasons are most of what could be sent. */
  readonly refused: readonly string[];
  readonly offers: readonly Key[];
  readonly undo: UndoOffer;
  readonly redo: Key | null;
  readonly orders: readonly Order[];
  readonly outcome: Outcome | null;
  /** What others suggest to the seat, and it to others; left out where there is nothing. */
  readonly suggestions?: readonly Suggested[];
}

/** What lists show of a table, written with every answer so that no rules are needed to show it. */
export interface Summed {
  readonly answers: number;
  /** Whose answer is waited for, and what it is about; nobody's once the game is over. */
  readonly asks: { readonly seat: Seat; readonly kind: string; readonly about: Json } | null;
  /** Points so far, by player. */
  readonly scores: readonly number[];
  readonly outcome: Outcome | null;
  /** What a spectator sees, to say the round and phase. */
  readonly view: View<BaseState> | null;
}

/** How things stand for a seat, or for somebody who only looks on. */
export function standingOf(table: Table<BaseState>, seat: Seat, suggestions: readonly Suggested[] = []): Standing {
  return {
    version: table.events.length,
    view: table.view(seat),
    number: table.number(seat),
    question: table.question(seat) ?? null,
    refused: [...new Set(table.refusals(seat).map(({ target }) => target))],
    offers: table.offers(seat),
    undo: table.undoable(seat),
    redo: table.redoable(seat) ?? null,
    orders: table.orders.filter((order) => order.seat === seat),
    outcome: table.outcome ?? null,
    ...(suggestions.length === 0 ? {} : { suggestions }),
  };
}

/** What lists show of a table: only what everybody may know. */
export function summedUp({ scores }: AnyReferee, table: Table<BaseState>): Summed {
  const { machine } = table;
  const view = viewOf(machine, SPECTATOR);
  const [seat] = table.asked();
  return {
    answers: table.seq,
    asks: seat === undefined ? null : { seat, kind: machine.kind, about: machine.about() },
    // Counted on what everybody sees, so that no list tells a secret.
    scores: scores?.(view.s) ?? [],
    outcome: table.outcome ?? null,
    view,
  };
}
