import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** A process that has not said so for this long has no windows any more. */
const LEASE = 60_000;
/** Windows that are opened and closed within so many milliseconds are written down together. */
const TOGETHER = 200;

/** So many are written in one statement: a crowd that comes at once must not keep those who play from the database. */
const PORTION = 100;

function portions(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / PORTION) }, (_, i) => keys.slice(i * PORTION, (i + 1) * PORTION));
}

/** Who has a window open at which table, over all processes. */
export class Presence {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  private readonly process: string;
  /** How many windows of this process somebody has open at a table, by both. */
  private readonly windows = new Map<string, number>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly changed = new Set<string>();
  private writing: Promise<void> | undefined;
  /** Until when the next writing waits. */
  private pause: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>, now: () => number, process: string) {
    this.db = db;
    this.now = now;
    this.process = process;
  }

  /** Somebody opened a window at a table; what comes back is to be called once when it is closed. */
  async here(table: string, person: string): Promise<() => Promise<void>> {
    const key = `${table}/${person}`;
    this.count(key, 1);
    await this.write(key);
    let open = true;
    return async () => {
      if (!open) return;
      open = false;
      this.count(key, -1);
      await this.write(key);
    };
  }

  /** Everybody who has a window open at a table. */
  async at(table: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('presence')
      .select('person')
      .where('table_id', '=', table)
      .where('until', '>', this.now())
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** Says that this process is alive, for all its windows at once; takes away those of processes that are not. */
  async beat(): Promise<void> {
    const now = this.now();
    await this.inTurn(async () => {
      if (this.windows.size > 0) {
        const { numUpdatedRows } = await this.db
          .updateTable('presence')
          .set({ until: now + LEASE })
          .where('process', '=', this.process)
          .executeTakeFirst();
        // Others took this process for dead while it was only slow.
        if (numUpdatedRows < this.windows.size) await this.put([...this.windows.keys()]);
      }
      await this.db.deleteFrom('presence').where('until', '<', now).execute();
    });
  }

  /** All windows of this process are closed. */
  async leave(): Promise<void> {
    this.windows.clear();
    await this.inTurn(() => this.db.deleteFrom('presence').where('process', '=', this.process).execute());
  }

  private count(key: string, by: number): void {
    const n = (this.windows.get(key) ?? 0) + by;
    if (n > 0) this.windows.set(key, n);
    else this.windows.delete(key);
  }

  /**
   * Writes what is true when its turn comes, so that a window closed at once leaves nothing behind. Those that come soon
   * after one another are written together: whoever opens and closes windows as fast as they can keeps no disk busy.
   */
  private write(key: string): Promise<void> {
    this.changed.add(key);
    this.writing ??= this.inTurn(async () => {
      await this.pause;
      this.writing = undefined;
      const keys = [...this.changed];
      this.changed.clear();
      await this.put(keys.filter((one) => this.windows.has(one)));
      await this.drop(keys.filter((one) => !this.windows.has(one)));
      this.pause = new Promise((go) => void setTimeout(go, TOGETHER));
    });
    return this.writing;
  }

  private async put(keys: readonly string[]): Promise<void> {
    const until = this.now() + LEASE;
    for (const some of portions(keys)) {
      await this.db
        .insertInto('presence')
        .values(some.map((key) => ({ ...this.row(key), until })))
        .onConflict((c) => c.columns(['table_id', 'person', 'process']).doUpdateSet({ until }))
        .execute();
    }
  }

  private async drop(keys: readonly string[]): Promise<void> {
    for (const some of portions(keys)) {
      await this.db
        .deleteFrom('presence')
        .where('process', '=', this.process)
        .where((is) =>
          is.or(
            some.map((key) => {
              const { table_id, person } = this.row(key);
              return is.and([is('table_id', '=', table_id), is('person', '=', person)]);
            }),
          ),
        )
        .execute();
    }
  }

  private row(key: string): { table_id: string; person: string; process: string } {
    const [table_id = '', person = ''] = key.split('/');
    return { table_id, person, process: this.process };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
