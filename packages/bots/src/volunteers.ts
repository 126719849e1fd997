import type { BaseState, Seat, Table } from '@edubba/kernel';
import type { Bot } from './bot.ts';

/** Finds those who may speak unasked. Each is heard once in every question that opens, so that somebody's talk never keeps the table. */
export class Volunteers<S extends BaseState> {
  private readonly table: Table<S>;
  private readonly botOf: (seat: Seat) => Bot<S>;
  private readonly heard = new Set<Seat>();
  private opened = -1;

  constructor(table: Table<S>, botOf: (seat: Seat) => Bot<S>) {
    this.table = table;
    this.botOf = botOf;
  }

  /** The next seat that nobody waits for, that may do something, and whose bot has not been heard yet. */
  next(): Seat | undefined {
    const { machine, game, info } = this.table;
    const { step } = machine;
    // Most questions leave nobody else anything to do: that must cost nothing.
    if (step === undefined || step.type === 'chance') return undefined;
    if (step.type === 'ask' && game.anytime.length === 0) return undefined;
    if (machine.opened !== this.opened) this.heard.clear();
    this.opened = machine.opened;
    const asked = machine.asked();
    const free = machine.mayAnswer();
    for (let seat: Seat = 0; seat < info.seats; seat++) {
      if (asked.includes(seat) || this.heard.has(seat) || this.botOf(seat).volunteer === undefined) continue;
      if (!free.includes(seat) && machine.offers(seat).length === 0) continue;
      this.heard.add(seat);
      return seat;
    }
    return undefined;
  }
}
