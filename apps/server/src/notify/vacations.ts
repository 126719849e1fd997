import type { Vacation } from '@edubba/protocol';
import { conflict } from '../failure.ts';
import type { Storage } from '../store/database.ts';

const DAY = 24 * 60 * 60_000;
/** Days a year, by the universal calendar; a vacation is taken from the year it begins in. */
const A_YEAR = 20;
const TRIES = 10;

interface Row {
  readonly number: number;
  readonly year: number;
  readonly days: number;
  readonly started: number;
  readonly until: number;
}

const holds = ({ started, until }: Row, at: number): boolean => started <= at && at < until;
/** A day that has begun is spent: clocks cannot be stopped for a moment again and again. */
const spent = ({ started }: Row, now: number): number => Math.max(1, Math.ceil((now - started) / DAY));

/** Who is away, and how many days they have left. */
export class Vacations {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor({ storage, now }: { readonly storage: Storage; readonly now: () => number }) {
    this.storage = storage;
    this.now = now;
  }

  /** Whether somebody is away at a moment, past moments too: for the clocks. */
  async onVacation(person: string, at: number): Promise<boolean> {
    return (await this.rows(person)).some((row) => holds(row, at));
  }

  async of(person: string): Promise<Vacation> {
    const now = this.now();
    const rows = await this.rows(person);
    const until = rows.find((row) => holds(row, now))?.until ?? null;
    return { until, left: Math.max(0, A_YEAR - used(rows, yearOf(now))) };
  }

  /** Away for some days from now on, instead of any vacation that holds; with 0 it ends. All processes hear of it. */
  async take(person: string, days: number): Promise<Vacation> {
    for (let n = 0; n < TRIES; n++) {
      if (await this.tried(person, days)) {
        await this.storage.shout('vacation', person);
        return this.of(person);
      }
    }
    throw conflict('busy', 'Try again.');
  }

  /** Calls when somebody goes or comes back: the clocks of their tables are set anew. */
  onChange(heard: (person: string) => void): () => void {
    return this.storage.onShout((topic, person) => {
      if (topic === 'vacation') heard(person);
    });
  }

  /** Says whether it was done; not if somebody changed the rows meanwhile. */
  private async tried(person: string, days: number): Promise<boolean> {
    const now = this.now();
    const year = yearOf(now);
    const rows = await this.rows(person);
    const current = rows.find((row) => holds(row, now));
    const ended = rows.map((row) => (row === current ? { ...row, days: spent(row, now), until: now } : row));
    if (days > A_YEAR - used(ended, year)) {
      throw conflict('no-days-left', 'You do not have so many days left this year.');
    }
    if (current !== undefined) {
      const { numUpdatedRows } = await this.storage.db
        .updateTable('vacations')
        .set({ until: now, days: spent(current, now) })
        .where('person', '=', person)
        .where('number', '=', current.number)
        .where('until', '=', current.until)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
    }
    if (days === 0) return true;
    // Its number is the next one: where two are taken at once, one of them has to look again.
    const added = await this.storage.db
      .insertInto('vacations')
      .values({ person, number: rows.length + 1, year, days, started: now, until: now + days * DAY })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  private rows(person: string): Promise<Row[]> {
    return this.storage.db
      .selectFrom('vacations')
      .select(['number', 'year', 'days', 'started', 'until'])
      .where('person', '=', person)
      .orderBy('number')
      .execute();
  }
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear();
}

function used(rows: readonly Row[], year: number): number {
  return rows.reduce((sum, row) => (row.year === year ? sum + row.days : sum), 0);
}
