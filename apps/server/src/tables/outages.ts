import type { Storage } from '../store/database.ts';
import { changeOf } from './drafted.ts';
import type { TableHead } from './head.ts';

/** So often the house writes down that it is there, in milliseconds. */
export const BEAT = 2000;
/** Silent for longer, it was not: no clock runs for that time. */
const SILENT = 6000;
/** Outages that ended longer ago are behind every table. */
const REMEMBERED = 90 * 24 * 3_600_000;
const PAGE = 200;
const TRIES = 5;

/** A time in which no process of the house could take an answer. */
interface Outage {
  readonly since: number;
  readonly until: number;
}

/**
 * Knows when the house was away: stopped, killed, standing still, or without its database. That time is nobody's. Any
 * process may notice it and give it back to those who were waited for; each table remembers what it was given.
 */
export class Outages {
  private readonly storage: Storage;
  private readonly now: () => number;
  /** When this process last managed to say that it is there, by a clock nobody sets. */
  private last: number | undefined;
  private settled = 0;
  private beating: Promise<void> | undefined;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** Whether this process has been silent for so long that the house may have been away. */
  get mayHaveBeen(): boolean {
    return this.last !== undefined && performance.now() - this.last > SILENT;
  }

  /** Says that the house is there, unless it did so just now. Throws where it cannot be written down. */
  async beat(least = BEAT): Promise<void> {
    if (this.last !== undefined && performance.now() - this.last < least) return;
    this.beating ??= this.write().finally(() => {
      this.beating = undefined;
    });
    await this.beating;
  }

  private async write(): Promise<void> {
    const { storage } = this;
    const now = this.now();
    // On one file there is no other process: after a start whatever time has passed is an outage.
    const first = this.last === undefined;
    const silent = first || this.mayHaveBeen;
    await storage.db.transaction().execute(async (tx) => {
      const known = tx.selectFrom('beats').select('at').where('name', '=', 'house');
      const row = await (storage.engine === 'postgres' ? known.forUpdate() : known).executeTakeFirst();
      if (row === undefined) {
        const fresh = { name: 'house', at: now };
        await tx
          .insertInto('beats')
          .values(fresh)
          .onConflict((c) => c.doNothing())
          .execute();
        return;
      }
      const gap = now - row.at;
      const least = first && storage.engine === 'sqlite' ? 0 : SILENT;
      if (silent && gap > least) {
        await tx
          .insertInto('outages')
          .values({ since: row.at, until: now })
          .onConflict((c) => c.doNothing())
          .execute();
      }
      await tx
        .updateTable('beats')
        .set({ at: Math.max(now, row.at) })
        .where('name', '=', 'house')
        .execute();
    });
    this.last = performance.now();
    if (silent) await this.settle(now);
  }

  /** Gives the time of outages back at all tables whose clocks ran through them. */
  private async settle(now: number): Promise<void> {
    const outages = await this.storage.db
      .selectFrom('outages')
      .select(['since', 'until'])
      .where('until', '>', Math.max(this.settled, now - REMEMBERED))
      .orderBy('until')
      .execute();
    const last = outages.at(-1);
    if (last === undefined) return;
    for (let after = ''; ; ) {
      const rows = await this.storage.db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id } of rows) await this.giveBack(id, outages);
      if (rows.length < PAGE) break;
      after = rows.at(-1)?.id ?? '';
    }
    this.settled = last.until;
  }

  private async giveBack(id: string, outages: readonly Outage[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await this.storage.db
        .selectFrom('tables')
        .select(['rev', 'head'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return;
      const was = { head: JSON.parse(row.head) as TableHead, rev: row.rev };
      const head = givenBack(was.head, outages);
      if (head === was.head) return;
      const change = changeOf({ person: null, receipt: null }, was, head, [], 0);
      if ((await this.storage.keep(change)) === 'kept') return;
    }
  }
}

/** The head as if the time of outages had not been; the same one where nothing is to be given back. */
export function givenBack(head: TableHead, outages: readonly Outage[]): TableHead {
  const { turn, pace, givenBack: before = 0 } = head;
  if (turn === null || pace.kind === 'free') return head;
  let { since } = turn;
  let last = before;
  for (const outage of outages) {
    if (outage.until <= before || outage.until <= turn.since) continue;
    since += outage.until - Math.max(outage.since, turn.since);
    last = outage.until;
  }
  return last === before ? head : { ...head, turn: { ...turn, since }, givenBack: last };
}
