// A table on the main thread behind the worker's interface: to look at the frame without a worker and without a database.
import type { Bot } from '@edubba/bots';
import { previewOf, standingOf } from '@edubba/hosting';
import type { BaseState, Seat, Table } from '@edubba/kernel';
import { Refused, Xoshiro } from '@edubba/kernel';
import type { Reply, TableDoor, TableNews } from '../src/worker/api.ts';

export interface LocalTable {
  readonly table: Table<BaseState>;
  readonly me: Seat;
  /** By seat; seats without a bot are persons. */
  readonly bots: readonly (Bot<BaseState> | undefined)[];
}

/** Opens the door; bots answer between, one news for each answer. */
export function localDoor({ table, me: first, bots }: LocalTable, tell: (news: TableNews) => void): TableDoor {
  const random = new Xoshiro('local');
  let me = first;
  const anew = (): void => tell({ type: 'standing', me, events: table.eventsFor(me), standing: standingOf(table, me) });
  const news = (by: Seat, from: number): void =>
    tell({ type: 'events', by, events: table.eventsFor(me, from), standing: standingOf(table, me) });
  const run = (): void => {
    while (!table.over) {
      const seat = table.asked().find((one) => bots[one] !== undefined);
      const bot = seat === undefined ? undefined : bots[seat];
      if (seat === undefined || bot === undefined) break;
      const from = table.events.length;
      table.play(seat, bot.choose(table.observe(seat), random).key);
      news(seat, from);
    }
    const asked = table.over ? [] : table.asked();
    const other = asked[0];
    if (other !== undefined && !asked.includes(me)) tell({ type: 'curtain', seat: other });
  };
  const attempt = (deed: () => void, after: () => void): Promise<Reply> => {
    try {
      deed();
    } catch (error) {
      if (error instanceof Refused) return Promise.resolve({ done: false, refusal: error.refusal });
      throw error;
    }
    after();
    setTimeout(run, 0);
    return Promise.resolve({ done: true });
  };
  anew();
  setTimeout(run, 0);
  return {
    answer: (number, key) => {
      const from = table.events.length;
      return attempt(
        () => table.play(me, key, number),
        () => news(me, from),
      );
    },
    undo: () => attempt(() => table.undo(me), anew),
    restart: () => attempt(() => table.restart(me), anew),
    redo: () => attempt(() => table.redo(me), anew),
    rewind: (to) => attempt(() => table.rewind(me, to), anew),
    why: async () => table.refusals(me),
    order: (order) => attempt(() => table.order(order), anew),
    dropOrders: (kind) => attempt(() => table.dropOrders(me, kind), anew),
    preview: (key) => Promise.resolve(previewOf(table, me, key)),
    hint: () => {
      const bot = bots.find((one) => one !== undefined);
      if (bot === undefined || table.question(me) === undefined) return Promise.resolve(null);
      const { key, reasons = [] } = bot.choose(table.observe(me), random);
      return Promise.resolve({ key, reasons, others: [], line: [] });
    },
    sit: (seat) => {
      me = seat;
      anew();
      return Promise.resolve();
    },
    takeOver: () => Promise.resolve(anew()),
    close: () => Promise.resolve(),
  };
}
