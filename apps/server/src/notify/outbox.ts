import type { Kysely, Selectable } from 'kysely';
import { newId } from '../ids.ts';
import type { NotifySchema } from './schema.ts';
import type { Database } from '../store/schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than any sending takes: only a process that died loses what it had claimed. */
const LEASE = MINUTE;
const BATCH = 50;
/** After this nobody asks any more whether it was told. */
const FORGET = 40 * DAY;

/** Something to be told, as it is kept. */
export type Row = Selectable<NotifySchema['notices']>;

/** A thing to be told: what, to whom, when. */
export interface Planned {
  readonly person: string;
  readonly table: string;
  readonly kind: string;
  readonly subject: string;
  readonly due: number;
}

/** What is to be told, in the database: no process loses it and no two tell it. */
export class Outbox {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  private readonly process: string;

  constructor(db: Kysely<Database>, now: () => number, process: string) {
    this.db = db;
    this.now = now;
    this.process = process;
  }

  /** Adds what is not there yet. */
  async add(planned: readonly Planned[]): Promise<void> {
    if (planned.length === 0) return;
    const rows = planned.map(({ person, table, kind, subject, due }) => {
      const fresh = { claimed_by: null, claimed_until: null, tried: null, attempts: 0, done: '[]' };
      const key = { id: newId(), person, table_id: table, kind, subject };
      return { ...key, planned: due, due, ...fresh, sent: null, dropped: null };
    });
    await this.db
      .insertInto('notices')
      .values(rows)
      .onConflict((c) => c.columns(['person', 'table_id', 'kind', 'subject']).doNothing())
      .execute();
  }

  /** Takes what is due, for this process alone. */
  async claim(): Promise<Row[]> {
    const now = this.now();
    const due = this.db
      .selectFrom('notices')
      .select('id')
      .where('due', '<=', now)
      .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)]))
      .orderBy('due')
      .limit(BATCH);
    // Most of the time nothing is: then nothing is written.
    if ((await due.limit(1).executeTakeFirst()) === undefined) return [];
    // Free and due are asked again of the row itself: another process may have taken it since it was looked for.
    return this.db
      .updateTable('notices')
      .set({ claimed_by: this.process, claimed_until: now + LEASE })
      .where('id', 'in', due)
      .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)]))
      .where('due', '<=', now)
      .returningAll()
      .execute();
  }

  /** Told, as far as it could be. */
  async sent({ id }: Row, done: readonly string[]): Promise<void> {
    await this.finish(id, { sent: this.now(), dropped: null, done: JSON.stringify(done) });
  }

  /** Not told, and why. */
  async drop({ id }: Row, why: string): Promise<void> {
    await this.finish(id, { dropped: why });
  }

  /** To be looked at again later, not having been tried. */
  async postpone({ id }: Row, due: number): Promise<void> {
    await this.mine(id, { due, claimed_by: null, claimed_until: null });
  }

  /** Somebody wants to be reached otherwise from now on: what was put off is looked at anew. */
  async wake(person: string): Promise<void> {
    await this.db
      .updateTable('notices')
      .set((e) => ({ due: e.ref('planned') }))
      .where('person', '=', person)
      .where('due', 'is not', null)
      .where('claimed_by', 'is', null)
      .where('attempts', '=', 0)
      .execute();
  }

  /** Tried in vain, at least in part: again after twice as long, given up after a day. */
  async retry(row: Row, done: readonly string[]): Promise<void> {
    const now = this.now();
    const tried = row.tried ?? now;
    const due = now + Math.min(30_000 * 2 ** row.attempts, 60 * MINUTE);
    if (due > tried + DAY) {
      await this.finish(row.id, { dropped: 'given up', done: JSON.stringify(done) });
    } else {
      const next = { due, tried, attempts: row.attempts + 1, done: JSON.stringify(done) };
      await this.mine(row.id, { ...next, claimed_by: null, claimed_until: null });
    }
  }

  /** Forgets what nobody will ask about. */
  async tidy(): Promise<void> {
    await this.db
      .deleteFrom('notices')
      .where('planned', '<', this.now() - FORGET)
      .where('due', 'is', null)
      .execute();
  }

  private finish(id: string, how: Partial<Row>): Promise<void> {
    return this.mine(id, { ...how, due: null, claimed_by: null, claimed_until: null });
  }

  /** Only what this process has claimed: whoever was too slow has nothing to say any more. */
  private async mine(id: string, change: Partial<Row>): Promise<void> {
    await this.db
      .updateTable('notices')
      .set(change)
      .where('id', '=', id)
      .where('claimed_by', '=', this.process)
      .execute();
  }
}
