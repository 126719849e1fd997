import type { BaseState, Seat, Table } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import type { GamePlan } from './api.ts';

/** What has to happen before the next person answers: nothing, a look from another seat, or a covered table first. */
export type Change = { readonly type: 'look' | 'cover'; readonly seat: Seat } | undefined;

/** Whose eyes the page has. */
export class Viewers {
  readonly people: readonly Seat[];
  private readonly curtain: boolean;
  /** Nobody while the table is covered, and before the first of several people has sat down. */
  seat: Seat | undefined;
  /** The table waits under its cover for somebody to sit down. */
  covered = false;

  constructor({ seats, curtain }: GamePlan) {
    this.people = seats.flatMap((sitter, seat) => (sitter.who === 'person' ? [seat] : []));
    this.curtain = curtain && this.people.length > 1;
    this.seat = this.curtain ? undefined : (this.people[0] ?? SPECTATOR);
  }

  /** Everybody besides one person is a bot. */
  get alone(): boolean {
    return this.people.length === 1;
  }

  /** Whom the table has to turn to, once no bot is waited for. */
  next(table: Table<BaseState>): Change {
    if (this.covered) return undefined;
    if (table.over) return this.seat === undefined ? { type: 'look', seat: this.people[0] ?? SPECTATOR } : undefined;
    const waited = table.asked().filter((seat) => this.people.includes(seat));
    const [seat] = waited;
    if (seat === undefined || (this.seat !== undefined && waited.includes(this.seat))) return undefined;
    return { type: this.curtain ? 'cover' : 'look', seat };
  }
}
