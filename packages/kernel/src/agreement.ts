import { Refused } from './refusal.ts';
import type { Table } from './table.ts';
import type { BaseState, Seat } from './types.ts';

/** A wish to go back beyond what one may take back alone: it happens when everybody asked has said yes. */
export class Agreement<S extends BaseState> {
  readonly by: Seat;
  readonly to: number;
  readonly needed: readonly Seat[];
  readonly agreed: Seat[] = [];
  private readonly table: Table<S>;
  private readonly asOf: number;
  state: 'open' | 'done' | 'declined' | 'outdated' = 'open';

  /** `needed`: the seats that have a say; bots have none. */
  constructor(table: Table<S>, by: Seat, to: number, needed: readonly Seat[]) {
    if (!Number.isInteger(to) || to < 0 || to >= table.line.length) {
      throw new Refused({ target: `rewind:${to}`, rule: 'kernel', why: { id: 'kernel.rewind-nowhere' } });
    }
    this.table = table;
    this.by = by;
    this.to = to;
    this.needed = needed;
    this.asOf = table.log.length;
    this.answer(by, true);
  }

  /** One no ends it; so does any answer given in the meantime, since it was agreed on another position. */
  answer(seat: Seat, yes: boolean): void {
    // Whoever has no say can neither agree nor decline.
    if (this.state !== 'open' || (seat !== this.by && !this.needed.includes(seat))) return;
    if (this.table.log.length !== this.asOf) {
      this.state = 'outdated';
      return;
    }
    if (!yes) {
      this.state = 'declined';
      return;
    }
    if (!this.agreed.includes(seat)) this.agreed.push(seat);
    if (!this.needed.every((other) => this.agreed.includes(other))) return;
    this.table.rewind(this.by, this.to);
    this.state = 'done';
  }
}
