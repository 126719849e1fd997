import type { BaseState, Seat, Table } from '@edubba/kernel';
import { SPECTATOR, viewOf } from '@edubba/kernel';
import type { Standing } from './api.ts';
import type { AnyPlay } from './games.ts';
import type { Summed } from './head.ts';

/** How things stand for a seat, or for somebody who only looks on. */
export function standingOf(table: Table<BaseState>, seat: Seat): Standing {
  return {
    version: table.events.length,
    view: table.view(seat),
    number: table.number(seat),
    question: table.question(seat) ?? null,
    refusals: table.refusals(seat),
    offers: table.offers(seat),
    undo: table.undoable(seat),
    redo: table.redoable(seat) ?? null,
    orders: table.orders.filter((order) => order.seat === seat),
    outcome: table.outcome ?? null,
  };
}

/** What lists show of a table: only what everybody may know. */
export function summedUp({ scores }: AnyPlay, table: Table<BaseState>): Summed {
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
